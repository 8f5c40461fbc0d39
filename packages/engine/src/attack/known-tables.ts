import type { AttackTerms, DefenseTerms } from '../plan/terms.ts';
import { type FaceTable, faceTable } from './faces.ts';

/** So many tables are remembered for one set of terms. */
const MOST_KNOWN = 64;

/** What was made before for attacks, by the terms of the weapon. */
export type Known<Made> = WeakMap<AttackTerms, Made[]>;

/** What was made for these terms, what is asked for most in front. */
export const knownOf = <Made>(known: Known<Made>, terms: AttackTerms): Made[] => {
  let list = known.get(terms);
  if (!list) known.set(terms, (list = []));
  return list;
};

/** Takes what was asked for one place forward, so that it is found sooner the next time. */
export const bringForward = <Made>(list: Made[], at: number): Made => {
  const made = list[at];
  if (at > 0) {
    list[at] = list[at - 1];
    list[at - 1] = made;
  }
  return made;
};

/** Remembers what was made, and forgets what has not been asked for in a long time. */
export const remember = <Made>(list: Made[], made: Made): Made => {
  if (list.length >= MOST_KNOWN) list.pop();
  list.unshift(made);
  return made;
};

/** Whether two lists hold the same. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
};

const tables: Known<FaceTable> = new WeakMap();

/** The to-hit table of a situation, made once: it depends on nothing else. */
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
