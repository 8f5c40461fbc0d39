import type { NamedRule, Purchase, Selection } from './book.ts';

/** The cost that Army Forge gives upgrades that the book no longer offers: a sign of an old list, not a price. */
export const STALE_COST = 9999;

const XP_PER_LEVEL = 5;
const HERO_LEVEL = 15;
const LEVEL = 5;

/** Returns the cost of an upgrade for a unit: the unit's own cost if it has one, else the general one. */
export const purchaseCost = (unit: string, { option }: Purchase): number =>
  (Object.hasOwn(option.costs, unit) ? option.costs[unit] : option.cost) ?? STALE_COST;

/** Returns the upgrades that the book no longer offers the unit. */
export const stalePurchases = ({ unit, purchases }: Selection): Purchase[] =>
  purchases.filter((purchase) => purchaseCost(unit.id, purchase) === STALE_COST);

const isHero = (rules: readonly NamedRule[]): boolean => rules.some(({ name }) => name.toLowerCase() === 'hero');

/** Returns the points that Army Forge adds for experience; campaigns have other prices. */
export const experienceCost = ({ unit, xp }: Selection): number =>
  Math.floor(xp / XP_PER_LEVEL) * (isHero(unit.rules) ? HERO_LEVEL : LEVEL);

/** Returns the points of a unit as Army Forge counts them. */
export const selectionPoints = (selection: Selection): number =>
  selection.unit.cost +
  selection.purchases.reduce((sum, purchase) => sum + purchaseCost(selection.unit.id, purchase), 0) +
  experienceCost(selection);

/** Returns the points of a list as Army Forge counts them. */
export const selectedPoints = (selections: readonly Selection[]): number =>
  selections.reduce((sum, selection) => sum + selectionPoints(selection), 0);
