import type { ActionName } from '../rule/movement.ts';
import type { RerollEffect } from '../rule/model-effects.ts';
import type { ArrivalKind } from './arrivals.ts';
import type { AbilityPlan, MarkCount } from './ability-plan.ts';
import type { SpecialCombat } from './special-combat.ts';
import type { SpecialMovement } from './special-movement.ts';
import type { AttackTerms, UnitBonus, AreaRule, UnitRule } from './terms.ts';

/** A weapon type: weapons with the same name and profile have the same type (battle:S2). */
export interface WeaponType {
  index: number;
  name: string;
  /** 0 for melee. */
  range: number;
  attacks: number;
  /** Printed names, such as `AP(1)`. */
  rules: readonly string[];
  ruleIds: readonly string[];
  /** The effects of the weapon's own rules, without a bearer. */
  terms: AttackTerms;
}

/** A weapon of a model: how many of them, and their effects including those of the bearer. */
export interface HeldWeapon {
  type: WeaponType;
  count: number;
  terms: AttackTerms;
  /** Its effects as a list, for a unit without granted rules; equal effects share one list object. */
  own: readonly AttackTerms[];
  /** Whether attack dice of the whole model are rolled with this weapon. */
  leads: boolean;
  /** The ids of its rules and of those of its bearer that affect it. */
  ruleIds: readonly string[];
  /** The first bit of its copies in the model's `used` column; -1 if it is not Limited. */
  usedBit: number;
}

/** How much a rule reduces a model's moves, in hundredths. */
export interface SpeedPenalty {
  id: string;
  advance: number;
  rush: number;
  charge: number;
}

/** An amount that a rule adds to rolls of enemies. */
export interface EnemyModifier {
  /** The printed name of the rule. */
  label: string;
  amount: number;
}

/** When a model is activated, friendly units within reach stop being Shaken on this roll, or without a roll if it is 0. */
export interface RallyPlan {
  label: string;
  reach: number;
  on: number;
}

/** One model at the start of the battle. */
export interface ModelPlan {
  index: number;
  id: string;
  name: string;
  /** The unit it starts in; its current unit is in the state. */
  unit: number;
  side: number;
  radius: number;
  height: number;
  quality: number;
  defense: number;
  tough: number;
  /** Tough without additions of a campaign, for limits on joining units and transports (campaign:T2). */
  printedTough: number;
  hero: boolean;
  weapons: readonly HeldWeapon[];
  /** Weapons that are only used against units that it moves through. */
  strafing: readonly HeldWeapon[];
  ruleIds: readonly string[];
  /** Printed names for people, such as `Tough(3)`. */
  ruleNames: readonly string[];
  advance: number;
  rush: number;
  charge: number;
  /** The effects of its rules on movement other than speed. */
  roving: readonly SpecialMovement[];
  /** The effects of its rules on combat and turns. */
  fighting: readonly SpecialCombat[];
  /** The ids of the rules of which it has all options at once. */
  allOptionsOf: readonly string[];
  /** Marks for the unit that destroys its unit. */
  avenged: readonly MarkCount[];
  /** Rules that slow it down, with the reductions in hundredths. */
  burdens: readonly SpeedPenalty[];
  actions: readonly ActionName[];
  ignoresDifficult: boolean;
  ignoresDangerous: boolean;
  /** Added to all its moves and to the limit in difficult terrain, in hundredths. */
  stride: number;
  /** Whether its speed makes a joined hero and unit move at the same speed. */
  pacesApart: boolean;
  flies: boolean;
  /** The length added to an Advance in a straight line; 0 for ordinary movement. */
  straightLine: number;
  /** The roll that its jumps need; 0 if they need none. */
  jumpTarget: number;
  /** Friendly units within this distance may use its Quality for morale; 0 if none may. */
  lendsQuality: number;
  fear: number;
  /** Modifiers by rule to morale rolls of enemies that lost a melee against its unit. */
  dread: readonly EnemyModifier[];
  /** Modifiers by rule to rolls for wound effects that its unit causes in melee. */
  cruelty: readonly EnemyModifier[];
  /** The printed name of the rule that lets its unit pass its first morale test. */
  passesFirst?: string;
  steadies?: RallyPlan;
  /** What it may re-roll. */
  rerolls?: RerollEffect;
  /** The rules that units around it have. */
  radiates: readonly AreaRule[];
  /** The indices of the granted rules that units get for a round when it shoots at them. */
  inflicts: readonly number[];
  impact: number;
  tokens: number;
  transport: number;
  cannotSeize: boolean;
  cannotBeCharged: boolean;
  highAbove: boolean;
  mayAmbush: boolean;
  mayScout: boolean;
  /** The Impact dice that a charger loses because of this model, as a negative number. */
  impactOnCharger: number;
  /** Bonuses for its whole unit while it lives. */
  gifts: readonly UnitBonus[];
  /** Rules that its unit has while it lives. */
  auras: readonly UnitRule[];
  /** What it can do before attacking. */
  abilities: readonly AbilityPlan[];
  /** Added to its rolls to cast. */
  casting: number;
  /** Friendly casters within this distance in hundredths may cast from its position; 0 if none may. */
  conduit: number;
  /** Spell tokens each round for friendly casters nearby. */
  accumulator: number;
  /** Whether it casts together with others of its unit. */
  castsTogether: boolean;
  /** Rules that count if every living model has them; equal rules share one list object. */
  shared: readonly UnitRule[];
}

/** One unit at the start of the battle; its models follow each other in the plan's list. */
export interface UnitPlan {
  index: number;
  id: string;
  name: string;
  side: number;
  quality: number;
  defense: number;
  cost: number;
  first: number;
  count: number;
  /** Indices of weapon types in list order. */
  weapons: readonly number[];
  ruleNames: readonly string[];
  /** For a unit that is in no army list: how it may arrive, and the number of its random event. */
  comes?: { as: ArrivalKind; event: number };
}
