import { type ArmyBook, type BookUnit, suggestionText, type Purchase } from '@muster/army';
import { armyBooks, booksOf, type Campaign, type CampaignArmy, comparableName, rulesOf } from '@muster/campaign';
import { shipped } from '@muster/host/disk';
import { loadBooks } from '../list-files.ts';
import { stopWith } from './refusals.ts';

/** Returns the books for an army, in the order in which they are searched: given ones, those that it joined with, those of Muster. */
export const searchedBooks = (
  campaign: Campaign,
  army: Pick<CampaignArmy, 'books'> = {},
  given: readonly string[] = [],
): ArmyBook[] => {
  const { system } = rulesOf(campaign);
  return [...loadBooks(given), ...booksOf(army), ...shipped.books()].filter((book) => book.system === system);
};

/** Whether a label matches a name, with or without its rules in brackets. */
export const hasName = (label: string, word: string): boolean =>
  [label, label.replace(/ \(.*$/, '')].some((name) => comparableName(name) === comparableName(word));

/** Returns the offer with this id or name in the book. */
export const findOffer = <T extends { purchase: Purchase }>(offers: readonly T[], word: string): T => {
  const found =
    offers.find(({ purchase }) => purchase.option.uid === word) ??
    offers.find(({ purchase }) => hasName(purchase.option.label, word));
  if (found) return found;
  const ids = offers.map(({ purchase }) => purchase.option.uid);
  throw notOffered(word, `"${word}" is not available here; ${suggestionText(word, ids)}`);
};

/** Returns a unit of a book: first from the army's own books, then from any other. */
export const findBookUnit = (
  campaign: Campaign,
  army: CampaignArmy,
  word: string,
  given?: readonly string[],
): { unit: BookUnit; book: ArmyBook } => {
  const books = searchedBooks(campaign, army, given);
  const near = armyBooks(campaign, army, books);
  for (const book of [...near, ...books]) {
    const unit =
      book.units.find(({ id }) => id === word) ??
      book.units.find(({ name }) => comparableName(name) === comparableName(word));
    if (unit) return { unit, book };
  }
  const ids = (near.length > 0 ? near : books).flatMap(({ units }) => units.map(({ id }) => id));
  throw notOffered(word, `No book has a unit "${word}" (--book adds a book); ${suggestionText(word, ids)}`);
};

const notOffered = (what: string, sentence: string): Error =>
  stopWith('not-offered', sentence.endsWith('?') ? sentence : `${sentence}.`, { what });
