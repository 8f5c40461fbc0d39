import type { Amount } from './conditions.ts';

/** The four actions of an activation. */
export const ACTIONS = ['hold', 'advance', 'rush', 'charge'] as const;

/** One of them. */
export type ActionName = (typeof ACTIONS)[number];

/** Being put down anew: on which occasion, and how far at the most. */
export interface PlaceEffect {
  /** `attacking` is at any time in the activation before attacks; `deployed` is right after it came to the table. */
  when: 'activated' | 'attacking' | 'deployed';
  inches?: Amount;
  /** So many D3 are rolled for further inches. */
  d3?: number;
  /** Instead of `inches` when it has used Rush. */
  afterRush?: Amount;
}

/** What a rule does when its bearer moves, in inches. */
export interface MoveEffects {
  advance?: Amount;
  /** Also for charges. */
  rush?: Amount;
  /** For Rush alone. */
  rushOnly?: Amount;
  /** For charges alone. */
  charge?: Amount;
  /** For every move whatever, and for what difficult ground leaves of a move. */
  always?: Amount;
  /** More for those whose unit stands by terrain when it is activated, most of it within 1" of some. */
  grounded?: { advance?: Amount; rush?: Amount };
  /** Put down anew within so many inches of where it stands, across everything. */
  place?: PlaceEffect;
  /** Moves so many inches once a round after shooting or fighting; every living model must have it. */
  slip?: { after: 'shooting' | 'melee' | 'either'; inches: Amount };
  /** Passes through other units; it may not end on them. */
  passesUnits?: true;
  /** Shoots after a Rush. */
  shootsAfterRush?: true;
  onlyActions?: readonly ActionName[];
  ignoresDifficult?: true;
  /** Takes no tests for dangerous ground. */
  ignoresDangerous?: true;
  /** Passes over units and terrain, and terrain does nothing to it while it moves. */
  flies?: true;
  /** Moves in one straight line, this much longer than an Advance, over everything, and stops anywhere. */
  straightLine?: Amount;
  /** Rolls that a jump needs, instead of the usual ones. */
  jumpsOn?: number;
  /** Needs no roll to jump. */
  jumpsSurely?: true;
  /** Moves as if it stood in difficult ground. */
  inDifficult?: true;
  /** Moves as if it stood in dangerous ground. */
  inDangerous?: true;
}
