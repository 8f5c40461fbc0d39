import { type ArmyBook, type BookUnit, openSections, type Purchase, purchaseCost, STALE_COST } from '@muster/army';
import type { Campaign, CampaignArmy, CampaignUnit } from '../state/campaign.ts';
import { ownerOf, rulesOf, selectionOf } from '../state/find.ts';
import { booksOf } from './stored-book.ts';
import { upgradeError } from './upgrade-errors.ts';
import { type BookUpgrade, newUpgrade } from './upgrades.ts';

/** Returns everything that a unit of a book may buy. */
export const purchasesFor = (book: ArmyBook, unit: BookUnit): Purchase[] =>
  openSections(book, unit)
    .flatMap((section) => section.options.map((option): Purchase => ({ section, option })))
    .filter((purchase) => purchaseCost(unit.id, purchase) !== STALE_COST);

/** Returns the upgrades that a unit may still buy; given books come before those of its army. */
export const offersFor = (campaign: Campaign, unit: CampaignUnit, books: readonly ArmyBook[] = []): BookUpgrade[] => {
  const selection = selectionOf(unit);
  if (!selection) return [];
  const taken = new Set(unit.upgrades.map(({ id }) => id));
  const army = ownerOf(campaign, unit.id);
  for (const book of inGame(campaign, [...books, ...(army ? booksOf(army) : [])])) {
    const own = book.uid === selection.unit.book && book.units.find(({ id }) => id === selection.unit.id);
    if (own)
      return purchasesFor(book, own)
        .map((purchase) => newUpgrade(selection, purchase, taken))
        .filter((offer) => upgradeError(unit, [...unit.upgrades, offer]) === undefined);
  }
  return [];
};

/** Returns the books of an army: those that it joined with, and the given books that its units come from. */
export const armyBooks = (campaign: Campaign, army: CampaignArmy, books: readonly ArmyBook[] = []): ArmyBook[] => {
  const known = ownBookIds(army);
  const all = inGame(campaign, [...books, ...booksOf(army)]).filter(({ uid }) => known.has(uid));
  return all.filter(({ uid }, i) => all.findIndex((book) => book.uid === uid) === i);
};

/** Returns the ids of the books that an army may recruit from: those that it joined with, and those of its units. */
export const ownBookIds = ({ books = [], units }: Pick<CampaignArmy, 'books' | 'units'>): Set<string> =>
  new Set([...books.map(({ uid }) => uid), ...units.flatMap((unit) => selectionOf(unit)?.unit.book ?? [])]);

const inGame = (campaign: Campaign, books: readonly ArmyBook[]): ArmyBook[] => {
  const { system } = rulesOf(campaign);
  return books.filter((book) => book.system === system);
};
