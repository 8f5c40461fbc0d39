import { type ArmyBook, type BookUnit, openSections, type Purchase, purchaseCost, STALE_COST } from '@muster/army';
import type { Campaign, CampaignArmy, CampaignUnit } from '../state/campaign.ts';
import { rulesOf, selectionOf } from '../state/find.ts';
import { unlawful } from './lawful.ts';
import { type BookUpgrade, newUpgrade } from './upgrades.ts';

/** Everything that a book has for one of its units. */
export const purchasesFor = (book: ArmyBook, unit: BookUnit): Purchase[] =>
  openSections(book, unit)
    .flatMap((section) => section.options.map((option): Purchase => ({ section, option })))
    .filter((purchase) => purchaseCost(unit.id, purchase) !== STALE_COST);

/** Everything that its book offers a unit and that it can still carry. */
export const offersFor = (campaign: Campaign, unit: CampaignUnit, books: readonly ArmyBook[]): BookUpgrade[] => {
  const selection = selectionOf(unit);
  if (!selection) return [];
  const taken = new Set(unit.upgrades.map(({ id }) => id));
  for (const book of homesOf(campaign, [unit], books)) {
    const own = book.units.find(({ id }) => id === selection.unit.id);
    if (own)
      return purchasesFor(book, own)
        .map((purchase) => newUpgrade(selection, purchase, taken))
        .filter((offer) => unlawful(unit, [...unit.upgrades, offer]) === undefined);
  }
  return [];
};

/** The books that the units of an army come from. */
export const armyBooks = (campaign: Campaign, { units }: CampaignArmy, books: readonly ArmyBook[]): ArmyBook[] =>
  homesOf(campaign, units, books);

const homesOf = (campaign: Campaign, units: readonly CampaignUnit[], books: readonly ArmyBook[]): ArmyBook[] => {
  const { system } = rulesOf(campaign);
  const known = new Set(units.map((unit) => selectionOf(unit)?.unit.book));
  return books.filter((book) => book.system === system && known.has(book.uid));
};
