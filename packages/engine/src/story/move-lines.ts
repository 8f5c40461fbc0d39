import { distance2, INCH } from '@muster/kernel';
import type { ModelMove } from '../contract/action.ts';
import { MOVE_TEXTS, type Near } from './log-texts.ts';
import type { EventOf, StoryMemory } from './memory.ts';
import { lengthText, roughLength, splitFaces } from './figures.ts';

/** Returns the sentence of a move. */
export const moved = (memory: StoryMemory, { unit, moves, how }: EventOf<'moved'>): string =>
  MOVE_TEXTS.moved(how, memory.subject(unit), nearOf(memory, moves));

/** Returns the sentence of models that a rule repositions. */
export const placed = (memory: StoryMemory, { unit, moves, rule }: EventOf<'placed'>): string =>
  MOVE_TEXTS.placed(memory.subject(unit), rule, nearOf(memory, moves));

/** A model whose centre is closer than this stands on an objective. */
const ON_IT = INCH / 2;

/** Returns the objective that is nearest to some model after its move, and how far it is, to a tenth of an inch. */
const nearOf = ({ objectives }: StoryMemory, moves: readonly ModelMove[]): Near | undefined => {
  const ends = moves.map(({ path }) => path.slice(-2));
  const gaps = objectives.map((spot) => Math.min(...ends.map(([x, y]) => Math.sqrt(distance2(x, y, spot.x, spot.y)))));
  const least = Math.min(...gaps);
  if (!Number.isFinite(least)) return undefined;
  return { objective: gaps.indexOf(least), length: roughLength(least), isThere: least < ON_IT };
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
  return MOVE_TEXTS.jumped(memory.actor(model), lengthText(distance), rolled, need, passed);
};

/** Returns the sentence of a fall. */
export const fellDown = (memory: StoryMemory, { model, height, ap }: EventOf<'fell-down'>): string =>
  MOVE_TEXTS.fellDown(memory.actor(model), lengthText(height), ap);
