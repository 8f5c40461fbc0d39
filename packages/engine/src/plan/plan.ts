import type { Finding, Polygon } from '@muster/kernel';
import type { ActionName } from '../rule/effects.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import type { Settings } from '../rule/settings.ts';
import type { Army, Spell } from './army.ts';
import type { Table, TerrainPiece } from './table.ts';

/** One effect, ready to be summed: the situation bits it needs, its amount and where it comes from. */
export interface Term {
  needs: number;
  amount: number;
  onSix: boolean;
  source: string;
}

/** Everything that the rules of one weapon in one model's hands say, by stage. */
export interface AttackTerms {
  attacks: readonly Term[];
  quality: readonly Term[];
  toHit: readonly Term[];
  extraHits: readonly Term[];
  piercing: readonly Term[];
  hitFactor: readonly Term[];
  woundFactor: readonly Term[];
  rerollBlockedSixes: boolean;
  /** Printed names of the rules behind the yes-or-no answers here. */
  words: readonly string[];
  /** Ids of rules whose saves do not help. */
  ignores: readonly string[];
  ignoresCover: 'none' | 'sight' | 'all';
  needsNoSight: boolean;
  unhindered: boolean;
  picksModel: boolean;
  limited: boolean;
  strikesFirst: boolean;
}

/** A save against wounds, named after its rule. */
export interface Save {
  rule: string;
  name: string;
  target: number;
}

/** What a rule says for the defence of a unit. */
export interface DefenseTerms {
  toHit: readonly Term[];
  toBlock: readonly Term[];
  saves: readonly Save[];
  /** Added to ranges, in hundredths. */
  range: number;
}

/** What one model with a rule gives to its whole unit. */
export interface Gift {
  id: string;
  label: string;
  /** Whether a second bearer adds to the first (battle:D7). */
  stacks: boolean;
  morale: number;
  /** Added to every move action, in hundredths. */
  move: number;
}

/** A rule that counts for a whole unit: because every model has it, or because it was granted. */
export interface UnitRule {
  id: string;
  label: string;
  rating: number;
  /** Whether a second instance adds to the first (battle:D7). */
  stacks: boolean;
  attack: AttackTerms;
  defense: DefenseTerms;
  advance: number;
  rush: number;
  ignoresDifficult: boolean;
  flies: boolean;
  /** Rolls that jumps of the unit need, 0 for none at all; absent when it says nothing about jumps. */
  jumpTarget: number | undefined;
  fear: number;
  moraleBonus: number;
  /** What it gives to a unit that has it granted; absent when it gives nothing. */
  gift: Gift | undefined;
  /** Roll that turns a failed morale test; 0 for none. */
  secondChance: number;
}

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
  /** First bit of its copies in the model's `used` column; -1 when it is not limited. */
  usedBit: number;
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
  hero: boolean;
  weapons: readonly HeldWeapon[];
  ruleIds: readonly string[];
  /** As printed, for people: `Tough(3)`. */
  ruleNames: readonly string[];
  advance: number;
  rush: number;
  actions: readonly ActionName[];
  ignoresDifficult: boolean;
  flies: boolean;
  /** Length added to an Advance in a straight line; 0 for ordinary movement. */
  straightLine: number;
  /** Rolls that its jumps need; 0 for none at all. */
  jumpTarget: number;
  /** Friendly units within this distance may use its Quality for morale; 0 for none. */
  lendsQuality: number;
  fear: number;
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
}

/** A spell, compiled: its hits as a weapon type, its grants as indices. */
export interface SpellPlan {
  index: number;
  spell: Spell;
  weapon: WeaponType;
  grants: readonly number[];
}

export interface SidePlan {
  index: number;
  name: string;
  units: readonly number[];
  spells: readonly SpellPlan[];
}

/** Terrain with its bounding box and the questions that are asked of it most. */
export interface TerrainPlan extends TerrainPiece {
  index: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  impassable: boolean;
  blocking: boolean;
  cover: boolean;
  difficult: boolean;
  dangerous: boolean;
  /** Height of the ground on top, where models may stand; 0 when they stand beside or in it. */
  floor: number;
  /** How deep one falls who falls in; 0 where there is no gap. */
  depth: number;
  /** Top for sight; `Infinity` without limit. */
  top: number;
}

/** Where a side may deploy. */
export interface Zone {
  polygon: Polygon;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Everything about a battle that never changes while it is fought. */
export interface BattlePlan {
  ruleset: Ruleset;
  settings: Settings;
  armies: readonly Army[];
  table: Table;
  terrain: readonly TerrainPlan[];
  zones: readonly Zone[];
  sides: readonly SidePlan[];
  units: readonly UnitPlan[];
  models: readonly ModelPlan[];
  weapons: readonly WeaponType[];
  /** Whether anybody, or any spell, gives something to a whole unit. */
  hasGifts: boolean;
  /** Rules that spells can give to a unit for a time; their index is their bit. */
  grants: readonly UnitRule[];
  /** Room for this many markers. */
  maxObjectives: number;
  /** Rules that are named in a list but that nobody executes; the battle plays on without them. */
  unknownRules: readonly Finding[];
  /** Identifies ruleset, settings, armies and table. */
  hash: number;
}
