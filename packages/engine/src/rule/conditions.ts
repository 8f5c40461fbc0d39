/** Facts of an attack that an effect may depend on; all that are named must hold. */
export const CONDITIONS = [
  /** The attack is a shot. */
  'shooting',
  /** The attack is a blow in melee. */
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
  /** The attack is a shot of a model at most 9" from the target. */
  'within9',
  /** The attack is a shot of a model at most 12" from the target. */
  'within12',
  /** A shot of a unit over 9" from the target unit, or a blow of a charge that began over 9" from it. */
  'farOff',
  /** The attack is not `farOff`. */
  'nearBy',
  /** The hits are those of a spell. */
  'spell',
  /** The hits are not those of a spell. */
  'noSpell',
  /** The attacking unit has come out of reserve in this round. */
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
  /** The attack is a shot of a unit over 12" from the target unit. */
  'unitOver12',
] as const;

/** One of them. */
export type Condition = (typeof CONDITIONS)[number];

/** A number, or the rule's own rating: the 3 of Tough(3). */
export type Amount = number | 'X' | '-X';

/** An amount that counts only in some situations. */
export interface Effect {
  amount: Amount;
  when?: readonly Condition[];
  /** Counts only for to-hit dice that show one of these natural faces. */
  faces?: readonly number[];
  /** Counts only for block dice that show one of these natural faces. */
  blockFaces?: readonly number[];
}

/** Natural faces of block dice, in some situations. */
export interface BlockFaces {
  blockFaces: readonly number[];
  when?: readonly Condition[];
}

/** One entry or several. */
export type Effects = Effect | readonly Effect[];
