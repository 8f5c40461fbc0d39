import type { ArmyBook } from '@muster/army';
import {
  armyBooks,
  armyOf,
  isAvailable,
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
  takenNamesFor,
  rulesOf,
  unitOfBook,
  valueOf,
} from '@muster/campaign';
import type { Dice } from '@muster/kernel';

/** The largest share of its points that the computer spends on one upgrade. */
const SHARE = 2;
/** One in this many upgrades is sold, if possible. */
const SELLS = 8;

/** What the computer decides from: the campaign, the available army books, and dice for random choices. */
export interface CampaignDecision {
  campaign: Campaign;
  facts: readonly Fact[];
  books: readonly ArmyBook[];
  dice: Dice;
}

/** Returns a computer player's next command for its army in the last steps of a match, not yet checked against the rules. */
export const nextCampaignCommand = (office: CampaignDecision, id: string): Command | undefined => {
  const { campaign } = office;
  const army = armyOf(campaign, id);
  const match = openMatchOf(campaign, id);
  const part = match?.armies.find((one) => one.army === id);
  if (!army || !part) return undefined;
  if (match?.step === 'upgrade') return upgradeCommand(office, army);
  return match?.step === 'recruit' ? recruitCommand(office, army, part) : undefined;
};

/** Sells an upgrade now and then, or buys one. */
const upgradeCommand = ({ campaign, books, dice }: CampaignDecision, army: CampaignArmy): Command | undefined => {
  if (army.units.length === 0) return undefined;
  const unit = army.units[dice.below(army.units.length)];
  const sold = unit.upgrades[dice.below(Math.max(1, unit.upgrades.length))];
  if (sold && dice.below(SELLS) === 0) return { type: 'sell', unit: unit.id, upgrade: sold.id };
  const offers = offersFor(campaign, unit, books).filter(({ cost, hero }) => cost <= army.bank / SHARE && !hero);
  if (offers.length === 0) return undefined;
  return { type: 'buy', unit: unit.id, upgrade: offers[dice.below(offers.length)] };
};

/** Chooses a unit from its army books that it can pay for, a hero if one is allowed. */
const recruitCommand = (office: CampaignDecision, army: CampaignArmy, part: MatchArmy): Command | undefined => {
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
    unit: unitOfBook({ unit }, takenNamesFor(campaign, facts, army)),
    ...(wantsVeteran && dice.below(2) === 0 ? { veteran: true } : {}),
  };
};

/** Returns as many of these units as the starting points buy, with at most the allowed number of heroes. */
export const affordableUnits = (campaign: Campaign, units: readonly NewUnit[]): NewUnit[] => {
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

/** Returns all units that were ever on the sheet of an army, so that an army without units still knows its army books. */
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
  let forces = armies.map(({ units }) => units.filter(isAvailable).toSorted((a, b) => valueOf(b) - valueOf(a)));
  // An army that leaves units at home may become the lowest itself.
  for (;;) {
    const values = forces.map(worth);
    const ceiling = Math.min(...values) + gap;
    if (Math.max(...values) <= ceiling) break;
    forces = forces.map((units) => withinReach(units, ceiling));
  }
  return Object.fromEntries(armies.map(({ id }, i) => [id, forces[i].map((unit) => unit.id)]));
};

const worth = (units: readonly CampaignUnit[]): number => units.reduce((sum, unit) => sum + valueOf(unit), 0);

/** Returns the first of these units up to this total value. */
const withinReach = (units: readonly CampaignUnit[], most: number): CampaignUnit[] => {
  const brought: CampaignUnit[] = [];
  for (const unit of units) if (worth(brought) + valueOf(unit) <= most) brought.push(unit);
  return brought;
};
