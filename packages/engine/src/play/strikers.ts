import type { Attacker } from '../attack/volley.ts';
import { attackDice, copiesLeft } from '../legal/shoot.ts';
import { BIT } from '../plan/situation.ts';
import { canStrike, inReach } from '../space/measure.ts';
import { type Battle, U } from '../state/battle.ts';
import { eachModel, has } from '../state/query.ts';

/** One type of melee weapon in the hands of those in reach. */
export interface StrikeGroup {
  weapon: number;
  attackers: Attacker[];
}

/** Which melee weapons take part: all of a charger's, those that strike first, or the others. */
export type Share = 'all' | 'first' | 'rest';

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
): StrikeGroup[] => {
  const groups: StrikeGroup[] = [];
  const charging = share === 'all' && has(battle, unit, U.charged);
  const bits = BIT.melee | (charging ? BIT.charging : 0) | (has(battle, unit, U.moved) ? BIT.moved : 0);
  const onlySixes = has(battle, unit, U.fatigued | U.shaken);
  eachModel(battle, unit, (model) => {
    const { weapons } = battle.plan.models[model];
    if (weapons.length === 0 || !reach.unit(battle, model, target)) return;
    for (const held of weapons) {
      const copies = held.type.range > 0 ? 0 : copiesLeft(battle, model, held);
      if (copies === 0) continue;
      if (share !== 'all' && held.terms.strikesFirst !== (share === 'first')) continue;
      const attacker = { model, held, bits, onlySixes, copies, dice: attackDice(held, bits, copies) };
      const group = groups.find((known) => known.weapon === held.type.index);
      if (group) group.attackers.push(attacker);
      else groups.push({ weapon: held.type.index, attackers: [attacker] });
    }
  });
  return groups;
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
