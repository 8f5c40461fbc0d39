import { type ArmyUnit, ruleId } from '@muster/engine';
import type { ArmyBook, BookUnit, Gear, Purchase, Selection, UpgradeSection } from '../book/book.ts';
import { isSame } from '../book/gear.ts';
import { purchaseCost, STALE_COST } from '../book/points.ts';
import { unitsFromSelections } from '../book/roster.ts';
import { checkUpgrades } from '../check/upgrades.ts';
import { splitUpgrades, openSections } from '../own/offers.ts';

/** The most combinations of upgrades that are tried for one unit. */
const MOST_TRIES = 3000;

/** A unit of a book with its upgrades: one selection, or the two halves of a combined unit. */
export type MatchedUnit = readonly Selection[];

/**
 * Finds the unit of a book and the upgrades that make exactly this unit: the same size, values, weapons and points. A
 * renamed unit is found if only one unit of the books fits.
 */
export const matchUnit = (unit: ArmyUnit, books: readonly ArmyBook[]): MatchedUnit | undefined => {
  const fitting = books.flatMap((book) =>
    book.units
      .filter(({ quality, defense }) => quality === unit.quality && defense === unit.defense)
      .map((own) => ({ book, own })),
  );
  const named = fitting.filter(({ own }) => isSame(own.name, unit.name));
  for (const one of named) {
    const match = matchWith(unit, one.book, one.own);
    if (match) return match;
  }
  const others = fitting
    .filter((one) => !named.includes(one))
    .map(({ book, own }) => matchWith(unit, book, own))
    .filter((match) => match !== undefined);
  return others.length === 1 ? others[0] : undefined;
};

/** The properties of a unit that a book can explain. */
interface Looks {
  /** Weapons with their profiles, and how many of each. */
  weapons: ReadonlyMap<string, number>;
  /** Weapons by name only. */
  names: ReadonlyMap<string, number>;
  rules: ReadonlySet<string>;
}

const looksOf = ({ rules, models }: ArmyUnit): Looks => {
  const carried = models.flatMap((model) => model.weapons);
  return {
    weapons: countOf(carried.map(({ name, range = 0, attacks }) => `${plain(name)} ${range} ${attacks}`)),
    names: countOf(carried.map(({ name }) => plain(name))),
    rules: new Set([...rules, ...models.flatMap((model) => model.rules)].map(({ id }) => id)),
  };
};

const countOf = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const plain = (name: string): string => name.trim().toLowerCase();

/** Tries combinations of upgrades until one makes the unit; if several do, returns the one whose rules fit best. */
const matchWith = (unit: ArmyUnit, book: ArmyBook, own: BookUnit): MatchedUnit | undefined => {
  const halves = unit.models.length === own.size ? 1 : own.size > 1 && unit.models.length === 2 * own.size ? 2 : 0;
  if (halves === 0) return undefined;
  const looks = looksOf(unit);
  const sections = openSections(book, own);
  const offers = explainedBy(looks, sections, own);
  const isKept = (name: string): boolean => !isReplaced(sections, name);
  const priceOf = (purchase: Purchase): number =>
    purchaseCost(own.id, purchase) * (purchase.section.affects?.type === 'all' ? halves : 1);
  const isRising = offers.every((offer) => priceOf(offer) >= 0);
  const rest = unit.cost - own.cost * halves;
  let best: { parts: MatchedUnit; strange: number } | undefined;
  let tries = 0;
  const search = (from: number, bought: readonly Purchase[], cost: number): void => {
    const parts = partsOf(unit, own, bought, halves);
    if (parts.some((part) => checkUpgrades(part).some(({ level }) => level === 'error'))) return;
    if (cost === rest) {
      const strange = strangeness(looks, parts);
      if (strange !== undefined && (!best || strange < best.strange)) best = { parts, strange };
    }
    for (let i = from; i < offers.length && best?.strange !== 0 && tries < MOST_TRIES; i++) {
      const now = cost + priceOf(offers[i]);
      const next = [...bought, offers[i]];
      if ((isRising && now > rest) || !isWithin(looks, next, isKept)) continue;
      tries++;
      search(i, next, now);
    }
  };
  search(0, [], 0);
  return best?.parts;
};

const partsOf = (unit: ArmyUnit, own: BookUnit, bought: readonly Purchase[], halves: number): Selection[] =>
  splitUpgrades(bought, halves).map((purchases, i) => ({
    id: i === 0 ? unit.id : `${unit.id}-half`,
    unit: own,
    ...(isSame(own.name, unit.name) ? {} : { title: unit.name }),
    purchases,
    combined: halves > 1,
    ...(i === 0 ? {} : { joins: unit.id }),
    xp: 0,
    traits: [],
  }));

/** Returns the upgrades whose gains the unit has, or which another upgrade may replace. */
const explainedBy = ({ names, rules }: Looks, sections: readonly UpgradeSection[], own: BookUnit): Purchase[] => {
  const isSeen = (gear: Gear): boolean => {
    if (gear.kind === 'rule') return rules.has(ruleId(gear.rule.name));
    if (isReplaced(sections, gear.name)) return true;
    return gear.kind === 'weapon' ? names.has(plain(gear.name)) : gear.content.every(isSeen);
  };
  return sections
    .flatMap((section) => section.options.map((option): Purchase => ({ section, option })))
    .filter((purchase) => purchaseCost(own.id, purchase) !== STALE_COST)
    .filter(({ section: { variant, targets }, option }) =>
      variant === 'upgrade' && targets.length > 0 ? true : option.gains.every(isSeen),
    );
};

/** Whether an upgrade may replace something. */
const isReplaced = (sections: readonly UpgradeSection[], name: string): boolean =>
  sections.some(({ variant, targets }) => variant === 'replace' && targets.some((one) => isSame(one.name, name)));

/** Whether upgrades give no more of any weapon than the unit has; weapons that may be replaced do not count. */
const isWithin = ({ names }: Looks, bought: readonly Purchase[], isKept: (name: string) => boolean): boolean => {
  const gained = new Map<string, number>();
  for (const gear of bought.flatMap(({ option }) => option.gains))
    if (gear.kind === 'weapon' && isKept(gear.name))
      gained.set(plain(gear.name), (gained.get(plain(gear.name)) ?? 0) + gear.count);
  return [...gained].every(([name, count]) => count <= (names.get(name) ?? 0));
};

/** Returns how many rules differ, or nothing if the weapons differ. */
const strangeness = (wanted: Looks, parts: MatchedUnit): number | undefined => {
  const [unit] = unitsFromSelections(parts).units;
  const looks = looksOf(unit);
  const hasSameWeapons =
    looks.weapons.size === wanted.weapons.size &&
    [...looks.weapons].every(([weapon, count]) => wanted.weapons.get(weapon) === count);
  if (!hasSameWeapons) return undefined;
  const missing = [...wanted.rules].filter((rule) => !looks.rules.has(rule)).length;
  return missing + [...looks.rules].filter((rule) => !wanted.rules.has(rule)).length;
};
