import type { Amount } from './conditions.ts';

/** The four actions of an activation. */
export const ACTIONS = ['hold', 'advance', 'rush', 'charge'] as const;

/** The name of an action. */
export type ActionName = (typeof ACTIONS)[number];

/** Repositioning: when a unit may be repositioned, and how far. */
export interface PlaceEffect {
  /** `attacking` is at any time in the activation before attacks; `deployed` is right after deployment or arrival. */
  when: 'activated' | 'attacking' | 'deployed';
  inches?: Amount;
  /** The number of D3 that add inches. */
  d3?: number;
  /** Replaces `inches` after a Rush. */
  afterRush?: Amount;
}

/** Effects of a rule on the movement of its bearer, in inches. */
export interface MoveEffects {
  advance?: Amount;
  /** Added to Rush and Charge. */
  rush?: Amount;
  /** Added to Rush only. */
  rushOnly?: Amount;
  /** Added to Charge only. */
  charge?: Amount;
  /** Added to every move, and to the limit in difficult terrain. */
  always?: Amount;
  /** Extra inches if most models of the unit are within 1" of terrain when it is activated. */
  grounded?: { advance?: Amount; rush?: Amount };
  /** Its unit may be repositioned, over units and terrain. */
  place?: PlaceEffect;
  /** The unit may move this many inches once per round after shooting or melee, if every living model has the rule. */
  slip?: { after: 'shooting' | 'melee' | 'either'; inches: Amount };
  /** Moves through other units, but may not end on them. */
  passesUnits?: true;
  /** May shoot after a Rush. */
  shootsAfterRush?: true;
  onlyActions?: readonly ActionName[];
  ignoresDifficult?: true;
  /** Takes no dangerous terrain tests. */
  ignoresDangerous?: true;
  /** Moves over units and terrain, and ignores the effects of terrain while it moves. */
  flies?: true;
  /** Moves in one straight line over everything, this much farther than an Advance, and stops anywhere. */
  straightLine?: Amount;
  /** The result that a jump needs instead of the usual one. */
  jumpsOn?: number;
  /** Jumps without a roll. */
  jumpsSurely?: true;
  /** Moves as if in difficult terrain. */
  inDifficult?: true;
  /** Moves as if in dangerous terrain. */
  inDangerous?: true;
}
