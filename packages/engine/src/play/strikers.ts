import type { Attacker } from '../attack/volley.ts';
import { attackDice, copiesLeft } from '../legal/shooter.ts';
import type { Strikes } from '../plan/fighting.ts';
import type { AttackTerms, UnitRule } from '../plan/terms.ts';
import { BIT } from '../plan/situation.ts';
import { canStrike, inReach } from '../space/measure.ts';
import { type Battle, U } from '../state/battle.ts';
import { fightingOfModel } from '../state/fighting.ts';
import { givenRules } from '../state/given.ts';
import { eachModel, has } from '../state/query.ts';

/** One type of melee weapon in the hands of those in reach. */
export interface StrikeGroup {
  weapon: number;
  attackers: Attacker[];
}

/** Which melee weapons take part: a charger's but for those that strike last; or of the charged, those that strike first or the others. */
export type Share = 'all' | 'last' | 'first' | 'rest';

/** Whether a weapon strikes out of turn. */
type Turn = Pick<AttackTerms, 'strikesFirst' | 'strikesLast'>;

/** Whether a weapon is among those that take part. */
const takesPart = (share: Share, { strikesFirst, strikesLast }: Turn): boolean =>
  share === 'all' || share === 'last' ? strikesLast === (share === 'last') : strikesFirst === (share === 'first');

/** Who reaches whom in melee: by where they stand, or by assumption. */
export interface Reach {
  /** Whether a model reaches a unit. */
  unit: (battle: Battle, model: number, target: number) => boolean;
  /** Whether a model reaches another one. */
  model: (battle: Battle, model: number, foe: number) => boolean;
}

/** Reach as the models stand. */
export const REACH: Reach = { unit: canStrike, model: inReach };

/** The weapon groups of the models in reach, in list order. */
export const strikersOf = (
  battle: Battle,
  unit: number,
  target: number,
  share: Share,
  reach: Reach = REACH,
  /** What was given to the unit when the melee began: it decides when its weapons strike. */
  given: readonly UnitRule[] = givenRules(battle, unit),
): StrikeGroup[] => {
  const groups: StrikeGroup[] = [];
  const charging = isChargers(share) && has(battle, unit, U.charged);
  const far = charging && has(battle, unit, U.chargedFar);
  const bits =
    BIT.melee | (charging ? BIT.charging : 0) | (far ? BIT.farOff : 0) | (has(battle, unit, U.moved) ? BIT.moved : 0);
  const onlySixes = has(battle, unit, U.fatigued | U.shaken);
  eachModel(battle, unit, (model) => {
    const { weapons } = battle.plan.models[model];
    if (weapons.length === 0 || !reach.unit(battle, model, target)) return;
    for (const held of weapons) {
      const copies = held.type.range > 0 ? 0 : copiesLeft(battle, model, held);
      if (copies === 0) continue;
      if (!takesPart(share, turnOf(held.terms, given))) continue;
      const attacker = { model, held, bits, onlySixes, copies, dice: attackDice(held, bits, copies, given) };
      const group = groups.find((known) => known.weapon === held.type.index);
      if (group) group.attackers.push(attacker);
      else groups.push({ weapon: held.type.index, attackers: [attacker] });
    }
  });
  return groups;
};

/** Whether it is the charger who strikes. */
const isChargers = (share: Share): boolean => share === 'all' || share === 'last';

/** When a weapon strikes, what was given to its unit included. */
const turnOf = (own: Turn, given: readonly UnitRule[]): Turn =>
  given.length === 0
    ? own
    : {
        strikesFirst: own.strikesFirst || given.some(({ attack }) => attack.strikesFirst),
        strikesLast: own.strikesLast || given.some(({ attack }) => attack.strikesLast),
      };

/** Dice beside weapons, all of one kind. */
export interface DiceBlow extends Strikes {
  /** Impact dice of the same blow, which Counter takes away before these. */
  spared: number;
}

/** The dice beside weapons that models in reach throw: with the charge, or when the charged strike back. */
export const strikeDice = (
  battle: Battle,
  unit: number,
  target: number,
  share: Share,
  reach: Reach = REACH,
  given: readonly UnitRule[] = givenRules(battle, unit),
): DiceBlow[] => {
  if (!battle.plan.fights) return [];
  const tired = has(battle, unit, U.fatigued | U.shaken) || !has(battle, unit, U.charged);
  const spared = share === 'all' ? impactDice(battle, unit, target, reach) : 0;
  const kinds = new Map<string, DiceBlow>();
  eachModel(battle, unit, (model) => {
    const rules = fightingOfModel(battle, unit, model);
    const { fighting } = battle.plan.models[model];
    const own = {
      strikesFirst: fighting.some(({ strikesFirst }) => strikesFirst),
      strikesLast: fighting.some(({ strikesLast }) => strikesLast),
    };
    const turn = turnOf(own, given);
    if (!rules.some(({ strikes }) => strikes) || !takesPart(share, turn) || !reach.unit(battle, model, target)) return;
    for (const { strikes } of rules) {
      if (!strikes || (strikes.impact && (tired || !isChargers(share)))) continue;
      const known = kinds.get(strikes.name);
      if (known) known.dice += strikes.dice;
      else kinds.set(strikes.name, { ...strikes, spared });
    }
  });
  return [...kinds.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** Impact dice of a charger's models in reach; none for the fatigued (battle:M2, battle:M3). */
export const impactDice = (battle: Battle, unit: number, target: number, reach: Reach = REACH): number => {
  if (has(battle, unit, U.fatigued | U.shaken) || !has(battle, unit, U.charged)) return 0;
  let dice = 0;
  eachModel(battle, unit, (model) => {
    const { impact } = battle.plan.models[model];
    if (impact > 0 && reach.unit(battle, model, target)) dice += impact;
  });
  return dice;
};

/** Impact dice that the living models of a charged unit add, as a negative number: those with Counter. */
export const counterOf = (battle: Battle, target: number): number => {
  let dice = 0;
  eachModel(battle, target, (model) => {
    dice += battle.plan.models[model].impactOnCharger;
  });
  return dice;
};
