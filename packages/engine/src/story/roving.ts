import type { ModelMove } from '../game/action.ts';
import type { EventOf, StoryMemory } from './memory.ts';
import { spotText } from './words.ts';

/** About where models end, to a tenth of an inch: the middle of a formation is nothing to measure from. */
export const endOf = (moves: readonly ModelMove[]): string => {
  const ends = moves.filter(({ path }) => path.length > 1).map(({ path }) => path.slice(-2));
  const middle = (axis: 0 | 1): number =>
    Math.round(ends.reduce((sum, end) => sum + end[axis], 0) / Math.max(1, ends.length) / 10) * 10;
  return spotText({ x: middle(0), y: middle(1) });
};

/** Put down anew by a rule. */
export const placed = (memory: StoryMemory, { unit, moves, rule }: EventOf<'placed'>): string =>
  `${memory.does(unit, 'appear')} at about ${endOf(moves)} (${rule}).`;

/** Gone for a while by a rule. */
export const withdrawn = (memory: StoryMemory, { unit, rule }: EventOf<'withdrawn'>): string =>
  `${memory.does(unit, 'leave')} the table, to come back out of ambush (${rule}).`;

/** What a model did to those whom it moved through. */
export const crossed = (memory: StoryMemory, { unit, target, rule }: EventOf<'crossed'>): string =>
  `${memory.does(unit, 'pass', 'passes')} over ${memory.object(target)} (${rule}).`;
