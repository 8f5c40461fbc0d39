import type { ArmyBook, Gear, Purchase, Selection, UpgradeSection } from '../book/book.ts';
import { countOf } from '../book/gear.ts';
import { loadoutOf } from '../book/loadout.ts';
import { purchaseCost, STALE_COST, stalePurchases } from '../book/points.ts';
import { error, type UnitFinding, warning } from './finding.ts';

/** More upgrades than any unit is offered. */
const MOST_PURCHASES = 60;

/** Everything that is wrong with what was bought for a unit, by its own sections and by the books that are at hand. */
export const checkUpgrades = (selection: Selection, books: readonly ArmyBook[] = []): UnitFinding[] => {
  const { purchases } = selection;
  if (purchases.length > MOST_PURCHASES)
    return [error('upgrade-too-often', `${purchases.length} upgrades are more than any unit is offered`)];
  return [...stale(selection), ...notOffered(selection, books), ...tooOften(selection), ...withoutTarget(selection)];
};

const stale = (selection: Selection): UnitFinding[] =>
  namesOf(stalePurchases(selection)).map((label) =>
    warning(
      'upgrade-stale',
      `${label} has no price for this unit any more: the list is out of date, and it costs nothing here`,
    ),
  );

/** Sections that the book does not open to the unit; an option with a price for the unit is offered to it, whatever else is said. */
const notOffered = ({ unit, purchases }: Selection, books: readonly ArmyBook[]): UnitFinding[] => {
  const book = books.find(({ uid, units }) => uid === unit.book && units.some(({ id }) => id === unit.id));
  const open = book?.packages.filter(({ uid }) => unit.packages.includes(uid)).flatMap(({ sections }) => sections);
  const isOffered = ({ section: { uid }, option }: Purchase): boolean =>
    Object.hasOwn(option.costs, unit.id) ||
    (!unit.closed.includes(uid) && (open === undefined || open.some((section) => section.uid === uid)));
  const isStale = (purchase: Purchase): boolean => purchaseCost(unit.id, purchase) === STALE_COST;
  return namesOf(purchases.filter((purchase) => !isOffered(purchase) && !isStale(purchase))).map((label) =>
    error('upgrade-not-offered', `${label} is not offered to this unit`),
  );
};

const namesOf = (purchases: readonly Purchase[]): string[] => [...new Set(purchases.map(nameOf))];

const nameOf = ({ option, section }: Purchase): string => `"${option.label || section.label || option.uid}"`;

/** How often something may be bought: a section in all, and each of its options. */
interface Limits {
  inAll?: number;
  each?: number;
}

/** How often a section may be bought from in all, and each of its options; nothing where only what is replaced counts. */
const limitsOf = ({ variant, targets, affects, select }: UpgradeSection, size: number, carried: number): Limits => {
  const models = affects?.type === 'any' ? size : affects?.type === 'all' ? 1 : (affects?.value ?? 1);
  const options = select?.type === 'exactly' || select?.type === 'up to' ? (select.value ?? 1) : undefined;
  if (variant === 'replace') {
    // What is replaced must be there, which is looked at on its own; so "any" needs no limit.
    if (affects?.type === 'any' || select?.type === 'any') return {};
    return { inAll: (affects?.type === 'up to' ? models : 1) * (options ?? 1) };
  }
  const bearers =
    targets.length > 0 && (affects?.type === 'any' || select?.type === 'any') ? Math.max(1, carried) : models;
  return { ...(options === undefined ? {} : { inAll: bearers * options }), each: bearers };
};

const tooOften = (selection: Selection): UnitFinding[] => {
  const { unit, purchases } = selection;
  const bySection = groupBy(purchases, ({ section }) => section.uid || section.label);
  return bySection.flatMap((bought) => {
    const [{ section }] = bought;
    const { inAll, each } = limitsOf(section, unit.size, timesThere(unit.gear, section));
    const label = section.label || nameOf(bought[0]);
    if (inAll !== undefined && bought.length > inAll)
      return [
        error('upgrade-too-often', `"${label}" is bought ${times(bought.length)}, but only ${times(inAll)} is allowed`),
      ];
    if (each === undefined) return [];
    return groupBy(bought, ({ option }) => option.uid)
      .filter((same) => same.length > each)
      .map((same) =>
        error(
          'upgrade-too-often',
          `${nameOf(same[0])} is bought ${times(same.length)}, but only ${times(each)} is allowed`,
        ),
      );
  });
};

const groupBy = (purchases: readonly Purchase[], keyOf: (purchase: Purchase) => string): Purchase[][] => {
  const groups = new Map<string, Purchase[]>();
  for (const purchase of purchases) groups.set(keyOf(purchase), [...(groups.get(keyOf(purchase)) ?? []), purchase]);
  return [...groups.values()];
};

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** How often what a section names is there, in items as well. */
const timesThere = (gear: readonly Gear[], { targets }: Pick<UpgradeSection, 'targets'>): number =>
  targets.length === 0 ? 0 : Math.min(...targets.map(({ name, count }) => Math.floor(countOf(gear, name) / count)));

/** Replacements of what the unit does not have: used up by what was bought before, or never there in an old list. */
const withoutTarget = (selection: Selection): UnitFinding[] => {
  const { unit, purchases } = selection;
  return purchases.flatMap((purchase, i) => {
    const { targets, variant, affects } = purchase.section;
    if (targets.length === 0) return [];
    const before = purchases.slice(0, i);
    const need = variant === 'replace' && affects?.type === 'exactly' ? (affects.value ?? 1) : 1;
    if (timesThere(loadoutOf({ ...selection, purchases: before }), purchase.section) >= need) return [];
    const what = targets.map(({ name, count }) => (count * need > 1 ? `${count * need} ${name}` : name)).join(' and ');
    const said = `${nameOf(purchase)} ${variant === 'replace' ? 'replaces' : 'is put on'} ${what}`;
    const everThere = [...unit.gear, ...before.flatMap(({ option }) => option.gains)];
    return timesThere(everThere, purchase.section) >= need
      ? [error('upgrade-without-target', `${said}, but other upgrades have taken that`)]
      : [warning('upgrade-without-target', `${said}, which the unit does not have: the list is out of date`)];
  });
};
