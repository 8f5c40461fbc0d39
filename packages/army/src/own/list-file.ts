import type { System } from '@muster/rules';

/** The version of list files that choose units from army books. */
export const CHOSEN_VERSION = 2;

/** A unit that is chosen from a book. */
export interface ChosenEntry {
  /** The id or the name of the unit in its book. */
  unit: string;
  /** What other entries call it; the id of the unit when left out, with -2, -3 … where it is there already. */
  id?: string;
  /** The book, where several have such a unit. */
  book?: string;
  /** What its player calls it. */
  title?: string;
  /** Ids or names of options, each as often as it is bought. In a combined unit they are dealt out to both halves. */
  upgrades?: readonly string[];
  /** Two copies of the unit, fielded as one. */
  combined?: boolean;
  /** The entry that this hero joins. */
  joins?: string;
  /** The transport that it starts in. */
  rides?: string;
  xp?: number;
  traits?: readonly string[];
}

/** A list that is chosen from army books, in JSON. */
export interface ChosenListFile {
  format: 'muster-list';
  version: typeof CHOSEN_VERSION;
  name: string;
  system: System;
  /** The id or the name of its book, or several. */
  book?: string;
  books?: readonly string[];
  points?: number;
  units: readonly ChosenEntry[];
}
