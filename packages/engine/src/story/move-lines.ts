import { INCH } from '@muster/kernel';
import type { ModelMove } from '../contract/action.ts';
import { type Heading, MOVE_TEXTS } from './log-texts.ts';
import type { EventOf, StoryMemory } from './memory.ts';
import { inch, splitFaces } from './figures.ts';

interface Spot {
  x: number;
  y: number;
}

/** Returns the sentence of a move: how far its farthest model goes, and by which objective it ends. */
export const moved = (memory: StoryMemory, { unit, moves, how }: EventOf<'moved'>): string => {
  const length = Math.max(...moves.map(({ path }) => lengthOf(path)));
  if (roughly(length) === 0) return MOVE_TEXTS.unmoved(memory.subject(unit));
  return MOVE_TEXTS.moved(how, memory.subject(unit), inch(roughly(length)), headingOf(memory, moves));
};

/** Rounds to a tenth of an inch. */
const roughly = (length: number): number => Math.round(length / 10) * 10;

const lengthOf = (path: readonly number[]): number => {
  let length = 0;
  for (let i = 2; i + 1 < path.length; i += 2) length += Math.hypot(path[i] - path[i - 2], path[i + 1] - path[i - 1]);
  return length;
};

/** Returns the middle of the spots at which models begin or end. */
const middleOf = (moves: readonly ModelMove[], end: 'first' | 'last'): Spot => {
  const spots = moves.map(({ path }) => (end === 'first' ? path : path.slice(-2)));
  const middle = (axis: 0 | 1): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  return { x: middle(0), y: middle(1) };
};

const farFrom = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** An objective counts as reached within this distance of the middle of a unit. */
const THERE = 3 * INCH;

/** Returns the objective that a move leads to most directly, if any. */
const headingOf = ({ objectives }: StoryMemory, moves: readonly ModelMove[]): Heading | undefined => {
  const [from, to] = [middleOf(moves, 'first'), middleOf(moves, 'last')];
  const gains = objectives.map((spot) => farFrom(from, spot) - farFrom(to, spot));
  const best = gains.indexOf(Math.max(...gains));
  if (best < 0 || gains[best] < farFrom(from, to) / 2 || gains[best] <= 0) return undefined;
  return { objective: best, isThere: farFrom(to, objectives[best]) <= THERE };
};

/** Returns the sentence of models that a rule repositions. */
export const placed = (memory: StoryMemory, { unit, moves, rule }: EventOf<'placed'>): string => {
  const { objectives } = memory;
  const subject = memory.subject(unit);
  const spot = middleOf(moves, 'last');
  const gaps = objectives.map((objective) => farFrom(spot, objective));
  const least = Math.min(...gaps);
  if (!Number.isFinite(least)) return MOVE_TEXTS.placed(subject, rule);
  return MOVE_TEXTS.placed(subject, rule, { objective: gaps.indexOf(least), length: inch(roughly(least)) });
};

/** Returns the sentence of a unit that leaves the table for a while by a rule. */
export const withdrawn = (memory: StoryMemory, { unit, rule }: EventOf<'withdrawn'>): string =>
  MOVE_TEXTS.withdrawn(memory.subject(unit), rule);

/** Returns the sentence of a model that strikes a unit while it moves through it. */
export const crossed = (memory: StoryMemory, { unit, target, rule }: EventOf<'crossed'>): string =>
  MOVE_TEXTS.crossed(memory.subject(unit), memory.object(target), rule);

/** Returns the sentence of a push at a model. */
export const pushed = (memory: StoryMemory, { unit, by, natural, passed }: EventOf<'pushed'>): string => {
  const [roll] = memory.take('push');
  const need = roll?.need ?? memory.plan.ruleset.numbers.pushTarget;
  return MOVE_TEXTS.pushed(by >= 0 ? memory.subject(by) : undefined, memory.object(unit), natural, need, passed);
};

/** Returns the sentence of a jump. */
export const jumped = (memory: StoryMemory, { model, distance, faces, passed }: EventOf<'jumped'>): string => {
  const [roll] = memory.take('jump');
  const need = roll?.need ?? memory.plan.models[model].jumpTarget;
  const rolled = faces.length > 0 ? splitFaces(faces, need, 0) : '';
  return MOVE_TEXTS.jumped(memory.model(model), inch(distance), rolled, need, passed);
};

/** Returns the sentence of a fall. */
export const fellDown = (memory: StoryMemory, { model, height, ap }: EventOf<'fell-down'>): string =>
  MOVE_TEXTS.fellDown(memory.model(model), inch(height), ap);
