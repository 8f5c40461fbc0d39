import type { Ruleset } from '@muster/engine';
import { diffRulesets, type RulesetDifference, RULESETS, rulesetOf } from '@muster/rules';
import { Command } from 'commander';
import { type Paint, paint } from '../colours.ts';
import { Stop } from '../findings.ts';
import { say, sayJson } from '../screen.ts';
import { wrapText } from '../text-table.ts';

/** `muster rules`: what the games know, and how they differ. */
export const rulesCommand = (): Command =>
  new Command('rules')
    .description('read the special rules of a game, and what one game has differently from another')
    .addCommand(listCommand())
    .addCommand(diffCommand());

const games = (): string => Object.keys(RULESETS).join(', ');

const gameOf = (id: string): Ruleset => {
  const ruleset = rulesetOf(id);
  if (ruleset) return ruleset;
  throw new Stop(`There is no game "${id}"; there are ${games()}.`);
};

const listCommand = (): Command =>
  new Command('list')
    .description('print every special rule of a game and what it does')
    .argument('<game>', `one of ${games()}`)
    .option('--json', 'print the rules as data')
    .action((id: string, { json }: { json?: boolean }) => {
      const { name, version, rules } = gameOf(id);
      if (json) return sayJson({ game: id, version, name, rules: Object.values(rules) });
      const { bold } = paint();
      say(bold(`${name}, ${Object.keys(rules).length} special rules`));
      for (const rule of Object.values(rules)) {
        const label = rule.rated ? `${rule.name}(X)` : rule.name;
        wrapText(rule.summary, WIDTH - LABEL).forEach((line, i) =>
          say(`${i === 0 ? bold(label.padEnd(LABEL)) : ' '.repeat(LABEL)}${line}`),
        );
      }
    });

const diffCommand = (): Command =>
  new Command('diff')
    .description('print what one game has differently from another, as a table')
    .argument('<from>', `one of ${games()}`)
    .argument('<to>', 'another one')
    .option('--json', 'print the differences as data')
    .action((from: string, to: string, { json }: { json?: boolean }) => {
      const [before, after] = [gameOf(from), gameOf(to)];
      const differences = diffRulesets(before, after);
      if (json) return sayJson({ from, to, differences });
      for (const line of diffLines(before, after, differences, paint())) say(line);
    });

const WIDTH = 118;
const LABEL = 22;
const COLUMN = (WIDTH - LABEL) / 2 - 2;

const PARTS = {
  figure: 'Figures',
  way: 'Ways',
  'force organisation': 'Force organisation',
  rule: 'Special rules',
} as const;

const diffLines = (
  from: Ruleset,
  to: Ruleset,
  differences: readonly RulesetDifference[],
  { bold, dim }: Paint,
): string[] => {
  const head = row(['', from.name, to.name]).map(bold);
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) => {
    const own = differences.filter((difference) => difference.part === part);
    const rows = own.flatMap(({ name, before = '–', after = '–' }) => row([name, before, after]));
    return own.length === 0 ? [] : ['', bold(PARTS[part]), dim('─'.repeat(WIDTH)), ...rows];
  });
  return differences.length === 0 ? [`${from.name} and ${to.name} are the same.`] : [...head, ...parts];
};

/** A row of the table, as many lines as its fullest cell needs. */
const row = ([name, before, after]: readonly [string, string, string]): string[] => {
  const cells = [wrapText(name, LABEL - 2), wrapText(before, COLUMN), wrapText(after, COLUMN)];
  return Array.from({ length: Math.max(...cells.map((cell) => cell.length)) }, (_, i) =>
    [(cells[0][i] ?? '').padEnd(LABEL), (cells[1][i] ?? '').padEnd(COLUMN + 2), cells[2][i] ?? ''].join('').trimEnd(),
  );
};
