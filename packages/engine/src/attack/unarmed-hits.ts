import { attackTerms } from '../plan/rule-terms.ts';
import type { WeaponType } from '../plan/profile.ts';
import { CONDITION_BIT, completeBits } from '../plan/situation.ts';
import type { AttackTerms, DefenseTerms } from '../plan/terms.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { hasUnitFlag } from '../state/query.ts';
import { targetBits } from './situation-bits.ts';
import { defenseRules } from './defense.ts';
import { faceTable, NO_BLOCK } from './faces.ts';
import { hitEffect, type VolleyAim } from './hit-effect.ts';
import { knownTable } from './table-cache.ts';
import { makeVolley, type Pool, type Volley } from './volley.ts';

/** Compiles automatic hits, such as those of a spell. If effects depend on faces, a die is rolled for each hit. */
export const compileHits = (
  battle: Battle,
  aim: VolleyAim,
  caster: number,
  hits: number,
  isMagic: boolean = aim.kind === 'spell',
): Volley => {
  const { terms } = aim.weapon;
  const bits = completeBits((isMagic ? CONDITION_BIT.spell : 0) | targetBits(battle, aim.target, aim.pick));
  const effect = hitEffect(battle, aim, [terms], bits, defenseRules(battle, aim.target, aim.pick));
  const tells = dependsOnFaces(terms);
  const table = faceTable({ quality: 2, bits, onlySixes: false, sure: true, attack: [terms], defense: [] });
  return makeVolley(battle, aim, [caster], [{ dice: tells ? hits : 0, free: tells ? 0 : hits, table, effect }]);
};

/** Whether effects depend on the natural face of a die. */
const dependsOnFaces = ({ extraHits, extraAttacks, piercing, extraWounds, recoil }: AttackTerms): boolean =>
  [extraHits, extraAttacks, piercing, extraWounds, recoil].some((terms) => terms.some(({ faces }) => faces !== 0));

/** Compiles Impact dice: they hit on 2+, without AP and without rules of weapons or models (battle:M3). */
export const compileImpact = (battle: Battle, unit: number, target: number, dice: number): Volley => {
  const aim = unarmed(unit, target, IMPACT);
  return makeVolley(battle, aim, [], [{ dice, free: 0, ...unarmedTables(battle, aim, 2, true) }]);
};

/** Dice or hits of a rule without a weapon. */
export interface UnarmedHits {
  name: string;
  dice?: number;
  /** The result that a die needs, or better. */
  on?: number;
  /** Hits that need no die. */
  hits?: number;
  ap?: number;
  /** Whether a success is a wound that cannot be blocked. */
  wounds?: boolean;
}

/** Compiles dice or hits in melee without a weapon. */
export const compileUnarmedHits = (battle: Battle, unit: number, target: number, thrown: UnarmedHits): Volley => {
  const { name, dice = 0, on = 2, hits = 0, ap = 0, wounds = false } = thrown;
  const aim = unarmed(unit, target, { ...IMPACT, name, rules: ap > 0 ? [`AP(${ap})`] : [] });
  const { table, effect } = unarmedTables(battle, aim, on, hasUnitFlag(battle, unit, UNIT_FLAG.charged));
  const pool: Pool = {
    dice,
    free: hits,
    table: { ...table, ap: table.hits.map((hit) => hit * ap), plainAp: ap, bill: [{ source: name, amount: 0 }] },
    effect: wounds ? { ...effect, unblockable: true, blockTable: () => NO_BLOCK } : effect,
  };
  return makeVolley(battle, aim, [], [pool]);
};

/** Impact as a weapon type. */
const IMPACT: WeaponType = {
  index: -1,
  name: 'Impact',
  range: 0,
  attacks: 0,
  rules: [],
  ruleIds: [],
  terms: attackTerms([]),
};

const unarmed = (unit: number, target: number, weapon: WeaponType): VolleyAim => ({
  kind: 'impact',
  unit,
  weapon,
  target,
  pick: -1,
  cover: 'none',
});

const NOTHING: readonly DefenseTerms[] = [];

/** Returns the table of dice in melee without a weapon, and the effects on their hits. */
const unarmedTables = (
  battle: Battle,
  aim: VolleyAim,
  quality: number,
  isCharge: boolean,
): Pick<Pool, 'table' | 'effect'> => {
  const { unit, target, weapon } = aim;
  const charge = isCharge
    ? CONDITION_BIT.charging | (hasUnitFlag(battle, unit, UNIT_FLAG.chargedFar) ? CONDITION_BIT.farOff : 0)
    : 0;
  const bits = completeBits(CONDITION_BIT.melee | charge | targetBits(battle, target, -1));
  const attack = [weapon.terms];
  return {
    table: knownTable(quality, bits, false, attack, NOTHING, false),
    effect: hitEffect(battle, aim, attack, bits, defenseRules(battle, target, -1)),
  };
};
