import type { System } from '@muster/rules';
import type { SpellEntry } from '../spell.ts';

/** What a book file calls itself. */
export const BOOK_FORMAT = 'muster-book';
/** The newest version of the book format. */
export const BOOK_VERSION = 1;

/** One value for every game of the book, or one for each of them. */
export type PerGame<T> = T | Readonly<Partial<Record<System, T>>>;

/**
 * Something that is carried or bought, as it is printed: a weapon `Rifle (24", A1)`, a rule `Fearless` or `Tough(3)`, an
 * item with its rules `Jetpack (Flying)`; an item with weapons of its own is written out.
 */
export type GearEntry = string | ItemEntry;

/** An item that is more than its rules. */
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
  /** Games that know the unit; all of the book's when left out. */
  systems?: readonly System[];
  /** 1 when left out. */
  size?: PerGame<number>;
  quality: number;
  defense: number;
  /** Width of the round bases, in millimetres. */
  base: number;
  /** Of the whole unit without upgrades; 0 until the book is priced. */
  cost?: PerGame<number>;
  rules?: readonly string[];
  gear?: readonly GearEntry[];
  /** Names of the groups of upgrades that it may buy from. */
  upgrades?: readonly string[];
}

/** How many models or weapons a section is about: one, any of them, all, or up to so many. */
export type AffectsEntry = 'one' | 'any' | 'all' | number;

/** A choice among options. It is offered to those who carry what it replaces. */
export interface SectionEntry {
  id?: string;
  /** Made from the rest when left out: `Replace one Rifle`. */
  label?: string;
  systems?: readonly System[];
  /** Names of what is given away for an option. */
  replace?: readonly string[];
  affects?: AffectsEntry;
  /** How many of the options; 1 when nothing is replaced. */
  choose?: number | 'any';
  options: readonly OptionEntry[];
}

/** A cost for every unit that is offered something, or one for each. */
export type UnitCosts = number | Readonly<Record<string, number>>;

/** One option. */
export interface OptionEntry {
  /** Made from the name of its first gain when left out: `plasma-gun`. */
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
