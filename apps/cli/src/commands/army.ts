import {
  type ArmyBook,
  type Coverage,
  coverageOf,
  isBookFile,
  parseBook,
  parseForgeBook,
  parseJson,
  rulesOfBook,
  rulesOfSelections,
  type RuleSource,
} from '@muster/army';
import { newestRuleset, type System, SYSTEMS } from '@muster/rules';
import { Command } from 'commander';
import { bar, chanceText } from '../bars.ts';
import { type Paint, paint } from '../colours.ts';
import { badInput, CommandError } from '../findings.ts';
import { loadBooks, readListOf, readSmallText } from '../list-files.ts';
import { collectValues } from '../options.ts';
import { printLine, printJson } from '../screen.ts';
import { bookCommand } from './army-book.ts';
import { cardsCommand } from './army-cards.ts';
import { checkCommand } from './army-check.ts';
import { exportCommand } from './army-export.ts';
import { priceCommand } from './army-price.ts';
import { showCommand } from './army-show.ts';

/** Makes `muster army` with all its subcommands. */
export const armyCommand = (): Command =>
  new Command('army')
    .addCommand(checkCommand())
    .addCommand(showCommand())
    .addCommand(cardsCommand())
    .addCommand(exportCommand())
    .addCommand(bookCommand())
    .addCommand(priceCommand())
    .addCommand(coverageCommand());

/** Rules of a book or list, and its game. */
interface Source {
  system: string;
  rules: RuleSource;
}

const coverageCommand = (): Command =>
  new Command('coverage')
    .description('show which rules of books and lists battles play')
    .argument('<files...>', 'army books of Muster, or books and lists of Army Forge, as JSON')
    .option('--book <file>', 'an army book, for lists that were saved in Army Forge (repeatable)', collectValues)
    .option('--json', 'print the counts as JSON')
    .action((files: readonly string[], { book, json }: { book?: string[]; json?: boolean }) => {
      const books = loadBooks(book);
      const sources = files.flatMap((file) => readSources(file, books));
      const games = SYSTEMS.filter((system) => sources.some((source) => source.system === system));
      const counted = games.map((system) => ({ system, ...countIn(system, sources) }));
      if (json) return printJson(counted);
      const others = sources.filter(({ system }) => !SYSTEMS.some((known) => known === system)).length;
      for (const { system, ...coverage } of counted)
        for (const line of coverageLines(newestRuleset(system).name, coverage, paint())) printLine(line);
      if (others > 0)
        printLine(`${others} ${others === 1 ? 'file is' : 'files are'} for games that Muster does not play.`);
    });

const countIn = (system: System, sources: readonly Source[]): Coverage =>
  coverageOf(
    newestRuleset(system),
    sources.filter((source) => source.system === system).map(({ rules }) => rules),
  );

const readSources = (file: string, books: readonly ArmyBook[]): Source[] => {
  const text = readSmallText(file);
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  const value = json.ok ? json.value : undefined;
  if (!isBookFile(value)) return [readSource(file, text, value, books)];
  const own = parseBook(value);
  if (!own.ok) throw badInput(file, own.error);
  return own.value.map((book) => ({ system: book.system, rules: rulesOfBook(book) }));
};

const readSource = (file: string, text: string, value: unknown, books: readonly ArmyBook[]): Source => {
  const isBook = typeof value === 'object' && value !== null && 'upgradePackages' in value;
  if (isBook) {
    const book = parseForgeBook(value);
    if (!book.ok) throw badInput(file, book.error);
    return { system: book.value.system, rules: rulesOfBook(book.value) };
  }
  // A shared text does not mention books, so any game will do.
  const { selected, lost } = readListOf(file, text, books, SYSTEMS[0]);
  if (lost.length > 0) throw badInput(file, lost);
  if (!selected)
    throw new CommandError(
      `${file} does not contain choices from a book. Use "muster army check" to see which rules battles ignore.`,
    );
  return { system: selected.system, rules: rulesOfSelections(selected.selections) };
};

const WIDTH = 20;

const coverageLines = (name: string, coverage: Coverage, { bold, dim, good }: Paint): string[] => {
  const { rules, occurrences, executed, units, wholeUnits } = coverage;
  const widest = Math.max(...rules.map((rule) => rule.name.length), 0);
  const most = rules[0]?.count ?? 1;
  return [
    bold(name),
    `  Rules played exactly: ${executed} of ${occurrences} (${chanceText(executed / Math.max(1, occurrences))}).`,
    `  Units whose rules are all played exactly: ${wholeUnits} of ${units}.`,
    '',
    ...rules.map(({ name: rule, count, status, how }) => {
      const row = `  ${rule.padEnd(widest)}  ${String(count).padStart(5)}  ${bar(count / most, WIDTH).padEnd(WIDTH)}`;
      if (status === 'executed') return good(`${row}  exact`);
      return status === 'unknown' ? dim(`${row}  unknown`) : `${row}  approximate: ${how}`;
    }),
    '',
  ];
};
