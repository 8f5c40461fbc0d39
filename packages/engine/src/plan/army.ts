import type { Weapon } from '../rule/weapon.ts';
import type { Duration, FailedTestEffect } from '../rule/ability.ts';
import type { RuleRef } from '../rule/rule.ts';

/** One model of a unit. */
export interface ArmyModel {
  id: string;
  name?: string;
  /** Base radius in hundredths of an inch. */
  radius: number;
  /** By default the usual height for the base. */
  height?: number;
  /** By default the value of the unit. */
  quality?: number;
  defense?: number;
  /** Rules in addition to those of the unit; a joined hero in a position has only its own. */
  rules: readonly RuleRef[];
  weapons: readonly Weapon[];
  /** Whether it does not share the rules of its unit, because it is a joined hero in a position. */
  joined?: boolean;
}

/** One unit of an army. */
export interface ArmyUnit {
  id: string;
  name: string;
  quality: number;
  defense: number;
  cost: number;
  rules: readonly RuleRef[];
  models: readonly ArmyModel[];
  /** Its bought upgrades, which may break (campaign:E23). */
  items?: readonly UnitItem[];
}

/** An upgrade of a unit, with the names of weapons and the rules that it gave. */
export interface UnitItem {
  name: string;
  weapons?: readonly string[];
  rules?: readonly RuleRef[];
}

/** A spell: its cost, its targets, and its effects. */
export interface Spell {
  name: string;
  /** Its cost in spell tokens. */
  value: number;
  range: number;
  target: 'enemy' | 'friend';
  /** The most units that it may target. */
  targets: number;
  hits: number;
  /** Rules of the hits. */
  rules: readonly RuleRef[];
  /** Rules that its targets get for a time. */
  grants: readonly RuleRef[];
  /** Targets single models, each of which counts as a unit of one. */
  single?: true;
  /** Rules that units of the caster's side have when they attack a target. */
  marks?: readonly RuleRef[];
  /** How long grants and marks last; by default until the round ends. */
  lasts?: Duration;
  /** Its targets take a morale test, and this happens to those that fail. */
  test?: FailedTestEffect;
  /** Its targets take a dangerous terrain test immediately. */
  endangers?: true;
}

/** The army of one side. */
export interface Army {
  name: string;
  units: readonly ArmyUnit[];
  spells: readonly Spell[];
}
