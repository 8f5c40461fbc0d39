import type { Ruleset } from '@muster/engine';
import { diffRulesets, type RulesetDifference, SYSTEMS, rulesetOf } from '@muster/rules';
import { Command } from 'commander';
import { type Paint, paint } from '../colours.ts';
import { Stop } from '../findings.ts';
import { say, sayJson } from '../screen.ts';
import { lineWidth, wrapText } from '../text-table.ts';

/** `muster rules`: what the games know, and how they differ. */
export const rulesCommand = (): Command => new Command('rules').addCommand(listCommand()).addCommand(diffCommand());

const games = (): string => SYSTEMS.join(', ');

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
      const ruleset = gameOf(id);
      const { name, version, rules } = ruleset;
      if (json) return sayJson({ game: id, version, name, rules: Object.values(rules) });
      for (const line of listLines(ruleset, paint())) say(line);
    });

const WIDEST = 118;
const LABEL = 22;

const listLines = ({ name, rules }: Ruleset, { bold }: Paint): string[] => {
  const all = Object.values(rules);
  const label = Math.max(...all.map((rule) => rule.name.length)) + '(X)'.length + 2;
  return [
    bold(`${name}, ${all.length} special rules`),
    '',
    ...all.flatMap((rule) =>
      wrapText(rule.summary, lineWidth(WIDEST) - label).map((line, i) =>
        i === 0 ? bold((rule.rated ? `${rule.name}(X)` : rule.name).padEnd(label)) + line : ' '.repeat(label) + line,
      ),
    ),
  ];
};

const diffCommand = (): Command =>
  new Command('diff')
    .description('print what one game has differently from another, as a table')
    .argument('<from>', `one of ${games()}`)
    .argument('<to>', 'another one')
    .option('--effects', 'print the effect words of the rules as well')
    .option('--json', 'print the differences as data')
    .action((from: string, to: string, { effects, json }: { effects?: boolean; json?: boolean }) => {
      const [before, after] = [gameOf(from), gameOf(to)];
      const differences = diffRulesets(before, after);
      if (json) return sayJson({ from, to, differences });
      const shown = effects ? differences : differences.map(inShort);
      for (const line of diffLines(before, after, shown, paint())) say(line);
    });

/** What people read of a difference: ways in sentences, rules without effect words where the sentences differ. */
const inShort = (difference: RulesetDifference): RulesetDifference => {
  const { part, name, before, after } = difference;
  if (part === 'way') return { ...difference, before: wayText(name, before), after: wayText(name, after) };
  const [one, other] = [summaryOf(before), summaryOf(after)];
  return part === 'rule' && one !== other ? { ...difference, before: one, after: other } : difference;
};

const summaryOf = (text: string | undefined): string | undefined => text?.replace(/ \[.*\]$/, '');

/** What the ways mean, by their names and values. */
const WAYS: Readonly<Record<string, string>> = {
  'wounds marks': 'a model falls when its wounds reach its Tough',
  'wounds effects': 'the last model of a unit gathers markers and is checked after every attack',
  'morale unit': 'a unit hurt to half tests, and so does the loser of a melee',
  'morale army': 'all units of an army at half test when the round ends',
  'first marker named': 'the winner of the roll-off names who places first',
  'first marker winner': 'the winner of the roll-off places first',
  'edges long': 'the winner of the roll-off picks a long edge',
  'edges any': 'the winner of the roll-off picks any edge',
};

const wayText = (name: string, value: string | undefined): string | undefined => WAYS[`${name} ${value}`] ?? value;

const PARTS = {
  figure: 'Figures',
  way: 'How it is played',
  'force organisation': 'Force organisation',
  rule: 'Special rules',
} as const;

const diffLines = (
  from: Ruleset,
  to: Ruleset,
  differences: readonly RulesetDifference[],
  { bold, dim }: Paint,
): string[] => {
  if (differences.length === 0) return [`${from.name} and ${to.name} are the same.`];
  const head = row(['', from.name, to.name]).map(bold);
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) => {
    const own = differences.filter((difference) => difference.part === part);
    const rows = own.flatMap(({ name, before = '–', after = '–' }) => row([name, before, after]));
    return own.length === 0 ? [] : ['', bold(PARTS[part]), dim('─'.repeat(lineWidth(WIDEST))), ...rows];
  });
  return [...head, ...parts];
};

/** A row of the table, as many lines as its fullest cell needs. */
const row = ([name, before, after]: readonly [string, string, string]): string[] => {
  const column = Math.trunc((lineWidth(WIDEST) - LABEL) / 2) - 2;
  const cells = [wrapText(name, LABEL - 2), wrapText(before, column), wrapText(after, column)];
  return Array.from({ length: Math.max(...cells.map((cell) => cell.length)) }, (_, i) =>
    [(cells[0][i] ?? '').padEnd(LABEL), (cells[1][i] ?? '').padEnd(column + 2), cells[2][i] ?? ''].join('').trimEnd(),
  );
};
