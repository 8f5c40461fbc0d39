import type { Save } from '../../plan/plan.ts';
import type { BlockTable } from '../faces.ts';
import type { HitEffect, Pool } from '../volley.ts';
import { addPair, type Joint, type Law, sumOf, surely, tries } from './law.ts';

/** What comes of a hit: the chance that it wounds, and the law of its wounds if it does. */
export interface HitLaw {
  /** The chance that a hit with this AP wounds. */
  wounds: (ap: number) => number;
  /** The wounds of a hit that does; none has no chance. */
  size: Law;
}

/** The chance that a block roll fails, the second roll of sixes included (battle:D3). */
export const unblockedChance = ({ blocks, rerollSixes }: BlockTable): number => {
  let failing = 0;
  for (let face = 1; face < 6; face++) if (!blocks[face]) failing++;
  const six = blocks[6] ? 0 : 1;
  return (failing + (rerollSixes ? (failing + six) / 6 : six)) / 6;
};

/** The chance that a wound gets past all saves; a rule saves once. */
export const unsavedChance = (saves: readonly Save[]): number => {
  let chance = 1;
  saves.forEach(({ rule, target }, i) => {
    const isFirst = saves.findIndex((other) => other.rule === rule) === i;
    if (isFirst) chance *= Math.min(6, Math.max(0, target - 1)) / 6;
  });
  return chance;
};

/** The law of one hit: saves against each of its wounds, or against the hit before it is multiplied (battle:W5). */
export const hitLaw = (effect: HitEffect, savesAfterFactor: boolean): HitLaw => {
  const { woundFactor, saves } = effect;
  const unsaved = unsavedChance(saves);
  const wounding = savesAfterFactor && unsaved < 1 ? tries(woundFactor, unsaved) : undefined;
  const some = wounding ? 1 - wounding[0] : unsaved;
  const wounds = (ap: number): number => some * unblockedChance(effect.blockTable(ap));
  if (!wounding) return { wounds, size: surely(woundFactor) };
  const size = wounding.map((chance, n) => (n === 0 || some === 0 ? 0 : chance / some));
  return { wounds, size };
};

/** The hits of one face of a die: so many with its own AP, so many with the AP that bonus hits have. */
export interface FaceHits {
  faces: number;
  ap: number;
  own: number;
  plain: number;
}

/** What the faces of a die hit; faces that do the same are taken together, and those that miss are left out. */
export const faceHits = ({ table, effect }: Pool, copiesKeepAp: boolean): FaceHits[] => {
  const hits: FaceHits[] = [];
  const k = effect.hitFactor;
  for (let face = 1; face <= 6; face++) {
    if (!table.hits[face]) continue;
    const ap = table.ap[face];
    const own = copiesKeepAp ? k : 1;
    const plain = k * (1 + table.extra[face]) - own;
    const last = hits[hits.length - 1];
    if (last !== undefined && last.ap === ap && last.plain === plain) last.faces++;
    else hits.push({ faces: 1, ap, own, plain });
  }
  return hits;
};

/** One die of a pool: how many of its hits wound, and how many hits there are. */
export const dieLaw = (pool: Pool, { wounds }: HitLaw, copiesKeepAp: boolean): Joint => {
  const joint: Joint = [];
  let missing = 6;
  for (const { faces, ap, own, plain } of faceHits(pool, copiesKeepAp)) {
    missing -= faces;
    const owns = tries(own, wounds(ap));
    const law = plain === 0 ? owns : sumOf(owns, tries(plain, wounds(pool.table.plainAp)));
    for (let n = 0; n < law.length; n++) addPair(joint, n, own + plain, (law[n] * faces) / 6);
  }
  if (missing > 0) addPair(joint, 0, 0, missing / 6);
  return joint;
};

/** The same for a hit that needs no die. */
export const freeLaw = ({ table, effect }: Pool, { wounds }: HitLaw): Joint => {
  const joint: Joint = [];
  const law = tries(effect.hitFactor, wounds(table.plainAp));
  for (let n = 0; n < law.length; n++) addPair(joint, n, effect.hitFactor, law[n]);
  return joint;
};
