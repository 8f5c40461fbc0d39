import type { Finding, Polygon } from '@muster/kernel';
import type { Ruleset } from '../rule/ruleset.ts';
import type { Settings } from '../rule/settings.ts';
import type { Army } from './army.ts';
import type { Bases } from './bases.ts';
import type { GrowthPlan, OptionPlan } from './benefits.ts';
import type { CampaignExtras } from './extras.ts';
import type { MissionPlan } from './mission.ts';
import type { MarkPlan, SpellPlan } from './deed-plan.ts';
import type { ModelPlan, UnitPlan, WeaponType } from './profile.ts';
import type { GearPlan, Refit } from './refit.ts';
import type { Table } from './table.ts';
import type { Radiation, UnitRule } from './terms.ts';
import type { Landscape } from './landscape.ts';
import type { TerrainPlan } from './terrain-plan.ts';

export interface SidePlan {
  index: number;
  name: string;
  units: readonly number[];
  spells: readonly SpellPlan[];
}

/** Where a side may deploy. */
export interface Zone {
  polygon: Polygon;
  /** Whether the polygon is just the box. */
  isBox: boolean;
  /** Some part of a base in it is enough. */
  partly?: true;
  /** The zone of the other side where one of two sides chooses. */
  opposite?: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** A rule for units around a model, or around every model of a unit that has it granted. */
export interface Radiator extends Radiation {
  /** The bearer, or -1. */
  model: number;
  /** The place of the granted rule, or -1. */
  grant: number;
  /** Its place in the row of each unit where it counts how that stood when activated, or -1. */
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
  /** What can break, for each unit by its bits; absent without random events. */
  gear?: readonly (readonly GearPlan[])[];
  /** Compiles a unit anew with what broke and what was found. */
  refit?: Refit;
  /** The plan that this one is a variant of, with the gear of some units broken. */
  base?: BattlePlan;
  /** The plan that this one is a variant of, with other settings by rulings of the players. */
  unruled?: BattlePlan;
  table: Table;
  terrain: readonly TerrainPlan[];
  landscape: Landscape;
  zones: readonly Zone[];
  sides: readonly SidePlan[];
  units: readonly UnitPlan[];
  models: readonly ModelPlan[];
  bases: Bases;
  weapons: readonly WeaponType[];
  /** Whether anybody, or any spell, gives something to a whole unit. */
  hasGifts: boolean;
  /** Situation bits that some rule of the battle asks for. */
  asks: number;
  /** Whether some rule makes ranges longer or shorter for the attacker. */
  hasRanges: boolean;
  /** Whether some rule lets weapons strike first. */
  hasEarly: boolean;
  /** Whether some rule makes them longer or shorter for those who shoot at its bearers. */
  hasHindrances: boolean;
  /** Whether some rule lets weapons strike last. */
  hasLate: boolean;
  /** Whether units can be given rules at all while the battle is fought: by spells, auras, options, markers or whoever is near. */
  gives: boolean;
  /** Whether any rule says something about getting about beside paces and plain reserves. */
  roves: boolean;
  /** Whether any rule says something about fighting and turns beside attacks with weapons. */
  fights: boolean;
  /** Rules of which units have one option at a time, and what each option is worth; its place is its bit. */
  options: readonly OptionPlan[];
  optionRules: readonly UnitRule[];
  /** Rules for which units gather markers. */
  growths: readonly GrowthPlan[];
  /** Whether anybody does something to those whom it moves through. */
  crosses: boolean;
  /** Rules for units around their bearers. */
  radiators: readonly Radiator[];
  /** How many of them count how a unit stood when it was last activated. */
  reaches: number;
  /** Whether some rule speaks of those who came as one unit, without a hero who joined them. */
  setsApart: boolean;
  /** Whether some rule makes a hero and those whom it joined keep step. */
  pacesApart: boolean;
  /** Whether some model steadies friends when it is activated. */
  steadies: boolean;
  /** Whether some unit passes its first morale test. */
  hasFirstTests: boolean;
  /** Whether anybody may roll dice again. */
  hasRerolls: boolean;
  /** Models that have auras. */
  auraBearers: readonly number[];
  /** Rules that spells can give to a unit for a time; their index is their bit. */
  grants: readonly UnitRule[];
  /** Marks that spells and abilities can put on a unit. */
  marks: readonly MarkPlan[];
  /** Whether some model can do something before it attacks. */
  hasAbilities: boolean;
  /** Whether somebody lends casters a place or tokens. */
  hasConduits: boolean;
  /** Whether some model casts together with others. */
  hasCasterGroups: boolean;
  /** Room for this many markers. */
  maxObjectives: number;
  /** Rules that are named in a list but that nobody executes; the battle plays on without them. */
  unknownRules: readonly Finding[];
}
