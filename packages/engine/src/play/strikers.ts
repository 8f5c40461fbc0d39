import type { Attacker } from '../attack/volley.ts';
import { attackDice, copiesLeft } from '../legal/shooter.ts';
import type { StrikeDicePlan } from '../plan/special-combat.ts';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { AttackTerms, UnitRule } from '../plan/terms.ts';
import { CONDITION_BIT } from '../plan/situation.ts';
import { canStrike, inReach } from '../space/measure.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { specialCombatOf } from '../state/special-combat.ts';
import { givenRules } from '../state/given.ts';
import { collectModels, eachModel, hasUnitFlag } from '../state/query.ts';

/** One type of melee weapon of the models in reach. */
export interface StrikeGroup {
  weapon: number;
  attackers: Attacker[];
}

/**
 * Which melee weapons take part: a charging unit's except those that strike last; or of the charged unit, those that
 * strike first or the others.
 */
export type MeleeTurn = 'all' | 'last' | 'first' | 'rest';

/** The living models of the current unit. */
const living = new Int32Array(BATTLE_LIMITS.models);

/** Whether a weapon strikes out of turn. */
type Turn = Pick<AttackTerms, 'strikesFirst' | 'strikesLast'>;

/** Whether a weapon that strikes in such a turn takes part, with the rules that its unit was given. */
const takesPart = (share: MeleeTurn, own: Turn, given: readonly UnitRule[]): boolean => {
  if (!isChargers(share)) return strikesFirst(own, given) === (share === 'first');
  return strikesLast(own, given) === (share === 'last');
};

const strikesFirst = (own: Turn, given: readonly UnitRule[]): boolean => {
  if (own.strikesFirst) return true;
  for (const { attack } of given) if (attack.strikesFirst) return true;
  return false;
};

const strikesLast = (own: Turn, given: readonly UnitRule[]): boolean => {
  if (own.strikesLast) return true;
  for (const { attack } of given) if (attack.strikesLast) return true;
  return false;
};

/** Who reaches whom in melee: by position, or by assumption. */
export interface MeleeReach {
  /** Whether a model reaches a unit. */
  unit: (battle: Battle, model: number, target: number) => boolean;
  /** Whether a model reaches another one. */
  model: (battle: Battle, model: number, foe: number) => boolean;
}

/** Reach by the positions of the models. */
export const REACH: MeleeReach = { unit: canStrike, model: inReach };

/** Returns the weapon groups of the models in reach, in list order. */
export const strikersOf = (
  battle: Battle,
  unit: number,
  target: number,
  share: MeleeTurn,
  reach: MeleeReach = REACH,
  /** The rules given to the unit when the melee began: they decide when its weapons strike. */
  given: readonly UnitRule[] = givenRules(battle, unit),
): StrikeGroup[] => {
  const groups: StrikeGroup[] = [];
  const { unitFlags, plan } = battle;
  const charging = isChargers(share) && (unitFlags[unit] & UNIT_FLAG.charged) !== 0;
  const far = charging && (unitFlags[unit] & UNIT_FLAG.chargedFar) !== 0;
  const moved = (unitFlags[unit] & UNIT_FLAG.moved) !== 0;
  const bits =
    CONDITION_BIT.melee |
    (charging ? CONDITION_BIT.charging : 0) |
    (far ? CONDITION_BIT.farOff : 0) |
    (moved ? CONDITION_BIT.moved : 0);
  const onlySixes = (unitFlags[unit] & (UNIT_FLAG.fatigued | UNIT_FLAG.shaken)) !== 0;
  const count = collectModels(battle, unit, living);
  for (let i = 0; i < count; i++) {
    const model = living[i];
    const { weapons } = plan.models[model];
    if (weapons.length === 0 || !reach.unit(battle, model, target)) continue;
    for (const held of weapons) {
      const copies = held.type.range > 0 ? 0 : copiesLeft(battle, model, held);
      if (copies === 0 || !takesPart(share, held.terms, given)) continue;
      const dice = attackDice(held, bits, copies, given);
      groupOf(groups, held.type.index).attackers.push({ model, held, bits, onlySixes, copies, dice });
    }
  }
  return groups;
};

/** Returns the group of a weapon, a new one if it is the first of its kind. */
const groupOf = (groups: StrikeGroup[], weapon: number): StrikeGroup => {
  for (const known of groups) if (known.weapon === weapon) return known;
  const group: StrikeGroup = { weapon, attackers: [] };
  groups.push(group);
  return group;
};

/** Whether the charging unit strikes. */
const isChargers = (share: MeleeTurn): boolean => share === 'all' || share === 'last';

/** Dice that no weapon rolls, all of one kind. */
export interface RuleDiceAttack extends StrikeDicePlan {
  /** Impact dice of the same attack, which Counter takes away before these. */
  spared: number;
}

const NO_DICE: readonly RuleDiceAttack[] = [];

/** Returns the dice that models in reach roll in addition to their weapons: when charging, or when striking back. */
export const strikeDice = (
  battle: Battle,
  unit: number,
  target: number,
  share: MeleeTurn,
  reach: MeleeReach = REACH,
  given: readonly UnitRule[] = givenRules(battle, unit),
): readonly RuleDiceAttack[] => {
  if (!battle.plan.fights) return NO_DICE;
  const tired =
    hasUnitFlag(battle, unit, UNIT_FLAG.fatigued | UNIT_FLAG.shaken) || !hasUnitFlag(battle, unit, UNIT_FLAG.charged);
  const spared = share === 'all' ? impactDice(battle, unit, target, reach) : 0;
  const kinds = new Map<string, RuleDiceAttack>();
  eachModel(battle, unit, (model) => {
    const rules = specialCombatOf(battle, unit, model);
    const { fighting } = battle.plan.models[model];
    const own = {
      strikesFirst: fighting.some((rule) => rule.strikesFirst),
      strikesLast: fighting.some((rule) => rule.strikesLast),
    };
    if (!rules.some(({ strikes }) => strikes) || !takesPart(share, own, given)) return;
    if (!reach.unit(battle, model, target)) return;
    for (const { strikes } of rules) {
      if (!strikes || (strikes.impact && (tired || !isChargers(share)))) continue;
      const known = kinds.get(strikes.name);
      if (known) known.dice += strikes.dice;
      else kinds.set(strikes.name, { ...strikes, spared });
    }
  });
  return [...kinds.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** Returns the Impact dice of a charging unit's models in reach; none if it is Fatigued (battle:M2, battle:M3). */
export const impactDice = (battle: Battle, unit: number, target: number, reach: MeleeReach = REACH): number => {
  if ((battle.unitFlags[unit] & (UNIT_FLAG.fatigued | UNIT_FLAG.shaken | UNIT_FLAG.charged)) !== UNIT_FLAG.charged)
    return 0;
  const { models } = battle.plan;
  const count = collectModels(battle, unit, living);
  let dice = 0;
  for (let i = 0; i < count; i++) {
    const { impact } = models[living[i]];
    if (impact > 0 && reach.unit(battle, living[i], target)) dice += impact;
  }
  return dice;
};

/**
 * Returns the Impact dice that the living models of a charged unit take away, as a negative number: those with
 * Counter.
 */
export const counterOf = (battle: Battle, target: number): number => {
  const { models } = battle.plan;
  const count = collectModels(battle, target, living);
  let dice = 0;
  for (let i = 0; i < count; i++) dice += models[living[i]].impactOnCharger;
  return dice;
};
