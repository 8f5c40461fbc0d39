import type { Ability, Duration, FailedTestEffect } from '../rule/ability.ts';
import type { Spell } from './army.ts';
import type { WeaponType } from './profile.ts';
import type { UnitRule } from './terms.ts';

/** A kind of mark and how many of them. */
export interface MarkCount {
  mark: number;
  count: number;
}

/** The effects of a spell or an ability on its targets: hits as a weapon type, grants and marks as indices. */
export interface TargetedEffectPlan {
  weapon: WeaponType;
  hits: number;
  grants: readonly number[];
  marks: readonly MarkCount[];
  lasts: Duration;
  test: FailedTestEffect | undefined;
  endangers: boolean;
  heals: boolean;
  /** How far its targets may move, in hundredths; 0 if they may not. */
  moves: number;
  /** Whether it targets enemies or friendly units. */
  target: 'enemy' | 'friend';
  single: boolean;
  /** In hundredths. */
  range: number;
  /** The most targets. */
  targets: number;
}

/** A compiled spell. */
export interface SpellPlan extends TargetedEffectPlan {
  index: number;
  spell: Spell;
}

/** A compiled ability of a model. */
export interface AbilityPlan extends TargetedEffectPlan {
  /** Its place among the abilities of the model, and its bit. */
  index: number;
  /** Its printed name. */
  label: string;
  ability: Ability;
  /** Dice that decide how often it happens; 0 if it needs none. */
  dice: number;
  need: number;
}

/** A kind of mark on a unit, with the rules that attackers of one side have against it. */
export interface MarkPlan {
  label: string;
  lasts: Duration;
  /** Whether a second one adds to the first. */
  stacks: boolean;
  /** The rule for one mark, for two marks, and so on. */
  rules: readonly UnitRule[];
}
