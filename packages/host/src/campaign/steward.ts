import type { ArmyBook } from '@muster/army';
import {
  armyBooks,
  armyOf,
  canCome,
  type Campaign,
  type CampaignArmy,
  type CampaignUnit,
  type Command,
  type Fact,
  isBookHero,
  isHero,
  type MatchArmy,
  type NewUnit,
  offersFor,
  openMatchOf,
  priceOf,
  registerFor,
  rulesOf,
  unitOfBook,
  valueOf,
} from '@muster/campaign';
import type { Dice } from '@muster/kernel';

/** More of its points than this a steward does not spend on one upgrade. */
const SHARE = 2;
/** One upgrade in so many is sold when that is possible. */
const SELLS = 8;

/** What a steward goes by: the campaign so far, the books that are at hand, and dice for its whims. */
export interface Stewardship {
  campaign: Campaign;
  facts: readonly Fact[];
  books: readonly ArmyBook[];
  dice: Dice;
}

/** What a computer player does next for its army in the last steps of a match, whether the rules allow it or not. */
export const stewardCommand = (office: Stewardship, id: string): Command | undefined => {
  const { campaign } = office;
  const army = armyOf(campaign, id);
  const match = openMatchOf(campaign, id);
  const part = match?.armies.find((one) => one.army === id);
  if (!army || !part) return undefined;
  if (match?.step === 'upgrade') return upgradeCommand(office, army);
  return match?.step === 'recruit' ? recruitCommand(office, army, part) : undefined;
};

/** Now and then it sells something, or it buys something. */
const upgradeCommand = ({ campaign, books, dice }: Stewardship, army: CampaignArmy): Command | undefined => {
  if (army.units.length === 0) return undefined;
  const unit = army.units[dice.below(army.units.length)];
  const sold = unit.upgrades[dice.below(Math.max(1, unit.upgrades.length))];
  if (sold && dice.below(SELLS) === 0) return { type: 'sell', unit: unit.id, upgrade: sold.id };
  const offers = offersFor(campaign, unit, books).filter(({ cost, hero }) => cost <= army.bank / SHARE && !hero);
  if (offers.length === 0) return undefined;
  return { type: 'buy', unit: unit.id, upgrade: offers[dice.below(offers.length)] };
};

/** Something from its books that it can pay, a hero where there is room for one. */
const recruitCommand = (office: Stewardship, army: CampaignArmy, part: MatchArmy): Command | undefined => {
  const { campaign, facts, books, dice } = office;
  const { veteran, heroesAtOnce, heroesPerMission } = rulesOf(campaign);
  const own = armyBooks(campaign, { ...army, units: everyUnit(facts, army) }, books);
  const heroes = army.units.filter(({ hero }) => hero).length;
  const mayLead = heroes < heroesAtOnce && part.heroes < heroesPerMission;
  const open = own
    .flatMap(({ units }) => units)
    .filter((unit) => unit.cost <= army.bank && (mayLead || !isBookHero(unit)));
  if (open.length === 0) return undefined;
  const unit = open[dice.below(open.length)];
  const wantsVeteran = part.veterans === 0 && !isBookHero(unit) && army.bank >= unit.cost + veteran.surcharge;
  return {
    type: 'recruit',
    army: army.id,
    unit: unitOfBook({ unit }, registerFor(campaign, facts, army)),
    ...(wantsVeteran && dice.below(2) === 0 ? { veteran: true } : {}),
  };
};

/** As many of these units as the first points buy, with no more heroes than may begin. */
export const affordable = (campaign: Campaign, units: readonly NewUnit[]): NewUnit[] => {
  const { startingPoints, heroesAtStart } = rulesOf(campaign);
  let left = startingPoints;
  let heroes = 0;
  return units.filter((unit) => {
    const cost = priceOf(unit);
    if (cost > left || (isHero(unit) && heroes === heroesAtStart)) return false;
    left -= cost;
    if (isHero(unit)) heroes++;
    return true;
  });
};

/** Everybody who was ever on the sheet of an army: one that has lost them all still knows where it comes from. */
const everyUnit = (facts: readonly Fact[], { id }: CampaignArmy): CampaignUnit[] =>
  facts.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.type === 'unit-added' && change.army === id ? [change.unit] : [])),
  );

/**
 * Returns the units that each army brings to a match, so that no army is worth too much more than the lowest
 * (campaign:M1).
 */
export const bringWithin = (campaign: Campaign, armies: readonly CampaignArmy[]): Record<string, readonly string[]> => {
  const { gap } = rulesOf(campaign);
  let forces = armies.map(({ units }) => units.filter(canCome).toSorted((a, b) => valueOf(b) - valueOf(a)));
  // Whoever leaves units at home may become the lowest itself.
  for (;;) {
    const values = forces.map(worth);
    const ceiling = Math.min(...values) + gap;
    if (Math.max(...values) <= ceiling) break;
    forces = forces.map((units) => withinReach(units, ceiling));
  }
  return Object.fromEntries(armies.map(({ id }, i) => [id, forces[i].map((unit) => unit.id)]));
};

const worth = (units: readonly CampaignUnit[]): number => units.reduce((sum, unit) => sum + valueOf(unit), 0);

/** As many of these units as come to no more than this, the first ones first. */
const withinReach = (units: readonly CampaignUnit[], most: number): CampaignUnit[] => {
  const brought: CampaignUnit[] = [];
  for (const unit of units) if (worth(brought) + valueOf(unit) <= most) brought.push(unit);
  return brought;
};
