import type { Ability, Lasting, Ordeal } from '../rule/ability.ts';
import type { Spell } from './army.ts';
import type { WeaponType } from './profile.ts';
import type { UnitRule } from './terms.ts';

/** A kind of mark and how many of it. */
export interface Marking {
  mark: number;
  count: number;
}

/** What a spell or an ability does to each of its targets: its hits as a weapon type, its grants and marks as indices. */
export interface DeedPlan {
  weapon: WeaponType;
  hits: number;
  grants: readonly number[];
  marks: readonly Marking[];
  lasts: Lasting;
  test: Ordeal | undefined;
  endangers: boolean;
  heals: boolean;
  /** How far its targets may move, in hundredths; 0 for not at all. */
  moves: number;
  /** Whom it reaches. */
  target: 'enemy' | 'friend';
  single: boolean;
  /** In hundredths. */
  range: number;
  /** The most that it reaches at once. */
  targets: number;
}

/** A spell, compiled. */
export interface SpellPlan extends DeedPlan {
  index: number;
  spell: Spell;
}

/** Something that a model can do, compiled. */
export interface AbilityPlan extends DeedPlan {
  /** Its place among those of the model, and its bit. */
  index: number;
  /** As printed. */
  label: string;
  ability: Ability;
  /** Dice that decide how often it happens; 0 where it happens surely. */
  dice: number;
  need: number;
}

/** A mark on a unit: what its attackers of one side have, by how many there are of it. */
export interface MarkPlan {
  label: string;
  lasts: Lasting;
  /** Whether a second one adds to the first. */
  stacks: boolean;
  /** For one mark, for two, and so on. */
  rules: readonly UnitRule[];
}
