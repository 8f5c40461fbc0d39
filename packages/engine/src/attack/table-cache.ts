import type { AttackTerms, DefenseTerms } from '../plan/terms.ts';
import { type FaceTable, faceTable } from './faces.ts';

/** The most cached tables for one set of effects. */
const MOST_KNOWN = 64;

/** Cached objects by the effects of a weapon. */
export type Known<Made> = WeakMap<AttackTerms, Made[]>;

/** Returns the cached objects for these effects, the most used first. */
export const knownOf = <Made>(known: Known<Made>, terms: AttackTerms): Made[] => {
  let list = known.get(terms);
  if (!list) known.set(terms, (list = []));
  return list;
};

/** Moves a used object one place forward, so that it is found sooner. */
export const bringForward = <Made>(list: Made[], at: number): Made => {
  const made = list[at];
  if (at > 0) {
    list[at] = list[at - 1];
    list[at - 1] = made;
  }
  return made;
};

/** Adds an object to the cache and drops the least used one if it is full. */
export const remember = <Made>(list: Made[], made: Made): Made => {
  if (list.length >= MOST_KNOWN) list.pop();
  list.unshift(made);
  return made;
};

/** Whether two lists have the same entries. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
};

const tables: Known<FaceTable> = new WeakMap();

/** Returns the table of dice to hit for a situation, compiled once. */
export const knownTable = (
  quality: number,
  bits: number,
  onlySixes: boolean,
  attack: readonly AttackTerms[],
  defense: readonly DefenseTerms[],
  keepsAp: boolean,
): FaceTable => {
  const list = knownOf(tables, attack[0]);
  for (let i = 0; i < list.length; i++) {
    const known = list[i].situation;
    if (
      known.bits === bits &&
      known.quality === quality &&
      known.onlySixes === onlySixes &&
      known.keepsAp === keepsAp &&
      isSameList(known.attack, attack) &&
      isSameList(known.defense, defense)
    )
      return bringForward(list, i);
  }
  return remember(list, faceTable({ quality, bits, onlySixes, attack, defense, keepsAp }));
};
