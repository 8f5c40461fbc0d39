import type { ArmyBook, Gear, Purchase, Selection, UpgradeSection } from '../book/book.ts';
import { countOf } from '../book/gear.ts';
import { loadoutOf } from '../book/loadout.ts';
import { purchaseCost, STALE_COST, stalePurchases } from '../book/points.ts';
import { error, type UnitFinding, warning } from './finding.ts';

/** The most upgrades of a unit. */
const MOST_PURCHASES = 60;

/** Returns findings about the upgrades of a unit, by its own sections and by the given books. */
export const checkUpgrades = (selection: Selection, books: readonly ArmyBook[] = []): UnitFinding[] => {
  const { purchases } = selection;
  if (purchases.length > MOST_PURCHASES)
    return [error('upgrade-too-often', `has ${purchases.length} upgrades (limit ${MOST_PURCHASES})`)];
  return [...stale(selection), ...notOffered(selection, books), ...tooOften(selection), ...withoutTarget(selection)];
};

const stale = (selection: Selection): UnitFinding[] =>
  namesOf(stalePurchases(selection)).map((label) =>
    warning(
      'upgrade-stale',
      `${label} is no longer available to this unit and costs 0 points here: the list is out of date`,
    ),
  );

/** Returns errors about upgrades that the book does not offer the unit; an option with a price for the unit is always allowed. */
const notOffered = ({ unit, purchases }: Selection, books: readonly ArmyBook[]): UnitFinding[] => {
  const book = books.find(({ uid, units }) => uid === unit.book && units.some(({ id }) => id === unit.id));
  const open = book?.packages.filter(({ uid }) => unit.packages.includes(uid)).flatMap(({ sections }) => sections);
  const isOffered = ({ section: { uid }, option }: Purchase): boolean =>
    Object.hasOwn(option.costs, unit.id) ||
    (!unit.closed.includes(uid) && (open === undefined || open.some((section) => section.uid === uid)));
  const isStale = (purchase: Purchase): boolean => purchaseCost(unit.id, purchase) === STALE_COST;
  return namesOf(purchases.filter((purchase) => !isOffered(purchase) && !isStale(purchase))).map((label) =>
    error('upgrade-not-offered', `${label} is not available to this unit`),
  );
};

const namesOf = (purchases: readonly Purchase[]): string[] => [...new Set(purchases.map(nameOf))];

const nameOf = ({ option, section }: Purchase): string => `"${option.label || section.label || option.uid}"`;

/** How often a section may be bought from in total, and each of its options. */
interface Limits {
  inAll?: number;
  each?: number;
}

/** Returns how often a section may be bought from; no limits if only the replaced weapons limit it. */
const limitsOf = ({ variant, targets, affects, select }: UpgradeSection, size: number, carried: number): Limits => {
  const models = affects?.type === 'any' ? size : affects?.type === 'all' ? 1 : (affects?.value ?? 1);
  const options = select?.type === 'exactly' || select?.type === 'up to' ? (select.value ?? 1) : undefined;
  if (variant === 'replace') {
    // Another check makes sure that the replaced weapons exist, so "any" needs no limit.
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
      return [error('upgrade-too-often', `"${label}" is bought ${times(bought.length)} (limit ${inAll})`)];
    if (each === undefined) return [];
    return groupBy(bought, ({ option }) => option.uid)
      .filter((same) => same.length > each)
      .map((same) => error('upgrade-too-often', `${nameOf(same[0])} is bought ${times(same.length)} (limit ${each})`));
  });
};

const groupBy = (purchases: readonly Purchase[], keyOf: (purchase: Purchase) => string): Purchase[][] => {
  const groups = new Map<string, Purchase[]>();
  for (const purchase of purchases) groups.set(keyOf(purchase), [...(groups.get(keyOf(purchase)) ?? []), purchase]);
  return [...groups.values()];
};

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** Returns how often the unit has what a section replaces or upgrades, including inside items. */
const timesThere = (gear: readonly Gear[], { targets }: Pick<UpgradeSection, 'targets'>): number =>
  targets.length === 0 ? 0 : Math.min(...targets.map(({ name, count }) => Math.floor(countOf(gear, name) / count)));

/** Returns findings about upgrades that replace something the unit does not have: replaced before, or never there in an old list. */
const withoutTarget = (selection: Selection): UnitFinding[] => {
  const { unit, purchases } = selection;
  return purchases.flatMap((purchase, i) => {
    const { targets, variant, affects } = purchase.section;
    if (targets.length === 0) return [];
    const before = purchases.slice(0, i);
    const need = variant === 'replace' && affects?.type === 'exactly' ? (affects.value ?? 1) : 1;
    if (timesThere(loadoutOf({ ...selection, purchases: before }), purchase.section) >= need) return [];
    const what = targets.map(({ name, count }) => (count * need > 1 ? `${count * need} ${name}` : name)).join(' and ');
    const text = `${nameOf(purchase)} ${variant === 'replace' ? 'replaces' : 'upgrades'} ${what}`;
    const everThere = [...unit.gear, ...before.flatMap(({ option }) => option.gains)];
    return timesThere(everThere, purchase.section) >= need
      ? [error('upgrade-without-target', `${text}, but other upgrades have already replaced it`)]
      : [warning('upgrade-without-target', `${text}, which the unit does not have: the list is out of date`)];
  });
};
