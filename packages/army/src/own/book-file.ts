import type { System } from '@muster/rules';
import type { SpellEntry } from '../spell.ts';

/** The format name of book files. */
export const BOOK_FORMAT = 'muster-book';
/** The newest version of the book format. */
export const BOOK_VERSION = 1;

/** One value for every game of the book, or one for each of them. */
export type PerGame<T> = T | Readonly<Partial<Record<System, T>>>;

/**
 * Gear as it is printed: a weapon `Rifle (24", A1)`, a rule `Fearless` or `Tough(3)`, or an item with its rules
 * `Jetpack (Flying)`. An item with weapons is an object.
 */
export type GearEntry = string | ItemEntry;

/** An item with weapons or a base. */
export interface ItemEntry {
  item: string;
  rules?: readonly string[];
  weapons?: readonly string[];
  /** The base that it puts the model on, in millimetres. */
  base?: number;
}

/** A unit of a book. Rules and gear are those of every model. */
export interface BookUnitEntry {
  id: string;
  name: string;
  /** The games that have the unit (default: all games of the book). */
  systems?: readonly System[];
  /** Default: 1. */
  size?: PerGame<number>;
  quality: number;
  defense: number;
  /** Width of the round bases, in millimetres. */
  base: number;
  /** Cost of the whole unit without upgrades; 0 until the book is priced. */
  cost?: PerGame<number>;
  rules?: readonly string[];
  gear?: readonly GearEntry[];
  /** Names of its groups of upgrades. */
  upgrades?: readonly string[];
}

/** How many models or weapons a section affects: one, any number, all, or up to a number. */
export type AffectsEntry = 'one' | 'any' | 'all' | number;

/** A choice among options. It is available to units that carry what it replaces. */
export interface SectionEntry {
  id?: string;
  /** Default: made from the other fields, such as `Replace one Rifle`. */
  label?: string;
  systems?: readonly System[];
  /** Names of the gear that an option replaces. */
  replace?: readonly string[];
  affects?: AffectsEntry;
  /** How many options may be chosen (default: 1 if nothing is replaced). */
  choose?: number | 'any';
  options: readonly OptionEntry[];
}

/** One cost for all units, or one for each unit. */
export type UnitCosts = number | Readonly<Record<string, number>>;

/** One option. */
export interface OptionEntry {
  /** Default: made from the name of its first gain, such as `plasma-gun`. */
  id?: string;
  systems?: readonly System[];
  gains: readonly GearEntry[];
  /** 0 until the book is priced. */
  cost?: PerGame<UnitCosts>;
}

/** An army book as people write it, in JSON. */
export interface BookFile {
  format: typeof BOOK_FORMAT;
  version: number;
  id: string;
  name: string;
  systems: readonly System[];
  background: string;
  units: readonly BookUnitEntry[];
  upgrades?: Readonly<Record<string, readonly SectionEntry[]>>;
  spells?: readonly SpellEntry[];
}
