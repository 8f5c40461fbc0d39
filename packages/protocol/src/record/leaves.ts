import { ACTIONS, isWish, type SimpleKind, RESERVE_KINDS } from '@muster/engine';
import type { Reader } from '@muster/kernel';
import { type Check, FARTHEST, listOf, text, truth, whole, word } from './shape.ts';

/** The numbers of sides, units and models in a battle. */
export interface Sizes {
  sides: number;
  units: number;
  models: number;
}

/** Checks a length or a place on the table. */
export const coordinate: Check = whole(-FARTHEST, FARTHEST);

/** Checks a count. */
export const number: Check = whole(0, 100_000);

const path: Check = (reader) => {
  listOf(coordinate, 2000)(reader);
  if (Array.isArray(reader.value) && reader.value.length % 2 === 1) reader.complain('has an x without its y');
};

/** Checks the wish of a side, or a decision. */
export const wish = (reader: Reader): void => {
  if (!isWish(reader.value)) reader.complain('must be a setting, a sentence or "as-it-is"');
};

/** Returns the checks of values without fields, for a battle of this size. */
export const leavesFor = ({ sides, units, models }: Sizes): Readonly<Record<SimpleKind, Check>> => ({
  side: whole(0, sides - 1),
  'side-or-all': whole(-1, sides - 1),
  unit: whole(0, units - 1),
  model: whole(0, models - 1),
  zone: whole(0, 20),
  choice: whole(0, 30),
  length: coordinate,
  number,
  truth,
  text: text(),
  path,
  action: word(...ACTIONS, 'idle'),
  'reserve-kind': word(...RESERVE_KINDS),
  wish,
});
