import type { ArmyUnit } from '@muster/engine';
import { type Matrix, type MatrixCell, matrixOf } from '@muster/lab';
import { RULESETS } from '@muster/rules';
import { Command, Option } from 'commander';
import { type Paint, paint } from '../colours.ts';
import { inches } from '../odds/options.ts';
import { demandKnownRules, loadArmy, rulesetFor } from '../odds/units.ts';
import { gather } from '../options.ts';
import { showProgress } from '../progress.ts';
import { say, sayJson } from '../screen.ts';
import { readSettings } from '../settings.ts';

interface MatrixOptions {
  system?: string;
  distance: number;
  setting?: string[];
  json?: boolean;
}

/** `muster matrix`: everybody against everybody. */
export const matrixCommand = (): Command =>
  new Command('matrix')
    .description('print what every unit of one list does to every unit of another, both ways')
    .argument('<first>', 'a list file, or the name of a sample')
    .argument('<second>', 'another one, or the same')
    .option('--distance <inches>', 'how far apart they shoot', inches, inches('12'))
    .addOption(new Option('--system <game>', 'the game; that of the lists').choices(Object.keys(RULESETS)))
    .option('--setting <name=value>', 'a reading of the rules; may be given several times', gather)
    .option('--json', 'print all figures for programs')
    .action(matrix);

const matrix = (first: string, second: string, options: MatrixOptions): void => {
  const lists = [loadArmy(first), loadArmy(second)] as const;
  const ruleset = rulesetFor(
    options.system,
    lists.map(({ system }) => system),
  );
  for (const { army } of lists) for (const unit of army.units) demandKnownRules(ruleset, unit, army.name);
  const [ours, theirs] = lists.map(({ army }) => army.units);
  const progress = showProgress('Every pair of units');
  const settings = readSettings(options.setting ?? []);
  const { distance } = options;
  const found = matrixOf({ ruleset, first: ours, second: theirs, distance, settings, progress: progress.to });
  progress.end();
  const names = lists.map(({ army }) => army.name) as [string, string];
  if (options.json) return sayJson(matrixJson(ruleset.id, distance, names, [ours, theirs], found));
  const colours = paint();
  say(colours.bold(`${names[0]} and ${names[1]}`));
  say(colours.dim(`  ${ruleset.name}. The mean share of the target's wounds that one attack takes, in percent.`));
  const shown = [
    ['shooting', found.first, ours, theirs, `${names[0]} shoot from ${distance / 100}"`],
    ['charge', found.first, ours, theirs, `${names[0]} charge`],
    ['shooting', found.second, theirs, ours, `${names[1]} shoot from ${distance / 100}"`],
    ['charge', found.second, theirs, ours, `${names[1]} charge`],
  ] as const;
  for (const [how, cells, rows, columns, title] of shown)
    for (const line of tableLines(title, rows, columns, cells, how, colours)) say(line);
};

const NUMBER = 4;

/** A table with a row for each attacker; the columns are numbered like the rows of the legend below. */
const tableLines = (
  title: string,
  rows: readonly ArmyUnit[],
  columns: readonly ArmyUnit[],
  cells: readonly (readonly MatrixCell[])[],
  how: 'shooting' | 'charge',
  { bold, dim, good }: Paint,
): string[] => {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const head = columns.map((_, i) => String(i + 1).padStart(NUMBER)).join('');
  const body = rows.map((unit, i) => {
    const line = cells[i].map((cell) => {
      const figures = cell[how];
      const text = figures ? String(Math.round(figures.share * 100)).padStart(NUMBER) : '·'.padStart(NUMBER);
      return !figures ? dim(text) : figures.share >= 0.5 ? good(text) : text;
    });
    return `  ${unit.name.padEnd(width)}${line.join('')}`;
  });
  const legend = columns.map((unit, i) => `${i + 1} ${unit.name}`).join(', ');
  return ['', bold(title), dim(`  ${' '.repeat(width)}${head}`), ...body, dim(`  ${legend}`)];
};

const matrixJson = (
  system: string,
  distance: number,
  names: readonly [string, string],
  units: readonly (readonly ArmyUnit[])[],
  { first, second }: Matrix,
): Record<string, unknown> => ({
  system,
  distance: distance / 100,
  first: { name: names[0], units: units[0].map(({ id, name }) => ({ id, name })) },
  second: { name: names[1], units: units[1].map(({ id, name }) => ({ id, name })) },
  firstAttacks: first,
  secondAttacks: second,
});
