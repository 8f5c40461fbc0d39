import type { Amount } from './conditions.ts';
import type { GivenWeapon, StrikeDice } from './benefits.ts';

/** What a model does to an enemy unit that it moves through: each successful die causes a wound, or this many hits. */
export interface CrossingEffect {
  dice: Amount;
  on: number;
  hits?: number;
  ap?: number;
  /** Once per battle instead of once per activation. */
  once?: true;
}

/** When a model is activated and not Shaken itself, friendly units around it stop being Shaken. */
export interface RallyEffect {
  inches: number;
  /** The roll that this needs; by default none. */
  on?: number;
}

/** What a player may re-roll: a whole roll once per battle, or one die once per round. */
export type RerollEffect = { what: 'roll'; per: 'battle' } | { what: 'die'; per: 'round' };

/** Effects of a rule on its bearer itself. */
export interface ModelEffects {
  /** Wounds that the model can take. */
  tough?: Amount;
  /** Added to Tough (1 without the rule). Limits for joining units and transports ignore it. */
  toughMore?: Amount;
  /** The Defense it counts as having, if that is better than its own. */
  defense?: Amount;
  /** May join a unit, takes hits last, and its unit may use its Quality for morale. */
  hero?: true;
  /** Friendly units within this many inches may use its Quality for morale. */
  lendsQuality?: Amount;
  /** Extra wounds it counts as having caused to decide a melee, or for a wound effect in melee. */
  fear?: Amount;
  /** Added to the morale rolls of enemies that lost a melee against its unit. */
  dread?: Amount;
  /** Added to rolls for the wound effects that its unit causes in melee. */
  cruelty?: Amount;
  /** Friendly units around it that stop being Shaken when it is activated. */
  steadies?: RallyEffect;
  /** Dice that it may re-roll. */
  rerolls?: RerollEffect;
  /** Dice that it rolls when it strikes after a charge. */
  impact?: Amount;
  /** Spell tokens that it gets each round. */
  tokens?: Amount;
  /** Added to its rolls to cast. */
  casting?: Amount;
  /** Friendly casters of other units within this many inches may cast from its position, with +1. */
  conduit?: Amount;
  /** Spell tokens each round that friendly casters of other units nearby may spend. */
  accumulator?: Amount;
  /** One of the models with the rule in a unit casts for all of them, with a token for each. */
  castsTogether?: true;
  /** The number of passengers it can carry. */
  transport?: Amount;
  /** May be set aside before deployment and arrive later. */
  reserve?: 'ambush' | 'scout';
  /** The first round in which its Ambush may arrive; the lowest of several counts. */
  arrivesFrom?: number;
  /** The distance from enemies that its Ambush must keep instead of the usual one; the lowest of several counts. */
  arrivesBeyond?: Amount;
  /** Enemies that arrive from Ambush must stay over this many inches away from its unit; the highest of several counts. */
  repels?: Amount;
  /** Friendly units that arrive from Ambush within this many inches of it may be at any distance from enemies. */
  beacon?: Amount;
  /** The number of units that its side may redeploy after deployment. */
  redeploys?: number;
  /** Once per battle it may leave the table at the end of its activation, to return from Ambush. */
  withdraws?: true;
  /** Hits one of the enemy units that it moves through, once per activation. */
  crossing?: CrossingEffect;
  /** Dice that it rolls in addition to its weapons when it strikes. */
  strikes?: StrikeDice;
  /** A weapon in addition to its own. */
  weapon?: GivenWeapon;
  /** Hits on the attacker for each wound that it takes in melee. */
  retaliates?: Amount;
  /** Hits on the attacker when it is killed in melee. */
  deathHits?: Amount;
  /** Is removed when a melee is over, with the hits for its death. */
  fallsAfterMelee?: true;
  /** Once per round its unit may pass the turn while an enemy side has more units left to activate. */
  delays?: true;
  /** Once per battle its unit may act a second time in a round; in each round, one of this many units of its side may. */
  actsAgain?: number;
  /** An army list may have its unit only once. */
  unique?: true;
  cannotSeize?: true;
  cannotBeCharged?: true;
  /** Blocks neither sight nor movement. */
  highAbove?: true;
}
