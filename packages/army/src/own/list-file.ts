import type { System } from '@muster/rules';

/** The version of list files that choose units from army books. */
export const CHOSEN_VERSION = 2;

/** A unit that is chosen from a book. */
export interface ChosenEntry {
  /** The id or the name of the unit in its book. */
  unit: string;
  /** Its id for other entries (default: the id of the unit in its book, with -2, -3 … if that is taken). */
  id?: string;
  /** The book, if several books have such a unit. */
  book?: string;
  /** The name that its player gave it. */
  title?: string;
  /** Ids or names of options, each as often as it is bought. A combined unit splits them between its halves. */
  upgrades?: readonly string[];
  /** Two copies of the unit, combined into one. */
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
  /** The id or the name of its book. */
  book?: string;
  books?: readonly string[];
  points?: number;
  units: readonly ChosenEntry[];
}
