import type { Amount } from './conditions.ts';
import type { GivenWeapon, StrikeDice } from './fighting.ts';

/** What a model does to an enemy unit that it moves through: for each die that shows enough, a wound, or so many hits. */
export interface CrossingEffect {
  dice: Amount;
  on: number;
  hits?: number;
  ap?: number;
  /** Once in a battle instead of once in an activation. */
  once?: true;
}

/** Friends around a model that stop being Shaken when it is activated, unless it is Shaken itself. */
export interface SteadyingEffect {
  inches: number;
  /** They do so on this roll or better; surely when it does not say. */
  on?: number;
}

/** What somebody may roll again: a whole roll once in a battle, or a die once in a round. */
export type RerollEffect = { what: 'roll'; per: 'battle' } | { what: 'die'; per: 'round' };

/** What a rule makes of its bearer on the table. */
export interface PresenceEffects {
  /** Wounds that the model can take. */
  tough?: Amount;
  /** Wounds on top of that; who has no Tough has 1. Limits on who may join or ride do not see them. */
  toughMore?: Amount;
  /** Defense that the model counts as having, if that is better than its own. */
  defense?: Amount;
  /** May join a unit, is hit last and lends its Quality. */
  hero?: true;
  /** Friendly units within so many inches may use its Quality for morale. */
  lendsQuality?: Amount;
  /** Wounds it counts as having dealt when a melee is judged, or when it causes a wound effect in melee. */
  fear?: Amount;
  /** Added to the morale rolls of enemies that lost a melee against its unit. */
  dread?: Amount;
  /** Added to rolls for the wound effects that its unit causes in melee. */
  cruelty?: Amount;
  /** Steadies friends when it is activated. */
  steadies?: SteadyingEffect;
  /** Dice that it may roll again. */
  rerolls?: RerollEffect;
  /** Dice it throws when it strikes after a charge. */
  impact?: Amount;
  /** Spell tokens each round. */
  tokens?: Amount;
  /** Added to its rolls to cast. */
  casting?: Amount;
  /** Friendly casters of other units within so many inches may cast from where it stands, with +1. */
  conduit?: Amount;
  /** Tokens each round that friendly casters of other units near may spend as their own. */
  accumulator?: Amount;
  /** One of those in a unit who have it casts for all of them, with a token for each. */
  castsTogether?: true;
  /** Places for passengers. */
  transport?: Amount;
  /** May be set aside before deployment and arrive later. */
  reserve?: 'ambush' | 'scout';
  /** First round in which its ambush may arrive; the lowest counts. */
  arrivesFrom?: number;
  /** Inches that its ambush keeps from enemies, instead of the usual ones; the lowest counts. */
  arrivesBeyond?: Amount;
  /** Enemies that come from ambush keep over so many inches from its unit; the highest counts. */
  repels?: Amount;
  /** Friends that come from ambush within so many inches of it need keep no distance from enemies. */
  beacon?: Amount;
  /** Units that its side may deploy anew after deployment. */
  redeploys?: number;
  /** Once in a battle it may leave at the end of its activation, to come back from ambush. */
  withdraws?: true;
  /** Strikes one of the enemy units that it moves through, once in each activation. */
  crossing?: CrossingEffect;
  /** Dice that it throws beside its weapons when it is its turn to strike. */
  strikes?: StrikeDice;
  /** A weapon beside those that it carries. */
  weapon?: GivenWeapon;
  /** Hits on the attacker for each wound that it takes in melee. */
  retaliates?: Amount;
  /** Hits on the attacker when it falls in melee. */
  deathHits?: Amount;
  /** Falls when a melee is over, with the hits of its death. */
  fallsAfterMelee?: true;
  /** Once in a round its unit may let the turn pass while an enemy side has more units left to activate. */
  delays?: true;
  /** Once in a battle its unit may act again in a round; of so many units of its side one may in each round. */
  actsAgain?: number;
  /** A list holds its unit once at the most. */
  unique?: true;
  cannotSeize?: true;
  cannotBeCharged?: true;
  /** Blocks neither sight nor movement. */
  highAbove?: true;
}
