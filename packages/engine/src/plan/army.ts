import type { Weapon } from '../rule/weapon.ts';
import type { Lasting, Ordeal } from '../rule/ability.ts';
import type { RuleRef } from '../rule/rule.ts';

/** One miniature of a unit. */
export interface ArmyModel {
  id: string;
  name?: string;
  /** Base radius in hundredths of an inch. */
  radius: number;
  /** By default what suits the base. */
  height?: number;
  /** Own values; by default the unit's. */
  quality?: number;
  defense?: number;
  /** In addition to the unit's rules; a joined hero in a position has only its own. */
  rules: readonly RuleRef[];
  weapons: readonly Weapon[];
  /** Does not share the rules of its unit: a hero that a position shows already joined. */
  joined?: boolean;
}

/** One unit of an army, ready for the table. */
export interface ArmyUnit {
  id: string;
  name: string;
  quality: number;
  defense: number;
  cost: number;
  rules: readonly RuleRef[];
  models: readonly ArmyModel[];
  /** Upgrades that were bought for it, which may break (campaign:E23). */
  items?: readonly UnitItem[];
}

/** An upgrade of a unit, by what it gave: names of weapons, and rules. */
export interface UnitItem {
  name: string;
  weapons?: readonly string[];
  rules?: readonly RuleRef[];
}

/** A spell: its cost, its targets, and its effects. */
export interface Spell {
  name: string;
  /** Tokens it costs. */
  value: number;
  range: number;
  target: 'enemy' | 'friend';
  /** How many units it may reach at once. */
  targets: number;
  hits: number;
  /** Rules of the hits. */
  rules: readonly RuleRef[];
  /** Rules that its targets have for a time. */
  grants: readonly RuleRef[];
  /** Picks single models, each of which counts as a unit of one. */
  single?: true;
  /** Rules that units of the caster's side have when they attack a target. */
  marks?: readonly RuleRef[];
  /** How long grants and marks last; to the end of the round by default. */
  lasts?: Lasting;
  /** Its targets test morale, and this becomes of those who fail. */
  test?: Ordeal;
  /** Its targets take a dangerous terrain test at once. */
  endangers?: true;
}

/** The army that one side brings to a battle. */
export interface Army {
  name: string;
  units: readonly ArmyUnit[];
  spells: readonly Spell[];
}
