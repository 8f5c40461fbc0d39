import { fail, type Finding, isObject, ok, type Result } from '@muster/kernel';
import type { System } from '@muster/rules';
import type { BookUnit, UpgradeSection } from '../book/book.ts';
import { priceOption, priceUnit } from '../price/index.ts';
import type { BookFile, OptionEntry, PerGame, SectionEntry, UnitCosts } from './book-file.ts';
import { type MusterBook, parseBook } from './book.ts';
import { openSections } from './offers.ts';

/** A book with its prices, and notes for its author. */
export interface PricedBook {
  file: BookFile;
  /** Rules that the points model does not know, by the unit or option that has them. */
  notes: readonly Finding[];
}

/** Sets every cost of a book by the points model, for each of its games, and changes nothing else. */
export const priceBook = (file: BookFile): Result<PricedBook, Finding[]> => {
  const books = parseBook(withoutCosts(file));
  if (!books.ok) return fail([...books.error]);
  const notes = new Map<string, Finding>();
  const tell = (path: string, warnings: readonly Finding[]): void =>
    warnings.forEach(({ path: rule, message }) =>
      notes.set(`${path} ${rule}`, { path, message: `"${rule}" ${message}` }),
    );
  const pricing: Pricing = { books: books.value, tell };
  const priced: BookFile = {
    ...file,
    units: file.units.map((entry) => {
      const { upgrades, rules, gear, cost: _cost, ...head } = entry;
      const cost = perGame(unitCosts(pricing, entry.id));
      // The order in which people read a unit.
      return {
        ...head,
        cost,
        ...(rules ? { rules } : {}),
        ...(gear ? { gear } : {}),
        ...(upgrades ? { upgrades } : {}),
      };
    }),
    ...(file.upgrades
      ? {
          upgrades: Object.fromEntries(
            Object.entries(file.upgrades).map(([group, sections]) => [
              group,
              sections.map((section, i) => priceSection(pricing, group, i, section)),
            ]),
          ),
        }
      : {}),
  };
  return ok({ file: priced, notes: [...notes.values()] });
};

interface Pricing {
  books: readonly MusterBook[];
  tell: (path: string, warnings: readonly Finding[]) => void;
}

/** Changes a field of an object, or every entry of a list; other values stay as they are. */
const change = (value: unknown, field: string, make: (inner: unknown) => unknown): unknown =>
  isObject(value) && Object.hasOwn(value, field) ? { ...value, [field]: make(value[field]) } : value;
const changeAll = (value: unknown, make: (inner: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(make) : value;

const withoutCost = (value: unknown): unknown => {
  if (!isObject(value)) return value;
  const { cost: _cost, ...rest } = value;
  return rest;
};

/** Returns a book without prices; old prices may be for units or games that no longer exist. */
const withoutCosts = (file: unknown): unknown => {
  const bareSection = (section: unknown): unknown =>
    change(section, 'options', (options) => changeAll(options, withoutCost));
  const bareUnits = change(file, 'units', (units) => changeAll(units, withoutCost));
  return change(bareUnits, 'upgrades', (groups) =>
    isObject(groups)
      ? Object.fromEntries(Object.entries(groups).map(([name, sections]) => [name, changeAll(sections, bareSection)]))
      : groups,
  );
};

const unitCosts = ({ books, tell }: Pricing, id: string): [System, number][] =>
  books.flatMap(({ system, units }): [System, number][] => {
    const unit = units.find((one) => one.id === id);
    if (!unit) return [];
    const { points, warnings } = priceUnit(unit, { system });
    tell(unit.name, warnings);
    return [[system, points]];
  });

const priceSection = (pricing: Pricing, group: string, index: number, section: SectionEntry): SectionEntry => ({
  ...section,
  options: section.options.map(({ cost: _cost, ...option }, at): OptionEntry => {
    const costs = pricing.books.flatMap((book): [System, UnitCosts][] => {
      const offered = offeredIn(book, group, section.id ?? `${group}-${index + 1}`);
      const place = section.options.slice(0, at).filter((one) => isIn(one, book.system)).length;
      return offered && offered.units.length > 0 && isIn(option, book.system)
        ? [[book.system, perUnit(optionCosts(pricing, book, offered, place))]]
        : [];
    });
    return { ...option, cost: perGame(costs) };
  }),
});

const isIn = ({ systems }: Pick<OptionEntry, 'systems'>, system: System): boolean =>
  systems === undefined || systems.includes(system);

/** A section of a book and the units that it is available to. */
interface Offered {
  section: UpgradeSection;
  units: readonly BookUnit[];
}

const offeredIn = (book: MusterBook, group: string, uid: string): Offered | undefined => {
  const section = book.packages.find((one) => one.uid === group)?.sections.find((one) => one.uid === uid);
  if (!section) return undefined;
  return { section, units: book.units.filter((unit) => openSections(book, unit).includes(section)) };
};

const optionCosts = (
  { tell }: Pricing,
  { system }: MusterBook,
  { section, units }: Offered,
  place: number,
): [string, number][] =>
  units.map((unit) => {
    const option = section.options[place];
    const price = priceOption(unit, { section, option }, { system });
    tell(option.label, price?.warnings ?? []);
    // Rounding can give -0, which JSON cannot represent.
    return [unit.id, price?.points || 0];
  });

/** Returns one cost if all units have the same cost. */
const perUnit = (costs: readonly [string, number][]): UnitCosts => {
  const [first] = costs;
  if (first === undefined) return 0;
  return costs.every(([, cost]) => cost === first[1]) ? first[1] : Object.fromEntries(costs);
};

/** Returns one cost if all games have the same cost. */
const perGame = <T extends UnitCosts>(costs: readonly [System, T][]): PerGame<T> => {
  const texts = new Set(costs.map(([, cost]) => JSON.stringify(cost)));
  const isPlain = costs.every(([, cost]) => typeof cost === 'number');
  if (texts.size === 1 && isPlain) return costs[0][1];
  return Object.fromEntries(costs);
};
