import type { Ruleset } from '@muster/engine';
import { diffRulesets, type RulesetDifference, SYSTEMS, rulesetOf } from '@muster/rules';
import { Command } from 'commander';
import { type Paint, paint } from '../colours.ts';
import { CommandError } from '../findings.ts';
import { printLine, printJson } from '../screen.ts';
import { lineWidth, wrapText } from '../text-table.ts';

/** `muster rules`: lists the special rules of a game and compares games. */
export const rulesCommand = (): Command => new Command('rules').addCommand(listCommand()).addCommand(diffCommand());

const games = (): string => SYSTEMS.join(', ');

const gameOf = (id: string): Ruleset => {
  const ruleset = rulesetOf(id);
  if (ruleset) return ruleset;
  throw new CommandError(`Unknown game "${id}". Games: ${games()}.`);
};

const listCommand = (): Command =>
  new Command('list')
    .description('List every special rule of a game with its effect')
    .argument('<game>', `One of ${games()}`)
    .option('--json', 'Print the rules as JSON')
    .action((id: string, { json }: { json?: boolean }) => {
      const ruleset = gameOf(id);
      const { name, version, rules } = ruleset;
      if (json) return printJson({ game: id, version, name, rules: Object.values(rules) });
      for (const line of listLines(ruleset, paint())) printLine(line);
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
    .description('Compare the rules of two games')
    .argument('<from>', `One of ${games()}`)
    .argument('<to>', 'Game to compare with')
    .option('--effects', 'Show the rule effects as data words, too')
    .option('--json', 'Print the differences as JSON')
    .action((from: string, to: string, { effects, json }: { effects?: boolean; json?: boolean }) => {
      const [before, after] = [gameOf(from), gameOf(to)];
      const differences = diffRulesets(before, after);
      if (json) return printJson({ from, to, differences });
      const shown = effects ? differences : differences.map(inShort);
      for (const line of diffLines(before, after, shown, paint())) printLine(line);
    });

/** Returns a difference as people read it: ways as sentences, rules without effect words if their summaries differ. */
const inShort = (difference: RulesetDifference): RulesetDifference => {
  const { part, name, before, after } = difference;
  if (part === 'way') return { ...difference, before: wayText(name, before), after: wayText(name, after) };
  const [one, other] = [summaryOf(before), summaryOf(after)];
  return part === 'rule' && one !== other ? { ...difference, before: one, after: other } : difference;
};

const summaryOf = (text: string | undefined): string | undefined => text?.replace(/ \[.*\]$/, '');

/** The ways of a ruleset in words, by name and value. */
const WAYS: Readonly<Record<string, string>> = {
  'wounds marks': 'a model is killed when its wounds reach its Tough value',
  'wounds effects': 'the last model of a unit collects wound markers and is checked after every attack',
  'morale unit': 'a unit at half strength and the loser of a melee take a morale test',
  'morale army': 'all units of an army at half strength take a morale test at the end of the round',
  'first marker named': 'the winner of the roll-off chooses who places the first objective',
  'first marker winner': 'the winner of the roll-off places the first objective',
  'edges long': 'the winner of the roll-off chooses a long edge',
  'edges any': 'the winner of the roll-off chooses any edge',
};

const wayText = (name: string, value: string | undefined): string | undefined => WAYS[`${name} ${value}`] ?? value;

const PARTS = {
  figure: 'Figures',
  way: 'Procedures',
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

/** Returns a row of the table, with as many lines as its fullest cell needs. */
const row = ([name, before, after]: readonly [string, string, string]): string[] => {
  const column = Math.trunc((lineWidth(WIDEST) - LABEL) / 2) - 2;
  const cells = [wrapText(name, LABEL - 2), wrapText(before, column), wrapText(after, column)];
  return Array.from({ length: Math.max(...cells.map((cell) => cell.length)) }, (_, i) =>
    [(cells[0][i] ?? '').padEnd(LABEL), (cells[1][i] ?? '').padEnd(column + 2), cells[2][i] ?? ''].join('').trimEnd(),
  );
};
