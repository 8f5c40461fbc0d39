import type { ModelMove } from '../contract/action.ts';
import type { EventOf, StoryMemory } from './memory.ts';
import { inch, splitFaces, spotText } from './words.ts';

/** About where models end, to a tenth of an inch: the middle of a formation is nothing to measure from. */
const endOf = (moves: readonly ModelMove[]): string => {
  const ends = moves.filter(({ path }) => path.length > 1).map(({ path }) => path.slice(-2));
  const middle = (axis: 0 | 1): number => ends.reduce((sum, end) => sum + end[axis], 0) / Math.max(1, ends.length);
  return roughSpot(middle(0), middle(1));
};

/** A place to a tenth of an inch. */
const roughSpot = (x: number, y: number): string =>
  spotText({ x: Math.round(x / 10) * 10, y: Math.round(y / 10) * 10 });

/** Put down anew by a rule. */
export const placed = (memory: StoryMemory, { unit, moves, rule }: EventOf<'placed'>): string =>
  `${memory.does(unit, 'appear')} at about ${endOf(moves)} (${rule}).`;

/** Gone for a while by a rule. */
export const withdrawn = (memory: StoryMemory, { unit, rule }: EventOf<'withdrawn'>): string =>
  `${memory.does(unit, 'leave')} the table, to come back out of ambush (${rule}).`;

/** What a model did to those whom it moved through. */
export const crossed = (memory: StoryMemory, { unit, target, rule }: EventOf<'crossed'>): string =>
  `${memory.does(unit, 'pass', 'passes')} over ${memory.object(target)} (${rule}).`;

/** Moves other than the plain ones. */
const MOVES: Readonly<Record<string, readonly [many: string, one: string]>> = {
  'pile-in': ['close in', 'closes in'],
  consolidate: ['follow through', 'follows through'],
  'back-off': ['step back', 'steps back'],
  slip: ['slip away', 'slips away'],
};

/** A move, and about where it ends. */
export const moved = (memory: StoryMemory, { unit, moves, how }: EventOf<'moved'>): string => {
  const [many, one] = Object.hasOwn(MOVES, how) ? MOVES[how] : ['move', 'moves'];
  return `${memory.does(unit, many, one)} to about ${endOf(moves)}.`;
};

/** A push at a model, and whether it gives way. */
export const pushed = (memory: StoryMemory, { unit, by, natural, passed, x, y }: EventOf<'pushed'>): string => {
  const [roll] = memory.take('push');
  const who =
    by >= 0 ? `${memory.does(by, 'push', 'pushes')} ${memory.object(unit)}` : `A push at ${memory.object(unit)}`;
  const end = passed ? `shoved to about ${roughSpot(x, y)}` : 'not an inch';
  return `${who}: ${natural} against ${roll?.need ?? memory.plan.ruleset.numbers.pushTarget}+, ${end}.`;
};

/** A jump, and how it ends. */
export const jumped = (memory: StoryMemory, { model, distance, faces, passed }: EventOf<'jumped'>): string => {
  const [roll] = memory.take('jump');
  const need = roll?.need ?? memory.plan.models[model].jumpTarget;
  const dice = faces.length > 0 ? `: ${splitFaces(faces, need, 0)} against ${need}+` : '';
  return `${memory.model(model)} jumps ${inch(distance)}${dice}, ${passed ? 'and lands well' : 'and falls'}.`;
};

/** A fall, and what it does. */
export const fellDown = (memory: StoryMemory, { model, height, ap }: EventOf<'fell-down'>): string => {
  const hit = ap === undefined ? '' : `: a hit${ap > 0 ? ` with AP(${ap})` : ''}`;
  return `${memory.model(model)} falls ${inch(height)}${hit}.`;
};
