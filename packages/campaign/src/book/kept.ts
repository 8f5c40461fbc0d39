import type { ArmyBook } from '@muster/army';
import type { CampaignArmy, KeptBook } from '../state/campaign.ts';

/** A book as a campaign keeps it: without what only the table needs. */
export const keptBook = ({ uid, name, version, system, units, packages }: ArmyBook): KeptBook => ({
  uid,
  name,
  version,
  system,
  units,
  packages,
});

/** The books that an army brought into the campaign. */
export const booksOf = ({ books = [] }: Pick<CampaignArmy, 'books'>): ArmyBook[] =>
  books.map((book) => ({ ...book, rules: [], spells: [] }));
