import type { ActionName } from '../rule/movement.ts';
import type { RerollEffect } from '../rule/model-effects.ts';
import type { ArrivalKind } from './arrivals.ts';
import type { AbilityPlan, Marking } from './deed-plan.ts';
import type { Fighting } from './fighting.ts';
import type { Roving } from './roving.ts';
import type { AttackTerms, Gift, Radiation, UnitRule } from './terms.ts';

/** A weapon type: the same name and the same profile are the same type (battle:S2). */
export interface WeaponType {
  index: number;
  name: string;
  /** 0 for melee. */
  range: number;
  attacks: number;
  /** As printed: `AP(1)`. */
  rules: readonly string[];
  ruleIds: readonly string[];
  /** What the weapon's own rules say, without any bearer. */
  terms: AttackTerms;
}

/** A weapon in a model's hands: how often, and with what its bearer adds. */
export interface HeldWeapon {
  type: WeaponType;
  count: number;
  terms: AttackTerms;
  /** Its terms as all that speaks for it, where its unit was given nothing; one list object for the same terms. */
  own: readonly AttackTerms[];
  /** Whether dice that are for the model and not for each weapon are thrown with it. */
  leads: boolean;
  /** Ids of its own rules and of those of its bearer that are about it. */
  ruleIds: readonly string[];
  /** First bit of its copies in the model's `used` column; -1 when it is not limited. */
  usedBit: number;
}

/** How much a rule takes from a model's paces, in hundredths. */
export interface Burden {
  id: string;
  advance: number;
  rush: number;
  charge: number;
}

/** An amount that a rule adds to rolls of enemies. */
export interface Threat {
  /** As printed. */
  label: string;
  amount: number;
}

/** Friends that stop being Shaken when a model is activated: within what reach, on what roll, 0 for surely. */
export interface Steadying {
  label: string;
  reach: number;
  on: number;
}

/** One model as it starts. */
export interface ModelPlan {
  index: number;
  id: string;
  name: string;
  /** The unit it comes with; the state knows the unit it is in. */
  unit: number;
  side: number;
  radius: number;
  height: number;
  quality: number;
  defense: number;
  tough: number;
  /** As printed, without what a campaign added: what limits on joining and riding look at (campaign:T2). */
  printedTough: number;
  hero: boolean;
  weapons: readonly HeldWeapon[];
  /** Weapons that are only used on those whom it moves through. */
  strafing: readonly HeldWeapon[];
  ruleIds: readonly string[];
  /** As printed, for people: `Tough(3)`. */
  ruleNames: readonly string[];
  advance: number;
  rush: number;
  charge: number;
  /** What its rules say about getting about beside paces. */
  roving: readonly Roving[];
  /** What its rules say about fighting and turns. */
  fighting: readonly Fighting[];
  /** Ids of the rules of which it has all options at once. */
  allOptionsOf: readonly string[];
  /** Marks on whoever destroys its unit. */
  avenged: readonly Marking[];
  /** Rules that slow it down, and how much, in hundredths. */
  burdens: readonly Burden[];
  actions: readonly ActionName[];
  ignoresDifficult: boolean;
  ignoresDangerous: boolean;
  /** Added to every move of it, and to what difficult ground leaves of a move; in hundredths. */
  stride: number;
  /** Whether a hero and those whom it joined keep step on account of its paces. */
  pacesApart: boolean;
  flies: boolean;
  /** Length added to an Advance in a straight line; 0 for ordinary movement. */
  straightLine: number;
  /** Rolls that its jumps need; 0 for none at all. */
  jumpTarget: number;
  /** Friendly units within this distance may use its Quality for morale; 0 for none. */
  lendsQuality: number;
  fear: number;
  /** What enemies that lost a melee against its unit add to their morale rolls, by rule. */
  dread: readonly Threat[];
  /** What is added to rolls for the wound effects that its unit causes in melee, by rule. */
  cruelty: readonly Threat[];
  /** The printed name of the rule by which its unit passes its first morale test. */
  passesFirst?: string;
  steadies?: Steadying;
  /** What it may roll again. */
  rerolls?: RerollEffect;
  /** What units around it have. */
  radiates: readonly Radiation[];
  /** Places of the rules that units have for a round which it shot at. */
  inflicts: readonly number[];
  impact: number;
  tokens: number;
  transport: number;
  cannotSeize: boolean;
  cannotBeCharged: boolean;
  highAbove: boolean;
  mayAmbush: boolean;
  mayScout: boolean;
  /** Dice that a charger loses to this model's rules, as a negative number. */
  impactOnCharger: number;
  /** What it gives to its whole unit while it lives. */
  gifts: readonly Gift[];
  /** Rules that its unit has while it lives. */
  auras: readonly UnitRule[];
  /** What it can do before it attacks. */
  abilities: readonly AbilityPlan[];
  /** Added to its rolls to cast. */
  casting: number;
  /** How far off friendly casters may cast through it, in hundredths; 0 for not at all. */
  conduit: number;
  /** Tokens each round for friendly casters near. */
  accumulator: number;
  /** Casts together with others of its unit. */
  castsTogether: boolean;
  /** Rules that count when every living model has them; the same list object for models with the same rules. */
  shared: readonly UnitRule[];
}

/** One unit as it starts; its models are a run in the plan's list. */
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
  /** Weapon types in list order. */
  weapons: readonly number[];
  ruleNames: readonly string[];
  /** Said of those who are in nobody's list: how they may come, and by which random event. */
  comes?: { as: ArrivalKind; event: number };
}
