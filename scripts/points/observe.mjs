import { familiesOf } from './books.mjs';
import { canUpgrade, partsOf, priceFactsOf, withUpgrade } from './army.mjs';

/** Published prices are rounded to five points: no fit can be closer than this. */
const unitSpread = (cost) => Math.hypot(1.2, 0.012 * cost);
const exactSpread = (cost) => 2 * Math.hypot(0.4, 0.03 * cost);
const roundedSpread = (cost) => 2 * Math.hypot(1.6, 0.03 * cost);

/** By what two units differ: parts, each with how often it is in the second more than in the first. */
const difference = (before, after) => {
  const counted = new Map();
  const count = (part, by) => {
    const { times } = counted.get(part.sign) ?? { times: 0 };
    counted.set(part.sign, { part, times: times + by });
  };
  for (const part of after) count(part, 1);
  for (const part of before) count(part, -1);
  return [...counted.values()].filter(({ times }) => times !== 0);
};

const termsOf = (differences) =>
  differences.flatMap(({ part, times }) => part.terms().map((term) => ({ ...term, amount: term.amount * times })));

/** What a unit has when an option can be bought: its own gear, or with the first other option that brings what is wanted. */
const gearBefore = (book, unit, purchase) => {
  if (canUpgrade(unit.gear, purchase)) return unit.gear;
  for (const { uid, sections } of book.packages) {
    if (!unit.packages.includes(uid)) continue;
    for (const section of sections)
      for (const option of section.options) {
        if (option === purchase.option || !Object.hasOwn(option.costs, unit.id)) continue;
        if (!canUpgrade(unit.gear, { section, option })) continue;
        const gear = withUpgrade(unit.gear, unit.size, { section, option });
        if (canUpgrade(gear, purchase)) return gear;
      }
  }
  return undefined;
};

const STALE_COST = 9999;

const observeOptions = ({ book, exact }, look) =>
  book.packages.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.options.flatMap((option) =>
        book.units.flatMap((unit) => {
          const cost = option.costs[unit.id];
          if (cost === undefined || cost >= STALE_COST || section.variant === 'attachment') return [];
          const purchase = { section, option };
          const before = gearBefore(book, unit, purchase);
          if (!before) return [];
          const after = withUpgrade(before, unit.size, purchase);
          const differences = difference(look({ ...unit, gear: before }), look({ ...unit, gear: after }));
          const precise = exact.get(`${option.uid} ${unit.id}`);
          const price = precise ?? cost;
          const same = [price, ...differences.map(({ part, times }) => `${times} ${part.sign}`)].join('\n');
          const spread = precise === undefined ? roundedSpread(cost) : exactSpread(precise);
          return [{ kind: 'option', same, price, spread, terms: () => termsOf(differences) }];
        }),
      ),
    ),
  );

/** Everything that books say about prices: units with what they start with, and what upgrades add. */
export const observe = (books) => {
  const families = familiesOf(books);
  const known = new Set();
  return books.flatMap((entry, i) => {
    const { book } = entry;
    const look = (profile) => partsOf(priceFactsOf(profile, book.system));
    const about = { family: families[i], system: book.system };
    const units = book.units.map((unit) => ({
      kind: 'unit',
      price: unit.cost,
      spread: unitSpread(unit.cost),
      terms: look(unit).flatMap(({ terms }) => terms()),
      ...about,
    }));
    const options = observeOptions(entry, look).filter(({ same }) => {
      const inFamily = `${families[i]} ${same}`;
      if (known.has(inFamily)) return false;
      known.add(inFamily);
      return true;
    });
    return [
      ...units,
      ...options.map(({ kind, price, spread, terms }) => ({ kind, price, spread, terms: terms(), ...about })),
    ];
  });
};
