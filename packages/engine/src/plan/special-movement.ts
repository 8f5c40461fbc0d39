import { INCH } from '@muster/kernel';
import type { Amount } from '../rule/conditions.ts';
import type { PlaceEffect } from '../rule/movement.ts';
import type { CrossingEffect } from '../rule/model-effects.ts';
import { type HeldRule, valueOf } from './held-rules.ts';

/** A compiled repositioning: distances in hundredths, and dice. */
export interface RepositionPlan {
  when: PlaceEffect['when'];
  reach: number;
  reachAfterRush: number;
  d3: number;
}

/** The compiled effect on units that a model moves through. */
export interface CrossingPlan extends Omit<CrossingEffect, 'dice'> {
  dice: number;
}

/** The effects of a rule on movement other than speed: repositioning, reserves and units moved through. */
export interface SpecialMovement {
  id: string;
  /** Its printed name. */
  label: string;
  /** The id of the rule that it improves. */
  boosts: string | undefined;
  /** Whether it only lets its unit start in reserve. */
  plain: boolean;
  place: RepositionPlan | undefined;
  slip: { after: 'shooting' | 'melee' | 'either'; reach: number } | undefined;
  groundedAdvance: number;
  groundedRush: number;
  passesUnits: boolean;
  chargeReach: number;
  reserve: 'ambush' | 'scout' | undefined;
  /** Absent if it does not change the round. */
  arrivesFrom: number | undefined;
  arrivesBeyond: number | undefined;
  repels: number;
  beacon: number;
  redeploys: number;
  withdraws: boolean;
  crossing: CrossingPlan | undefined;
}

/** Returns the effects of a rule on movement other than speed, if it has any. */
export const specialMovementOfRule = ({ rule, label, rating }: HeldRule): SpecialMovement | undefined => {
  const { move = {}, presence = {}, defender = {} } = rule;
  const value = (amount: Amount | undefined): number => valueOf(amount, rating);
  const inches = (amount: Amount | undefined): number => value(amount) * INCH;
  const { arrivesFrom, arrivesBeyond, repels, beacon, redeploys, withdraws, crossing } = presence;
  const says = [move.place, move.slip, move.grounded, move.passesUnits, defender.chargeReach, arrivesFrom];
  const more = [arrivesBeyond, repels, beacon, redeploys, withdraws, crossing];
  const plain = [...says, ...more].every((word) => word === undefined);
  if (plain && presence.reserve === undefined) return undefined;
  return {
    id: rule.id,
    label,
    boosts: rule.boosts,
    plain,
    place: move.place && {
      when: move.place.when,
      reach: inches(move.place.inches),
      reachAfterRush: inches(move.place.afterRush ?? move.place.inches),
      d3: move.place.d3 ?? 0,
    },
    slip: move.slip && { after: move.slip.after, reach: inches(move.slip.inches) },
    groundedAdvance: inches(move.grounded?.advance),
    groundedRush: inches(move.grounded?.rush),
    passesUnits: move.passesUnits ?? false,
    chargeReach: inches(defender.chargeReach),
    reserve: presence.reserve,
    arrivesFrom,
    arrivesBeyond: arrivesBeyond === undefined ? undefined : inches(arrivesBeyond),
    repels: inches(repels),
    beacon: inches(beacon),
    redeploys: redeploys ?? 0,
    withdraws: withdraws ?? false,
    crossing: crossing && { ...crossing, dice: value(crossing.dice) },
  };
};
