import { isAbout } from '../plan/weapon-compiler.ts';
import type { HeldWeapon } from '../plan/profile.ts';
import { completeBits } from '../plan/situation.ts';
import type { AttackTerms, DefenseTerms, UnitRule } from '../plan/terms.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { givenRules } from '../state/given.ts';
import { rulesAgainst } from '../state/marks.ts';
import { hasUnitFlag } from '../state/query.ts';
import { targetBits, unitBits } from './situation-bits.ts';
import { defenseRules, hitDefense } from './defense.ts';
import type { FaceTable } from './faces.ts';
import { hitEffect, type HitEffect, type VolleyAim } from './hit-effect.ts';
import { knownTable } from './table-cache.ts';
import { neighboursOf } from './neighbours.ts';

/** Dice of equal models with their table (battle:D8). */
export interface Pool {
  dice: number;
  /** Automatic hits, such as those of spells. */
  free: number;
  table: FaceTable;
  effect: HitEffect;
  /** One of the models that roll. */
  model?: number;
}

/** One weapon group against one target, compiled just before its roll (battle:S15). */
export interface Volley extends VolleyAim {
  attackers: readonly number[];
  pools: readonly Pool[];
  /** Other units that share the hits of a Blast with the target. */
  further: readonly number[];
  /** Whether hits multiplied by Blast keep AP from sixes (battle:W1). */
  copiesKeepAp: boolean;
  /** Whether saves are rolled for each wound after multiplying, or once for each unblocked hit (battle:W5). */
  savesAfterFactor: boolean;
  /** The unit credited with kills: that of a joined hero if only its weapon attacked. */
  by: number;
  /** The roster entries of the models that take part. */
  homes: readonly number[];
}

/** A model that takes part, with its weapon and its condition bits. */
export interface Attacker {
  model: number;
  held: HeldWeapon;
  bits: number;
  onlySixes: boolean;
  /** The number of copies of the weapon that it uses. */
  copies: number;
  /** The attack dice, fixed when the attack was declared (battle:S4). */
  dice: number;
}

/** A weapon group that attacks. */
export interface VolleyOrder extends VolleyAim {
  attackers: readonly Attacker[];
  /** The effects that defended the target when shooting was declared (battle:S4); by default the current ones. */
  aimedAt?: readonly DefenseTerms[];
}

/** Compiles a weapon group: a pool for each group of equal attackers. */
export const compileVolley = (battle: Battle, order: VolleyOrder): Volley => {
  const acts = order.kind === 'shooting' || hasUnitFlag(battle, order.unit, UNIT_FLAG.charged);
  const given = rulesAgainst(battle, order.unit, order.target, acts);
  const defense = defenseRules(battle, order.target, order.pick);
  const aimedAt = order.aimedAt ?? hitDefense(battle, order.target, order.pick);
  const keepsAp = battle.plan.settings.unstoppableIgnores === 'hitAndRange';
  const common = unitBits(battle, order.unit) | targetBits(battle, order.target, order.pick);
  const { attackers } = order;
  const models: number[] = [];
  const pools: Pool[] = [];
  for (let i = 0; i < attackers.length; i++) {
    const { model, held, onlySixes, dice } = attackers[i];
    models.push(model);
    if (i > 0 && samePool(battle, attackers[i - 1], attackers[i])) {
      pools[pools.length - 1].dice += dice;
      continue;
    }
    const { quality } = battle.plan.models[model];
    const bits = completeBits(attackers[i].bits | common);
    const attack = attackTermsOf(battle, model, held, given);
    const effect = effectIn(pools, attack, bits) ?? hitEffect(battle, order, attack, bits, defense);
    const table = knownTable(quality, bits, onlySixes, attack, aimedAt, keepsAp);
    pools.push({ dice, free: 0, table, effect, model });
  }
  return makeVolley(battle, order, models, pools);
};

/** Returns the effects on hits of an earlier pool in the same situation, if there is one. */
const effectIn = (pools: readonly Pool[], attack: readonly AttackTerms[], bits: number): HitEffect | undefined => {
  for (const { table, effect } of pools)
    if (table.situation.bits === bits && table.situation.attack[0] === attack[0]) return effect;
  return undefined;
};

/** Returns a volley of these pools; `attackers` are the models that take part. */
export const makeVolley = (
  battle: Battle,
  { kind, unit, weapon, target, pick, cover }: VolleyAim,
  attackers: readonly number[],
  pools: readonly Pool[],
): Volley => {
  const { settings, models } = battle.plan;
  const homes: number[] = [];
  let spreads = false;
  for (const model of attackers) if (!homes.includes(models[model].unit)) homes.push(models[model].unit);
  for (const { effect } of pools) spreads ||= effect.spreads;
  return {
    kind,
    unit,
    weapon,
    target,
    pick,
    attackers,
    pools,
    further: spreads ? neighboursOf(battle, unit, target).units : NO_UNITS,
    copiesKeepAp: settings.blastClonesKeepAp,
    savesAfterFactor: settings.regenAfterDeadly,
    cover,
    by: homes.length === 1 ? homes[0] : unit,
    homes,
  };
};

const NO_UNITS: readonly number[] = [];

const samePool = (battle: Battle, a: Attacker, b: Attacker): boolean =>
  a.held.terms === b.held.terms &&
  a.bits === b.bits &&
  a.onlySixes === b.onlySixes &&
  battle.plan.models[a.model].quality === battle.plan.models[b.model].quality &&
  (!battle.plan.hasRerolls || battle.plan.models[a.model].unit === battle.plan.models[b.model].unit);

/** Returns the effects of a weapon, its bearer and given rules; a given rule that they have already does not count again (battle:D7). */
export const attackTermsOf = (
  battle: Battle,
  model: number,
  held: HeldWeapon,
  given: readonly UnitRule[] = givenRules(battle, battle.unitOf[model]),
): readonly AttackTerms[] => {
  if (given.length === 0) return held.own;
  const { ruleIds } = held;
  const isNew = ({ stacks, id }: UnitRule): boolean => stacks || !ruleIds.includes(id);
  const isAtHome = ({ boosts }: UnitRule): boolean =>
    boosts === undefined || ruleIds.includes(boosts) || given.some(({ id }) => id === boosts);
  const counting = given.filter((rule) => isNew(rule) && isAbout(rule, held.type) && isAtHome(rule));
  return counting.length === 0 ? held.own : [held.terms, ...counting.map((rule) => rule.attack)];
};

/** Whether wounds of a model's weapon are multiplied. */
export const isDeadly = (battle: Battle, model: number, held: HeldWeapon): boolean => {
  for (const { woundFactor } of attackTermsOf(battle, model, held)) if (woundFactor.length > 0) return true;
  return false;
};
