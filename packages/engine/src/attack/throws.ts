import { attackTerms } from '../plan/rule-terms.ts';
import type { WeaponType } from '../plan/profile.ts';
import { BIT, completeBits } from '../plan/situation.ts';
import type { AttackTerms, DefenseTerms } from '../plan/terms.ts';
import { type Battle, U } from '../state/battle.ts';
import { has } from '../state/query.ts';
import { targetBits } from './circumstances.ts';
import { defenseRules } from './defense.ts';
import { faceTable, NO_BLOCK } from './faces.ts';
import { hitEffect, type VolleyAim } from './hit-effect.ts';
import { knownTable } from './known-tables.ts';
import { makeVolley, type Pool, type Volley } from './volley.ts';

/** Compiles hits that nobody rolls for: a spell's. Where a face would tell more about a hit, a die is thrown for each. */
export const compileHits = (
  battle: Battle,
  aim: VolleyAim,
  caster: number,
  hits: number,
  isMagic: boolean = aim.kind === 'spell',
): Volley => {
  const { terms } = aim.weapon;
  const bits = completeBits((isMagic ? BIT.spell : 0) | targetBits(battle, aim.target, aim.pick));
  const effect = hitEffect(battle, aim, [terms], bits, defenseRules(battle, aim.target, aim.pick));
  const tells = tellsByFaces(terms);
  const table = faceTable({ quality: 2, bits, onlySixes: false, sure: true, attack: [terms], defense: [] });
  return makeVolley(battle, aim, [caster], [{ dice: tells ? hits : 0, free: tells ? 0 : hits, table, effect }]);
};

/** Whether the natural face of a die says something about its hit. */
const tellsByFaces = ({ extraHits, extraAttacks, piercing, extraWounds, recoil }: AttackTerms): boolean =>
  [extraHits, extraAttacks, piercing, extraWounds, recoil].some((terms) => terms.some(({ faces }) => faces !== 0));

/** Compiles Impact dice: 2+ hits, no AP and no rule of any weapon or model (battle:M3). */
export const compileImpact = (battle: Battle, unit: number, target: number, dice: number): Volley => {
  const aim = unarmed(unit, target, IMPACT);
  return makeVolley(battle, aim, [], [{ dice, free: 0, ...unarmedTables(battle, aim, 2, true) }]);
};

/** Dice or hits that come from no weapon, under the name of a rule. */
export interface Throw {
  name: string;
  dice?: number;
  /** The roll that counts, or better. */
  on?: number;
  /** Hits that need no die. */
  hits?: number;
  ap?: number;
  /** What counts is a wound, which nobody blocks. */
  wounds?: boolean;
}

/** Compiles dice or hits in melee that come from no weapon. */
export const compileThrow = (battle: Battle, unit: number, target: number, thrown: Throw): Volley => {
  const { name, dice = 0, on = 2, hits = 0, ap = 0, wounds = false } = thrown;
  const aim = unarmed(unit, target, { ...IMPACT, name, rules: ap > 0 ? [`AP(${ap})`] : [] });
  const { table, effect } = unarmedTables(battle, aim, on, has(battle, unit, U.charged));
  const pool: Pool = {
    dice,
    free: hits,
    table: { ...table, ap: table.hits.map((hit) => hit * ap), plainAp: ap, bill: [{ source: name, amount: 0 }] },
    effect: wounds ? { ...effect, unblockable: true, blockTable: () => NO_BLOCK } : effect,
  };
  return makeVolley(battle, aim, [], [pool]);
};

/** Impact as a weapon that nobody holds. */
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

/** How dice in melee without a weapon are read, and what their hits meet. */
const unarmedTables = (
  battle: Battle,
  aim: VolleyAim,
  quality: number,
  isCharge: boolean,
): Pick<Pool, 'table' | 'effect'> => {
  const { unit, target, weapon } = aim;
  const charge = isCharge ? BIT.charging | (has(battle, unit, U.chargedFar) ? BIT.farOff : 0) : 0;
  const bits = completeBits(BIT.melee | charge | targetBits(battle, target, -1));
  const attack = [weapon.terms];
  return {
    table: knownTable(quality, bits, false, attack, NOTHING, false),
    effect: hitEffect(battle, aim, attack, bits, defenseRules(battle, target, -1)),
  };
};
