import type { NamedRule, Purchase, Selection } from './book.ts';

/** What Army Forge counts for an upgrade that the book no longer offers: not a price, but a sign of an old list. */
export const STALE_COST = 9999;

const XP_PER_LEVEL = 5;
const HERO_LEVEL = 15;
const LEVEL = 5;

/** What an upgrade costs a unit: the unit's own price before the general one. */
export const purchaseCost = (unit: string, { option }: Purchase): number =>
  (Object.hasOwn(option.costs, unit) ? option.costs[unit] : option.cost) ?? STALE_COST;

/** Upgrades that the book does not offer the unit any more. */
export const stalePurchases = ({ unit, purchases }: Selection): Purchase[] =>
  purchases.filter((purchase) => purchaseCost(unit.id, purchase) === STALE_COST);

const isHero = (rules: readonly NamedRule[]): boolean => rules.some(({ name }) => name.toLowerCase() === 'hero');

/** What Army Forge adds for experience; campaigns have prices of their own. */
export const experienceCost = ({ unit, xp }: Selection): number =>
  Math.floor(xp / XP_PER_LEVEL) * (isHero(unit.rules) ? HERO_LEVEL : LEVEL);

/** The points of a unit as Army Forge counts them. */
export const selectionPoints = (selection: Selection): number =>
  selection.unit.cost +
  selection.purchases.reduce((sum, purchase) => sum + purchaseCost(selection.unit.id, purchase), 0) +
  experienceCost(selection);

/** The points of a list as Army Forge counts them. */
export const selectedPoints = (selections: readonly Selection[]): number =>
  selections.reduce((sum, selection) => sum + selectionPoints(selection), 0);
