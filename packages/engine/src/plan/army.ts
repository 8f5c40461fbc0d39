import type { RuleRef } from '../rule/effects.ts';

/** A weapon as a list has it; without a range it is for melee. Lengths are hundredths of an inch. */
export interface Weapon {
  name: string;
  range?: number;
  attacks: number;
  rules: readonly RuleRef[];
}

/** One miniature. */
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
  /** Beside the unit's rules; a joined hero in a position has only its own. */
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
}

/** A spell: hits, or a rule granted to its targets until the end of the round. */
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
  grants: readonly RuleRef[];
}

/** What one side brings. */
export interface Army {
  name: string;
  units: readonly ArmyUnit[];
  spells: readonly Spell[];
}
