import type { Amount } from '../rule/conditions.ts';
import type { StrikeDice } from '../rule/benefits.ts';
import { type HeldRule, valueOf } from './held-rules.ts';

/** Compiled strike dice with the name of their rule. */
export interface StrikeDicePlan extends Omit<StrikeDice, 'dice'> {
  name: string;
  dice: number;
}

/** The effects of a rule on combat and turns other than attacks with weapons. */
export interface SpecialCombat {
  id: string;
  /** Its printed name. */
  label: string;
  /** Whether a second instance adds to the first (battle:D7). */
  stacks: boolean;
  strikes: StrikeDicePlan | undefined;
  /** Hits on the attacker for each wound in melee. */
  retaliates: number;
  /** Hits on the attacker when its bearer is killed in melee. */
  deathHits: number;
  fallsAfterMelee: boolean;
  strikesFirst: boolean;
  strikesLast: boolean;
  shootsAfterRush: boolean;
  /** The highest result that wounds a unit for a test passed at a cost; 0 without this effect. */
  holdsAtCost: number;
  delays: boolean;
  /** One of this many units may act a second time in a round; 0 without this effect. */
  actsAgain: number;
}

/** Returns the effects of a rule on combat and turns, if it has any. */
export const specialCombatOfRule = ({ rule, label, rating }: HeldRule): SpecialCombat | undefined => {
  const { attacker = {}, move = {}, morale = {}, presence = {} } = rule;
  const value = (amount: Amount | undefined): number => valueOf(amount, rating);
  const { strikes, retaliates, deathHits, fallsAfterMelee, delays, actsAgain } = presence;
  const says = strikes ?? retaliates ?? deathHits ?? fallsAfterMelee ?? delays ?? actsAgain;
  const turn = attacker.strikesFirst ?? attacker.strikesLast;
  if ((says ?? turn ?? move.shootsAfterRush ?? morale.holdsAtCost) === undefined) return undefined;
  return {
    id: rule.id,
    label,
    stacks: rule.rated ?? false,
    strikes: strikes && { ...strikes, name: rule.name, dice: value(strikes.dice) },
    retaliates: value(retaliates),
    deathHits: value(deathHits),
    fallsAfterMelee: fallsAfterMelee ?? false,
    strikesFirst: attacker.strikesFirst ?? false,
    strikesLast: attacker.strikesLast ?? false,
    shootsAfterRush: move.shootsAfterRush ?? false,
    holdsAtCost: morale.holdsAtCost ?? 0,
    delays: delays ?? false,
    actsAgain: actsAgain ?? 0,
  };
};
