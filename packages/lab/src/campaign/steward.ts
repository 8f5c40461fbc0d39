import type { ArmyBook, BookUnit } from '@muster/army';
import {
  type Campaign,
  type CampaignArmy,
  type CampaignUnit,
  type Command,
  freeName,
  type MatchArmy,
  newUnit,
  newUpgrade,
  offersFor,
  rulesOf,
  slugOf,
  unlawful,
  valueOf,
} from '@muster/campaign';
import type { Dice } from '@muster/kernel';

/** More of its points than this a steward does not spend on one upgrade. */
const SHARE = 2;
/** One upgrade in so many is sold when that is possible. */
const SELLS = 8;

/** The book that a unit comes from. */
const bookOf = (books: readonly ArmyBook[], system: string, unit: CampaignUnit): ArmyBook | undefined => {
  if (!unit.kit || !('selection' in unit.kit)) return undefined;
  const { book } = unit.kit.selection.unit;
  return books.find((one) => one.uid === book && one.system === system);
};

/** What a computer player does for its army in the upgrade step: now and then it sells something, or buys something. */
export const upgradeCommand = (
  campaign: Campaign,
  army: CampaignArmy,
  books: readonly ArmyBook[],
  dice: Dice,
): Command | undefined => {
  const unit = army.units[dice.below(Math.max(1, army.units.length))];
  const book = unit && bookOf(books, rulesOf(campaign).system, unit);
  if (!book || !unit.kit || !('selection' in unit.kit)) return undefined;
  const sold = unit.upgrades[dice.below(Math.max(1, unit.upgrades.length))];
  if (sold && dice.below(SELLS) === 0) return { type: 'sell', unit: unit.id, upgrade: sold.id };
  const { selection } = unit.kit;
  const offers = offersFor(book, selection.unit)
    .map((purchase) =>
      newUpgrade(
        selection,
        purchase,
        unit.upgrades.map(({ id }) => id),
      ),
    )
    .filter(
      (offer) =>
        offer.cost <= army.bank / SHARE && !offer.hero && unlawful(unit.kit, [...unit.upgrades, offer]) === undefined,
    );
  if (offers.length === 0) return undefined;
  return { type: 'buy', unit: unit.id, upgrade: offers[dice.below(offers.length)] };
};

/** What a computer player recruits: something from its books that it can pay, a hero where there is room for one. */
export const recruitCommand = (
  campaign: Campaign,
  army: CampaignArmy,
  part: MatchArmy,
  books: readonly ArmyBook[],
  dice: Dice,
): Command | undefined => {
  const { system, veteran, heroesAtOnce, heroesPerMission } = rulesOf(campaign);
  const known = new Set(army.units.flatMap((unit) => bookOf(books, system, unit) ?? []));
  const own = known.size > 0 ? [...known] : books.filter((book) => book.system === system).slice(0, 1);
  const heroes = army.units.filter(({ hero }) => hero).length;
  const mayLead = heroes < heroesAtOnce && part.heroes < heroesPerMission;
  const isHero = ({ rules }: BookUnit): boolean => rules.some(({ name }) => name === 'Hero');
  const open = own.flatMap(({ units }) => units).filter((unit) => unit.cost <= army.bank && (mayLead || !isHero(unit)));
  if (open.length === 0) return undefined;
  const unit = open[dice.below(open.length)];
  const taken = campaign.armies.flatMap(({ units }) => units.map(({ id }) => id));
  const names = army.units.map(({ name }) => name);
  const wantsVeteran = part.veterans === 0 && !isHero(unit) && army.bank >= unit.cost + veteran.surcharge;
  return {
    type: 'recruit',
    army: army.id,
    unit: newUnit(freeName(`${army.id}-${slugOf(unit.name)}`, taken, '-'), freeName(unit.name, names, ' '), unit),
    ...(wantsVeteran && dice.below(2) === 0 ? { veteran: true } : {}),
  };
};

/** What armies bring so that none is too far above the lowest: the cheapest units stay at home (campaign:M1). */
export const bringWithin = (campaign: Campaign, armies: readonly CampaignArmy[]): Record<string, readonly string[]> => {
  const { gap } = rulesOf(campaign);
  const forces = armies.map(({ id, units }) => ({
    id,
    units: units.filter(({ sitOut }) => sitOut === 0).toSorted((a, b) => valueOf(b) - valueOf(a)),
  }));
  let brought = forces.map(({ units }) => units);
  // Whoever leaves a dear unit at home may be the new lowest, below which the others must stay in turn.
  for (;;) {
    const ceiling = Math.min(...brought.map(worth)) + gap;
    if (brought.every((units) => worth(units) <= ceiling)) break;
    brought = forces.map(({ units }) => within(ceiling, units));
  }
  return Object.fromEntries(forces.map(({ id }, i) => [id, brought[i].map((unit) => unit.id)]));
};

const worth = (units: readonly CampaignUnit[]): number => units.reduce((sum, unit) => sum + valueOf(unit), 0);

/** As many of some units as stay within a value together, in their order. */
const within = (ceiling: number, units: readonly CampaignUnit[]): CampaignUnit[] => {
  const some: CampaignUnit[] = [];
  for (const unit of units) if (worth(some) + valueOf(unit) <= ceiling) some.push(unit);
  return some;
};
