/** Conditions of an effect. All of its conditions must be met. */
export const CONDITIONS = [
  /** The attack is shooting. */
  'shooting',
  /** The attack is a strike in melee. */
  'melee',
  /** The attacking unit charged in this activation. */
  'charging',
  /** The attacking model is over 9" from the target (battle:S9). */
  'modelOver9',
  /** The attacking unit is over 9" from the target unit (battle:S9). */
  'unitOver9',
  /** The attacking unit moved in this activation (battle:S12). */
  'moved',
  /** The target unit has not moved in this round (muster:still). */
  'targetStill',
  /** The attacking unit did not charge in this activation. */
  'notCharging',
  /** The attack is shooting by a model within 9" of the target. */
  'within9',
  /** The attack is shooting by a model within 12" of the target. */
  'within12',
  /** The attack is shooting by a unit over 9" from the target unit, or a strike after a charge that began over 9" from it. */
  'farOff',
  /** The attack is not `farOff`. */
  'nearBy',
  /** The hits are from a spell. */
  'spell',
  /** The hits are not from a spell. */
  'noSpell',
  /** The attacking unit arrived from reserve in this round. */
  'arrived',
  /** Most living models of the attacking unit are within 1" of terrain. */
  'grounded',
  /** Most living models of the target are within 1" of terrain. */
  'targetGrounded',
  /** Most living models of the target have Tough(3) or more. */
  'targetTough3',
  /** Most living models of the target have Tough(3) to Tough(9). */
  'targetTough3To9',
  /** Most living models of the target have Tough(9) or more. */
  'targetTough9',
  /** No living model of the target is a hero. */
  'targetNoHero',
  /** Most living models of the target have Defense 3+ or better. */
  'targetDefense3',
  /** Most living models of the target have Defense 4+ or better. */
  'targetDefense4',
  /** Most living models of the target have Defense 5+ or worse. */
  'targetDefense5',
  /** Every living model of the target is a hero. */
  'targetHero',
  /** The target is Shaken. */
  'targetShaken',
  /** The attack is shooting by a unit over 12" from the target unit. */
  'unitOver12',
] as const;

/** A condition of an effect. */
export type Condition = (typeof CONDITIONS)[number];

/** A number, or the rating of the rule, such as the 3 of Tough(3). */
export type Amount = number | 'X' | '-X';

/** An amount that counts if its conditions are met. */
export interface Effect {
  amount: Amount;
  when?: readonly Condition[];
  /** Counts only for dice to hit with one of these natural results. */
  faces?: readonly number[];
  /** Counts only for dice to block with one of these natural results. */
  blockFaces?: readonly number[];
}

/** Natural results of dice to block, if the conditions are met. */
export interface BlockFaces {
  blockFaces: readonly number[];
  when?: readonly Condition[];
}

/** One effect or several. */
export type Effects = Effect | readonly Effect[];
