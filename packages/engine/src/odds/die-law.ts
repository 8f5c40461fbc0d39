import type { Save } from '../plan/terms.ts';
import type { BlockTable } from '../attack/faces.ts';
import type { HitEffect } from '../attack/hit-effect.ts';
import type { Pool } from '../attack/volley.ts';
import { addPair, type Joint, type Law, sumOf, sumOfPairs, certain, timesOf, tries } from './law.ts';

/** The result of a hit. */
export interface HitLaw {
  /** The law of the wounds of a hit with this AP and this many extra wounds that pass the Defense roll and saves. */
  wounds: (ap: number, more?: number) => Law;
  /** The law of what such a wound is multiplied to, less what is saved then; none has no chance. */
  size: Law;
}

/** Returns the chances of the natural faces with which a Defense roll ends, the reroll included (battle:D3). */
const finalFaces = ({ again }: BlockTable): number[] => {
  const rerolled = again.filter(Boolean).length;
  return again.map((isAgain, face) => (face === 0 ? 0 : (isAgain ? 0 : 1 / 6) + rerolled / 36));
};

/** Returns the chance that a Defense roll fails. */
export const unblockedChance = ({ blocks, again }: BlockTable): number => {
  let failing = 0;
  let failingAtOnce = 0;
  let rerolled = 0;
  for (let face = 1; face <= 6; face++) {
    if (again[face]) rerolled++;
    if (blocks[face]) continue;
    failing++;
    if (!again[face]) failingAtOnce++;
  }
  return (failingAtOnce + (rerolled * failing) / 6) / 6;
};

/** Returns the law of the wounds of one hit, before saves. */
const unblockedLaw = (table: BlockTable, more: number): Law => {
  if (more === 0 && table.wounds.every((wounds) => wounds === 0)) return tries(1, unblockedChance(table));
  const law = new Float64Array(2 + more + Math.max(...table.wounds));
  finalFaces(table).forEach((chance, face) => {
    law[table.blocks[face] ? 0 : 1 + more + table.wounds[face]] += chance;
  });
  return law;
};

/** Returns the chance that a wound passes all saves; each rule saves once. */
export const unsavedChance = (saves: readonly Save[]): number => {
  let chance = 1;
  saves.forEach(({ rule, target }, i) => {
    const isFirst = saves.findIndex((other) => other.rule === rule) === i;
    if (isFirst) chance *= Math.min(6, Math.max(0, target - 1)) / 6;
  });
  return chance;
};

/**
 * Returns the law of one hit: saves against each of its wounds, or against each before it is multiplied (battle:W5).
 */
export const hitLaw = (effect: HitEffect, savesAfterFactor: boolean): HitLaw => {
  const { woundFactor, saves } = effect;
  const unsaved = unsavedChance(saves);
  const wounding = savesAfterFactor && unsaved < 1 ? tries(woundFactor, unsaved) : undefined;
  const some = wounding ? 1 - wounding[0] : unsaved;
  const known: Law[][] = [];
  const wounds = (ap: number, more = 0): Law =>
    ((known[more] ??= [])[ap] ??= thinned(unblockedLaw(effect.blockTable(ap), more), some));
  if (!wounding) return { wounds, size: certain(woundFactor) };
  const size = wounding.map((chance, n) => (n === 0 || some === 0 ? 0 : chance / some));
  return { wounds, size };
};

/** Returns the law of how many remain among a count that each remain with a chance. */
const thinned = (law: Law, chance: number): Law => {
  if (chance === 1) return law;
  if (law.length === 2) return tries(1, law[1] * chance);
  const out = new Float64Array(law.length);
  law.forEach((share, n) => {
    tries(n, chance).forEach((part, left) => {
      out[left] += share * part;
    });
  });
  return out;
};

/** The hits of one face of a die: some with their own AP and wounds, some with the AP of bonus hits. */
export interface FaceHits {
  faces: number;
  ap: number;
  /** Extra wounds of each of its own hits. */
  more: number;
  own: number;
  plain: number;
  /** Extra dice, which give no more dice. */
  again: number;
}

/** Returns what the faces of a die hit; faces with the same result are joined, and misses are left out. */
export const faceHits = ({ table, effect }: Pool, copiesKeepAp: boolean): FaceHits[] => {
  const hits: FaceHits[] = [];
  const k = effect.hitFactor;
  for (let face = 1; face <= 6; face++) {
    if (!table.hits[face]) continue;
    const ap = table.ap[face];
    const more = table.wounds[face];
    const again = table.again[face];
    const own = copiesKeepAp ? k : 1;
    const plain = k * (1 + table.extra[face]) - own;
    const last = hits[hits.length - 1];
    if (last !== undefined && last.ap === ap && last.more === more && last.plain === plain && last.again === again)
      last.faces++;
    else hits.push({ faces: 1, ap, more, own, plain, again });
  }
  return hits;
};

/**
 * Returns the law of one die of a pool: how many wounds of its hits pass the Defense roll and saves, and how many hits
 * there are.
 */
export const dieLaw = (pool: Pool, { wounds }: HitLaw, copiesKeepAp: boolean): Joint => {
  const faces = faceHits(pool, copiesKeepAp);
  const ownLaw = ({ ap, more, own, plain }: FaceHits): Law => {
    const owns = timesOf(wounds(ap, more), own);
    return plain === 0 ? owns : sumOf(owns, timesOf(wounds(pool.table.plainAp), plain));
  };
  const plainDie: Joint = [];
  let missing = 6;
  for (const face of faces) {
    missing -= face.faces;
    ownLaw(face).forEach((chance, n) => addPair(plainDie, n, face.own + face.plain, (chance * face.faces) / 6));
  }
  if (missing > 0) addPair(plainDie, 0, 0, missing / 6);
  if (faces.every(({ again }) => again === 0)) return plainDie;
  const joint: Joint = [];
  if (missing > 0) addPair(joint, 0, 0, missing / 6);
  for (const face of faces) {
    let own: Joint = [];
    ownLaw(face).forEach((chance, n) => addPair(own, n, face.own + face.plain, chance));
    for (let die = 0; die < face.again; die++) own = sumOfPairs(own, plainDie);
    own.forEach((row, n) => row?.forEach((chance, hits) => addPair(joint, n, hits, (chance * face.faces) / 6)));
  }
  return joint;
};

/** Returns the same for a hit that needs no die. */
export const freeLaw = ({ table, effect }: Pool, { wounds }: HitLaw): Joint => {
  const joint: Joint = [];
  timesOf(wounds(table.plainAp), effect.hitFactor).forEach((chance, n) => addPair(joint, n, effect.hitFactor, chance));
  return joint;
};
