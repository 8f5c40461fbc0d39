import type { ArmyBook } from '@muster/army';
import type { CampaignArmy, StoredBook } from '../state/campaign.ts';

/** Returns a book as a campaign stores it: without rules and spells. */
export const storedBook = ({ uid, name, version, system, units, packages }: ArmyBook): StoredBook => ({
  uid,
  name,
  version,
  system,
  units,
  packages,
});

/** Returns the books that an army joined with. */
export const booksOf = ({ books = [] }: Pick<CampaignArmy, 'books'>): ArmyBook[] =>
  books.map((book) => ({ ...book, rules: [], spells: [] }));
