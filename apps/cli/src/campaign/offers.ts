import {
  type ArmyBook,
  type BookUnit,
  checkSelected,
  dealOut,
  instead,
  openSections,
  type Purchase,
  purchaseCost,
  type Selection,
  STALE_COST,
} from '@muster/army';
import type { CampaignUnit, Upgrade } from '@muster/campaign';
import { stopWith } from './refusals.ts';

/** Something that a unit can buy. */
export interface Offer {
  purchase: Purchase;
  cost: number;
}

/** The book that a unit comes from, and the unit as that book has it now. */
const homeOf = (unit: BookUnit, books: readonly ArmyBook[]): { book: ArmyBook; unit: BookUnit } | undefined => {
  const book = books.find(({ uid, units }) => uid === unit.book && units.some(({ id }) => id === unit.id));
  const own = book?.units.find(({ id }) => id === unit.id);
  return book && own ? { book, unit: own } : undefined;
};

/** Everything that its book offers a unit and that it can still carry, at its price. */
export const offersFor = ({ kit, upgrades }: CampaignUnit, books: readonly ArmyBook[], system: string): Offer[] => {
  if (!kit || !('selection' in kit)) return [];
  const { selection } = kit;
  const home = homeOf(selection.unit, books);
  if (!home) return [];
  const had = upgrades.flatMap(({ purchase }) => purchase ?? []);
  const wrong = troubles(selection, had, system);
  return openSections(home.book, home.unit)
    .flatMap((section) => section.options.map((option): Purchase => ({ section, option })))
    .filter((purchase) => purchaseCost(home.unit.id, purchase) !== STALE_COST)
    .filter((purchase) => troubles(selection, [...had, purchase], system) <= wrong)
    .map((purchase) => ({
      purchase,
      cost:
        purchaseCost(home.unit.id, purchase) * (selection.combined && purchase.section.affects?.type === 'all' ? 2 : 1),
    }));
};

/** How much is wrong with what was bought for a unit. */
const troubles = (selection: Selection, purchases: readonly Purchase[], system: string): number => {
  const halves = dealOut(purchases, selection.combined ? 2 : 1);
  return halves.reduce((sum, own) => {
    const selections = [{ ...selection, combined: false, purchases: own }];
    const found = checkSelected({ name: 'unit', system, selections }, { forceOrg: false });
    return sum + found.filter(({ level, code }) => level === 'error' && code.startsWith('upgrade')).length;
  }, 0);
};

/** The offer that somebody means, by its id or its name. */
export const findOffer = (offers: readonly Offer[], word: string): Offer => {
  const plain = word.trim().toLowerCase();
  const uids = offers.map(({ purchase }) => purchase.option.uid);
  const found =
    offers.find(({ purchase }) => purchase.option.uid === word) ??
    offers.find(({ purchase }) => purchase.option.label.toLowerCase() === plain);
  if (found) return found;
  throw stopWith('not-offered', `"${word}" is not on offer here; ${instead(word, uids)}.`.replace('?.', '?'), {
    what: word,
  });
};

/** Ids of the upgrades that a unit has, so that a new one differs. */
export const upgradeIds = (upgrades: readonly Upgrade[]): Set<string> => new Set(upgrades.map(({ id }) => id));
