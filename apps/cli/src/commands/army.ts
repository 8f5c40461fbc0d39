import {
  type Coverage,
  coverageOf,
  parseForgeBook,
  parseForgeList,
  parseListText,
  rulesetOfSystem,
  rulesOfBook,
  rulesOfSelections,
  type RuleSource,
  type System,
  SYSTEMS,
} from '@muster/army';
import type { Finding } from '@muster/kernel';
import { Command } from 'commander';
import { bar, percent } from '../bars.ts';
import { type Paint, paint } from '../colours.ts';
import { readJson, readText } from '../files.ts';
import { badInput, EXIT, findingLines, Stop } from '../findings.ts';
import { say, sayJson } from '../screen.ts';

/** `muster army`: lists and books, and what Muster makes of them. */
export const armyCommand = (): Command =>
  new Command('army')
    .description('check lists, and see how many rules of books and lists are carried out')
    .addCommand(checkCommand())
    .addCommand(coverageCommand());

const checkCommand = (): Command =>
  new Command('check')
    .description('say whether a list can be used, and what is out of date about it')
    .argument('<file>', 'a list of Muster, or one of Army Forge as JSON or text')
    .option('--json', 'print the findings as data')
    .action((file: string, { json }: { json?: boolean }) => {
      const read = parseListText(readText(file));
      const errors = read.ok ? [] : read.error;
      const notes = read.ok ? read.value.notes : [];
      if (json) sayJson({ ok: read.ok, errors, notes });
      else for (const line of checkLines(read.ok, errors, notes)) say(line);
      if (!read.ok) throw new Stop(`${file} cannot be used as it is.`, EXIT.no);
    });

const checkLines = (isFine: boolean, errors: readonly Finding[], notes: readonly Finding[]): string[] => [
  ...findingLines(errors),
  ...findingLines(notes),
  ...(isFine ? [notes.length === 0 ? 'The list can be used.' : 'The list can be used, with what is said above.'] : []),
];

/** Something that names rules, and the game that it is for. */
interface Source {
  system: string;
  rules: RuleSource;
}

const coverageCommand = (): Command =>
  new Command('coverage')
    .description('say for every rule of books and lists whether battles carry it out')
    .argument('<files...>', 'army books and lists of Army Forge, as JSON')
    .option('--json', 'print the counts as data')
    .action((files: readonly string[], { json }: { json?: boolean }) => {
      const sources = files.map(readSource);
      const games = SYSTEMS.filter((system) => sources.some((source) => source.system === system));
      const counted = games.map((system) => ({ system, ...countIn(system, sources) }));
      if (json) return sayJson(counted);
      const others = sources.filter(({ system }) => !SYSTEMS.some((known) => known === system)).length;
      for (const { system, ...coverage } of counted)
        for (const line of coverageLines(rulesetOfSystem(system).name, coverage, paint())) say(line);
      if (others > 0) say(`${others} ${others === 1 ? 'file is' : 'files are'} for games that cannot be fought.`);
    });

const countIn = (system: System, sources: readonly Source[]): Coverage =>
  coverageOf(
    rulesetOfSystem(system),
    sources.filter((source) => source.system === system).map(({ rules }) => rules),
  );

const readSource = (file: string): Source => {
  const value = readJson(file);
  const isBook = typeof value === 'object' && value !== null && 'upgradePackages' in value;
  if (isBook) {
    const book = parseForgeBook(value);
    if (!book.ok) throw badInput(file, book.error);
    return { system: book.value.system, rules: rulesOfBook(book.value) };
  }
  const list = parseForgeList(value);
  if (!list.ok) throw badInput(file, list.error);
  return { system: list.value.system, rules: rulesOfSelections(list.value.selections) };
};

const WIDTH = 20;

const coverageLines = (name: string, coverage: Coverage, { bold, dim, good }: Paint): string[] => {
  const { rules, occurrences, executed, units, wholeUnits } = coverage;
  const widest = Math.max(...rules.map((rule) => rule.name.length), 0);
  const most = rules[0]?.count ?? 1;
  return [
    bold(name),
    `  ${executed} of ${occurrences} mentions of rules are carried out, ${percent(executed / Math.max(1, occurrences))};`,
    `  ${wholeUnits} of ${units} units completely.`,
    '',
    ...rules.map(({ name: rule, count, executed: isDone }) => {
      const words = `  ${rule.padEnd(widest)}  ${String(count).padStart(5)}  ${bar(count / most, WIDTH).padEnd(WIDTH)}`;
      return isDone ? good(`${words}  carried out`) : dim(`${words}  not known`);
    }),
    '',
  ];
};
