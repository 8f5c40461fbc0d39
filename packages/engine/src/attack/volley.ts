import type { AttackKind, BillItem } from '../game/events.ts';
import type { AttackTerms, DefenseTerms, HeldWeapon, Save, UnitRule, WeaponType } from '../plan/plan.ts';
import { attackTerms } from '../plan/gather.ts';
import type { Battle } from '../state/battle.ts';
import { eachUnitRule, leader } from '../state/query.ts';
import { blockTable, type BlockTable, type FaceTable, faceTable, productOf, sumTerms } from './faces.ts';

/** One model's dice with the table that they are read by (battle:D8). */
export interface Pool {
  dice: number;
  table: FaceTable;
}

/** One weapon group against one target, compiled when it is rolled (battle:S15). */
export interface Volley {
  kind: AttackKind;
  unit: number;
  weapon: WeaponType;
  target: number;
  /** The model that a Takedown weapon picked, or -1. */
  pick: number;
  attackers: readonly number[];
  pools: readonly Pool[];
  /** Hits that need no roll, as those of spells, and their AP. */
  freeHits: number;
  freeAp: number;
  /** Each hit becomes so many. */
  hitFactor: number;
  /** Whether the copies made by Blast keep AP from sixes (battle:W1). */
  copiesKeepAp: boolean;
  /** Each unblocked hit becomes so many wounds on one model. */
  woundFactor: number;
  /** The block table for an AP value. */
  blockTable(ap: number): BlockTable;
  /** Saves against each wound, one after the other. */
  saves: readonly Save[];
  /** Whether saves are rolled per wound after multiplying, or once per unblocked hit (battle:W5). */
  savesAfterFactor: boolean;
  cover: Cover;
  /** The rules that shape it beside its to-hit tables, as printed. */
  rules: readonly string[];
}

export type Cover = 'none' | 'area' | 'sight';

/** A model that takes part, with its weapon and its situation bits. */
export interface Attacker {
  model: number;
  held: HeldWeapon;
  bits: number;
  onlySixes: boolean;
  /** Copies of the weapon that it uses. */
  copies: number;
  /** Attack dice, frozen at declaration (battle:S4). */
  dice: number;
}

export interface VolleyOrder {
  kind: AttackKind;
  unit: number;
  weapon: WeaponType;
  target: number;
  pick: number;
  attackers: readonly Attacker[];
  cover: Cover;
  /** What defended the target against being hit when fire was declared (battle:S4); by default what defends it now. */
  aimedAt?: readonly DefenseTerms[];
}

/** Compiles a weapon group: a pool per attacker, then everything that its hits meet. */
export const compileVolley = (battle: Battle, order: VolleyOrder): Volley => {
  const granted = grantedRules(battle, order.unit);
  const defense = defenseRules(battle, order.target, order.pick);
  const defenseTerms = order.aimedAt ?? defense.map((rule) => rule.defense);
  const pools: Pool[] = [];
  let last: Attacker | undefined;
  for (const attacker of order.attackers) {
    const earlier = pools[pools.length - 1];
    if (last && earlier && samePool(battle, last, attacker)) earlier.dice += attacker.dice;
    else pools.push({ dice: attacker.dice, table: tableOf(battle, attacker, granted, defenseTerms) });
    last = attacker;
  }
  const terms = order.attackers[0]?.held.terms ?? order.weapon.terms;
  return finishVolley(battle, order, terms, order.attackers[0]?.bits ?? 0, pools, defense, 0);
};

/** Compiles hits that nobody rolls for: a spell's. */
export const compileHits = (battle: Battle, order: Omit<VolleyOrder, 'attackers'>, hits: number): Volley =>
  finishVolley(
    battle,
    { ...order, attackers: [] },
    order.weapon.terms,
    0,
    [],
    defenseRules(battle, order.target, order.pick),
    hits,
  );

