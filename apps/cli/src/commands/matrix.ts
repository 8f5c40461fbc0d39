import type { ArmyUnit, Ruleset } from '@muster/engine';
import { type Matrix, type MatrixCell, matrixOf } from '@muster/lab';
import { SYSTEMS } from '@muster/rules';
import { Command, Option } from 'commander';
import { type Paint, paint } from '../colours.ts';
import { distanceOption } from '../odds/options.ts';
import { demandKnownRules, loadArmy, rulesetFor } from '../odds/units.ts';
import { collectValues } from '../options.ts';
import { showProgress } from '../progress.ts';
import { printLine, printJson } from '../screen.ts';
import { readSettings, settingsHelp } from '../settings.ts';
import { lineWidth, shorten, wrapIndented, wrapText } from '../text-table.ts';

interface MatrixOptions {
  system?: string;
  distance: number;
  setting?: string[];
  json?: boolean;
}

/** `muster matrix`: shows the average damage between all units of two lists. */
export const matrixCommand = (): Command =>
  new Command('matrix')
    .argument('<first>', 'List file, or the name of a sample')
    .argument('<second>', 'Second list, or the same one')
    .addOption(distanceOption('Shooting distance'))
    .addOption(new Option('--system <game>', 'Game (default: the game of the lists)').choices(SYSTEMS))
    .option('--setting <name=value>', 'Reading of an unclear rule, see below (repeatable)', collectValues)
    .option('--json', 'Print all figures as JSON')
    .addHelpText('after', () => `\n${settingsHelp()}`)
    .action(matrix);

/** One of the two armies. */
interface Side {
  name: string;
  units: readonly ArmyUnit[];
}

const matrix = (first: string, second: string, options: MatrixOptions): void => {
  const lists = [loadArmy(first, options.system), loadArmy(second, options.system)];
  const ruleset = rulesetFor(
    options.system,
    lists.map(({ system }) => system),
  );
  const [ours, theirs] = lists.map(({ army }): Side => army);
  for (const { name, units } of [ours, theirs])
    for (const unit of units) demandKnownRules(ruleset, unit, `list ${name}`);
  const settings = readSettings(options.setting ?? []);
  const { distance } = options;
  const progress = showProgress('Computing all pairs of units');
  const found = matrixOf({
    ruleset,
    first: ours.units,
    second: theirs.units,
    distance,
    settings,
    progress: progress.to,
  });
  progress.end();
  if (options.json) return printJson(matrixJson(ruleset, distance, [ours, theirs], found));
  for (const line of matrixLines(ruleset, distance, [ours, theirs], found)) printLine(line);
};

const matrixLines = (
  ruleset: Ruleset,
  distance: number,
  [ours, theirs]: readonly [Side, Side],
  { first, second }: Matrix,
): string[] => {
  const colours = paint();
  const width = lineWidth(120);
  const lost = ruleset.ways.wounds === 'marks' ? 'wounds' : 'models';
  const about = [
    `${ruleset.name}. Average percentage of the target's ${lost} that one attack removes;`,
    'a dot means that no attack is possible. Columns are the units of the other army by number.',
  ].join(' ');
  const tables = ([side, cells, targets]: readonly [Side, MatrixCell[][], Side]): string[] => [
    ...tableLines(`${side.name}: shooting from ${distance / 100}"`, side, targets, shares(cells, 'shooting'), colours),
    ...tableLines(`${side.name}: charging`, side, targets, shares(cells, 'charge'), colours),
  ];
  return [
    ...wrapText(`${ours.name} and ${theirs.name}`, width).map(colours.bold),
    ...wrapIndented(about, Math.min(width, 100), '').map(colours.dim),
    ...tables([ours, first, theirs]),
    ...tables([theirs, second, ours]),
  ];
};

type Shares = readonly (readonly (number | undefined)[])[];

const shares = (cells: readonly (readonly MatrixCell[])[], how: 'shooting' | 'charge'): Shares =>
  cells.map((row) => row.map((cell) => cell[how]?.share));

/** The width of a figure with the space before it, and of the longest row name. */
const FIGURE = 4;
const LONGEST = 30;
/** Attacks that remove this share of a target are highlighted. */
const MUCH = 0.5;

/** Returns a table with a row for each attacker, split if its columns do not fit. */
const tableLines = (
  title: string,
  { units }: Side,
  targets: Side,
  cells: Shares,
  { bold, dim, good }: Paint,
): string[] => {
  const width = lineWidth(120);
  const digits = String(units.length).length;
  const names = units.map(({ name }, i) => `${String(i + 1).padStart(digits)} ${shorten(name, LONGEST)}`);
  const label = Math.max(...names.map((name) => name.length));
  const fit = Math.max(1, Math.trunc((width - label - 2) / FIGURE));
  const lines = ['', ...wrapText(title, width).map(bold)];
  const figure = (share: number | undefined): string => {
    const text = (share === undefined ? '·' : String(Math.round(share * 100))).padStart(FIGURE);
    return share === undefined ? dim(text) : share >= MUCH ? good(text) : text;
  };
  for (let from = 0; from < targets.units.length; from += fit) {
    const columns = targets.units.slice(from, from + fit).map((_, i) => from + i);
    const head = columns.map((column) => String(column + 1).padStart(FIGURE)).join('');
    if (from > 0) lines.push('');
    lines.push(dim(`  ${' '.repeat(label)}${head}`));
    names.forEach((name, i) =>
      lines.push(`  ${name.padEnd(label)}${columns.map((column) => figure(cells[i][column])).join('')}`),
    );
  }
  return lines;
};

const matrixJson = (
  { id }: Ruleset,
  distance: number,
  sides: readonly [Side, Side],
  { first, second }: Matrix,
): Record<string, unknown> => {
  const [ours, theirs] = sides.map(({ name, units }) => ({
    name,
    units: units.map((unit) => ({ id: unit.id, name: unit.name })),
  }));
  return {
    system: id,
    distance: distance / 100,
    first: ours,
    second: theirs,
    firstAttacks: first,
    secondAttacks: second,
  };
};
