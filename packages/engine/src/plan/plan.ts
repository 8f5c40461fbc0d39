import type { Finding, Polygon } from '@muster/kernel';
import type { Ruleset } from '../rule/ruleset.ts';
import type { Settings } from '../rule/settings.ts';
import type { Army } from './army.ts';
import type { GrowthPlan, OptionPlan } from './benefits.ts';
import type { MarkPlan, SpellPlan } from './deed-plan.ts';
import type { ModelPlan, UnitPlan, WeaponType } from './profile.ts';
import type { Table } from './table.ts';
import type { UnitRule } from './terms.ts';
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
  /** Situation bits that some rule of the battle asks for. */
  asks: number;
  /** Whether some rule makes ranges longer or shorter for the attacker. */
  hasRanges: boolean;
  /** Whether some rule lets weapons strike last. */
  hasLate: boolean;
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
  /** Identifies ruleset, settings, armies and table. */
  hash: number;
}
