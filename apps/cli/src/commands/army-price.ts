import { counted } from '@muster/kernel';
import { existsSync } from 'node:fs';
import {
  type ArmyBook,
  isBookFile,
  isForgeText,
  parseForgeText,
  parseJson,
  parseUnitText,
  type Price,
  type PriceContext,
  type PriceProfile,
  priceUnit,
  profileOfUnit,
  UNIT_TEXT_EXAMPLE,
} from '@muster/army';
import { SYSTEMS } from '@muster/rules';
import { Command, Option } from 'commander';
import { chanceText } from '../bars.ts';
import { type Paint, paint } from '../colours.ts';
import { badInput, CommandError } from '../findings.ts';
import { isLink, loadBooks } from '../list-files.ts';
import { collectValues } from '../options.ts';
import { printLine, printJson } from '../screen.ts';
import { shorten } from '../text-table.ts';
import { loadNamed, textOfList } from '../army-load.ts';

interface PriceOptions {
  system?: string;
  explain?: boolean;
  book?: string[];
  json?: boolean;
}

/** Makes `muster army price`, which prices units by the points model. */
export const priceCommand = (): Command =>
  new Command('price')
    .description('price a unit by the points model, item by item, or compare the prices of a list or book')
    .argument('<unit>', `typed as '10x Guard Q4+ D4+ | 10x Rifle (24", A1)', or a list or army book file`)
    .addOption(
      new Option('--system <game>', 'the game (default: that of the file, or Grimdark Future)').choices(SYSTEMS),
    )
    .option('--explain', 'also show the items of every unit of a file')
    .option('--book <file>', 'an army book, for lists that contain only ids (repeatable)', collectValues)
    .option('--json', 'print prices as JSON')
    .action(async (text: string, options: PriceOptions) => {
      const isUnit = isTyped(text);
      const units = isUnit ? readTyped(text, options.system) : await readFile(text, options);
      const priced = units.map(({ profile, context, ...unit }) => ({
        ...unit,
        price: priceUnit(profile, { ...context, ...(options.system ? { system: options.system } : {}) }),
      }));
      if (priced.length === 0) throw new CommandError(`${text} has no units.`);
      if (options.json) return printJson(isUnit && priced.length === 1 ? priced[0] : priced);
      const lines = isUnit
        ? priced.flatMap((unit) => unitLines(unit, paint()))
        : fileLines(priced, options.explain === true, paint());
      for (const line of lines) printLine(line);
    });

interface Named {
  name: string;
  /** Its cost in its file. */
  cost?: number;
}

interface Unpriced extends Named {
  profile: PriceProfile;
  context: PriceContext;
}

interface Priced extends Named {
  price: Price;
}

const isTyped = (text: string): boolean => text.includes('|') || /\sQ\s*\d+\+?\s+D\s*\d/i.test(text);

/** Reads a typed unit, or units shared by Army Forge as text. */
const readTyped = (text: string, wanted: string | undefined): Unpriced[] => {
  const system = SYSTEMS.find((known) => known === wanted) ?? SYSTEMS[0];
  const context = { system };
  const unit = parseUnitText(text);
  if (unit.ok) return [{ name: unit.value.name, profile: profileOfUnit(unit.value), context }];
  const shared = isForgeText(text) ? parseForgeText(text, system) : undefined;
  if (!shared?.ok) throw badInput('The unit', unit.error);
  return shared.value.list.army.units.map((one) => ({ name: one.name, profile: profileOfUnit(one), context }));
};

const isBook = (value: unknown): boolean =>
  isBookFile(value) || (typeof value === 'object' && value !== null && 'upgradePackages' in value);

const readFile = async (name: string, options: PriceOptions): Promise<Unpriced[]> => {
  if (/^$|\s/.test(name) && !existsSync(name))
    throw new CommandError(`"${name}" is neither a file nor a unit such as ${UNIT_TEXT_EXAMPLE}.`);
  const json = isLink(name) ? undefined : parseJson((await textOfList(name)).replace(/^\uFEFF/, ''));
  if (json?.ok && isBook(json.value)) return loadBooks([name]).flatMap(unitsOfBook);
  const { list, hindrances } = (await loadNamed(name, options)).read;
  if (!list) throw badInput(name, hindrances);
  const context = { system: list.system };
  return list.army.units.map((unit) => ({ name: unit.name, cost: unit.cost, profile: profileOfUnit(unit), context }));
};

const unitsOfBook = ({ system, units }: ArmyBook): Unpriced[] =>
  units.map((unit) => ({ name: unit.name, cost: unit.cost, profile: unit, context: { system } }));

const LONGEST_NAME = 40;

const itemLines = ({ items }: Price): string[] => {
  const widest = Math.max(...items.map(({ label }) => label.length));
  return items.map(({ label, points }) => `  ${label.padEnd(widest)}  ${points.toFixed(1).padStart(7)}`);
};

const warningLines = ({ warnings }: Price, { bad }: Paint): string[] =>
  warnings.map(({ path, message }) => bad(`  ! ${path} ${message}`));

const unitLines = ({ name, price }: Priced, colours: Paint): string[] => {
  const { points, exact, sureness } = price;
  return [
    colours.bold(`${name}: ${points} points`),
    ...itemLines(price),
    `  ${exact.toFixed(1)} before rounding. The typical error of the model is ${chanceText(sureness.typical)}.`,
    `  Nine of ten such units cost ${sureness.low} to ${sureness.high} points.`,
    ...warningLines(price, colours),
  ];
};

const fileLines = (units: readonly Priced[], explain: boolean, colours: Paint): string[] => {
  const width = Math.min(LONGEST_NAME, Math.max(...units.map(({ name }) => name.length)));
  return [
    colours.dim(`${'unit'.padEnd(width)}   file  model  difference`),
    ...units.flatMap(({ name, cost = 0, price }) => {
      const more = price.points - cost;
      const share = cost > 0 ? `  ${more > 0 ? '+' : ''}${more} (${chanceText(Math.abs(more) / cost)})` : '';
      const row = `${shorten(name, width).padEnd(width)}  ${String(cost).padStart(5)}  ${String(price.points).padStart(5)}`;
      return [
        `${row}${more === 0 ? '' : share}`,
        ...(explain ? itemLines(price) : []),
        ...warningLines(price, colours),
      ];
    }),
    ...totalLines(units),
  ];
};

const totalLines = (units: readonly Priced[]): string[] => {
  const cost = units.reduce((sum, unit) => sum + (unit.cost ?? 0), 0);
  const points = units.reduce((sum, { price }) => sum + price.points, 0);
  return [`${counted(units.length, 'unit')}: ${cost} points by the file, ${points} by the model.`];
};
