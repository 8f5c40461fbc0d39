import type { Finding, Polygon } from '@muster/kernel';
import type { Ruleset } from '../rule/ruleset.ts';
import type { Settings } from '../rule/settings.ts';
import type { Army } from './army.ts';
import type { Bases } from './bases.ts';
import type { GrowthPlan, OptionPlan } from './benefits.ts';
import type { CampaignExtras } from './campaign-extras.ts';
import type { MissionPlan } from './mission.ts';
import type { MarkPlan, SpellPlan } from './ability-plan.ts';
import type { ModelPlan, UnitPlan, WeaponType } from './profile.ts';
import type { GearPlan, RecompileUnit } from './broken-gear.ts';
import type { Table } from './table.ts';
import type { AreaRule, UnitRule } from './terms.ts';
import type { TerrainByEffect } from './landscape.ts';
import type { TerrainPlan } from './terrain-plan.ts';

/** One side of a battle. */
export interface SidePlan {
  index: number;
  name: string;
  units: readonly number[];
  spells: readonly SpellPlan[];
}

/** A deployment zone. */
export interface Zone {
  polygon: Polygon;
  /** Whether the polygon is its bounding box. */
  isBox: boolean;
  /** Whether a base needs to be only partly inside. */
  partly?: true;
  /** The zone of the other side, if one of two sides chooses. */
  opposite?: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** A rule for units around a model, or around all models of a unit with the granted rule. */
export interface AreaRuleSource extends AreaRule {
  /** The model with the rule, or -1. */
  model: number;
  /** The index of the granted rule, or -1. */
  grant: number;
  /** Its column in the state if it is measured when a unit is activated, or -1. */
  column: number;
}

/** Everything about a battle that never changes while it is played. */
export interface BattlePlan {
  ruleset: Ruleset;
  settings: Settings;
  mission: MissionPlan;
  /** What a campaign adds. */
  extras?: CampaignExtras;
  armies: readonly Army[];
  /** The gear of each unit that can break, by bits; absent without random events. */
  gear?: readonly (readonly GearPlan[])[];
  /** Compiles a unit again with its broken and found gear. */
  refit?: RecompileUnit;
  /** The plan without broken and found gear, if this is a variant of it. */
  base?: BattlePlan;
  /** The plan without rulings of the players, if this is a variant of it. */
  unruled?: BattlePlan;
  table: Table;
  terrain: readonly TerrainPlan[];
  landscape: TerrainByEffect;
  zones: readonly Zone[];
  sides: readonly SidePlan[];
  units: readonly UnitPlan[];
  models: readonly ModelPlan[];
  bases: Bases;
  weapons: readonly WeaponType[];
  /** Whether any model or spell gives something to a whole unit. */
  hasGifts: boolean;
  /** The bits of all conditions in rules of the battle. */
  asks: number;
  /** Whether any rule changes ranges of the attacker. */
  hasRanges: boolean;
  /** Whether any rule lets weapons strike first. */
  hasEarly: boolean;
  /** Whether any rule changes ranges against its bearers. */
  hasHindrances: boolean;
  /** Whether any rule lets weapons strike last. */
  hasLate: boolean;
  /** Whether units can get rules during the battle: from spells, auras, options, markers or models nearby. */
  gives: boolean;
  /** Whether any rule affects movement other than speed and simple reserves. */
  roves: boolean;
  /** Whether any rule affects combat and turns other than attacks with weapons. */
  fights: boolean;
  /** Rules with options, and the rule of each option at the index of its bit. */
  options: readonly OptionPlan[];
  optionRules: readonly UnitRule[];
  /** Rules for which units gain markers. */
  growths: readonly GrowthPlan[];
  /** Whether any model affects units that it moves through. */
  crosses: boolean;
  /** Rules for units around their bearers. */
  radiators: readonly AreaRuleSource[];
  /** How many of them are measured when a unit is activated. */
  reaches: number;
  /** Whether any rule counts separately for a unit and a hero who joined it. */
  setsApart: boolean;
  /** Whether any rule makes a hero and the unit it joined move at the same speed. */
  pacesApart: boolean;
  /** Whether any model can stop friendly units from being Shaken when it is activated. */
  steadies: boolean;
  /** Whether any unit passes its first morale test without a roll. */
  hasFirstTests: boolean;
  /** Whether any model may re-roll dice. */
  hasRerolls: boolean;
  /** The models with auras. */
  auraBearers: readonly number[];
  /** Rules that can be given to a unit for a time; their index is their bit. */
  grants: readonly UnitRule[];
  /** Marks that spells and abilities can give to a unit. */
  marks: readonly MarkPlan[];
  /** Whether any model has an ability. */
  hasAbilities: boolean;
  /** Whether any model lets friendly casters use its position or tokens. */
  hasConduits: boolean;
  /** Whether any model casts together with others of its unit. */
  hasCasterGroups: boolean;
  /** The most objectives. */
  maxObjectives: number;
  /** Rules in lists that have no effect, with the reason. */
  unknownRules: readonly Finding[];
}