/** Compiles Impact dice: 2+ hits, no AP and no rule of any weapon or model (battle:M3). */
export const compileImpact = (battle: Battle, unit: number, target: number, dice: number): Volley => {
  const table = faceTable({ quality: 2, bits: 0, onlySixes: false, attack: [IMPACT.terms], defense: [] });
  const order: VolleyOrder = { kind: 'impact', unit, weapon: IMPACT, target, pick: -1, attackers: [], cover: 'none' };
  return finishVolley(battle, order, IMPACT.terms, 0, [{ dice, table }], defenseRules(battle, target, -1), 0);
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

const finishVolley = (
  battle: Battle,
  order: VolleyOrder,
  terms: AttackTerms,
  bits: number,
  pools: readonly Pool[],
  defense: readonly UnitRule[],
  freeHits: number,
): Volley => {
  const { settings } = battle.plan;
  const bonuses = blockBonuses(order, terms, bits, defense);
  const value = defenseValue(battle, order.target, order.pick);
  const tables = new Map<number, BlockTable>();
  const size = order.pick >= 0 ? 1 : battle.unitAlive[order.target];
  return {
    kind: order.kind,
    unit: order.unit,
    weapon: order.weapon,
    target: order.target,
    pick: order.pick,
    attackers: order.attackers.map((attacker) => attacker.model),
    pools,
    freeHits,
    freeAp: sumTerms(terms.piercing, bits, false),
    hitFactor: Math.max(1, Math.min(productOf(terms.hitFactor, bits), size)),
    copiesKeepAp: settings.blast_clones_keep_ap,
    woundFactor: productOf(terms.woundFactor, bits),
    blockTable: (ap) => {
      const known = tables.get(ap);
      if (known) return known;
      const made = blockTable(value, ap, bonuses, terms.rerollBlockedSixes);
      tables.set(ap, made);
      return made;
    },
    saves: defense.flatMap((rule) => rule.defense.saves).filter((save) => !terms.ignores.includes(save.rule)),
    savesAfterFactor: settings.regen_after_deadly,
    cover: order.cover,
    rules: [
      ...terms.plain,
      ...[...terms.hitFactor, ...terms.woundFactor].map((term) => term.source),
      ...defense.filter((rule) => rule.defense.saves.length > 0).map((rule) => rule.label),
    ],
  };
};

const samePool = (battle: Battle, a: Attacker, b: Attacker): boolean =>
  a.held.terms === b.held.terms &&
  a.bits === b.bits &&
  a.onlySixes === b.onlySixes &&
  battle.plan.models[a.model].quality === battle.plan.models[b.model].quality;

const tableOf = (
  battle: Battle,
  attacker: Attacker,
  granted: readonly UnitRule[],
  defense: readonly DefenseTerms[],
): FaceTable => {
  const { quality, ruleIds } = battle.plan.models[attacker.model];
  const added = granted.filter(
    (rule) => rule.stacks || !(ruleIds.includes(rule.id) || attacker.held.type.ruleIds.includes(rule.id)),
  );
  return faceTable({
    quality,
    bits: attacker.bits,
    onlySixes: attacker.onlySixes,
    attack: [attacker.held.terms, ...added.map((rule) => rule.attack)],
    defense,
  });
};

/** The rules granted to a unit. */
const grantedRules = (battle: Battle, unit: number): UnitRule[] => {
  const bits = battle.unitGrants[unit];
  return bits === 0 ? [] : battle.plan.grants.filter((_, i) => bits & (1 << i));
};

/** The rules that defend a target: its unit's shared and granted ones, or those of a picked model (battle:S6). */
export const defenseRules = (battle: Battle, target: number, pick: number): UnitRule[] => {
  const rules: UnitRule[] = [];
  if (pick < 0) eachUnitRule(battle, target, (rule) => rules.push(rule));
  else {
    const { shared } = battle.plan.models[pick];
    const isNew = (rule: UnitRule): boolean => rule.stacks || !shared.some((own) => own.id === rule.id);
    rules.push(...shared, ...grantedRules(battle, target).filter(isNew));
  }
  return rules;
};

/** The Defense that blocks: the unit's, or its own for a picked model and for a hero that is left alone (battle:W9, battle:S6). */
export const defenseValue = (battle: Battle, target: number, pick: number): number => {
  const { units, models } = battle.plan;
  const single = pick >= 0 ? pick : battle.unitAlive[target] === 1 ? leader(battle, target) : -1;
  return single >= 0 && (pick >= 0 || models[single].hero) ? models[single].defense : units[target].defense;
};

const blockBonuses = (
  order: VolleyOrder,
  terms: AttackTerms,
  bits: number,
  defense: readonly UnitRule[],
): BillItem[] => {
  const bonuses: BillItem[] = [];
  for (const rule of defense)
    for (const term of rule.defense.toBlock)
      if ((term.needs & bits) === term.needs) bonuses.push({ source: term.source, amount: term.amount });
  const ignored = terms.ignoresCover === 'all' || (terms.ignoresCover === 'sight' && order.cover === 'sight');
  if (order.kind === 'shooting' && order.cover !== 'none' && !ignored) bonuses.push({ source: 'Cover', amount: 1 });
  return bonuses;
};
