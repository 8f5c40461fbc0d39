import { counted } from '@muster/kernel';
import { nearestRuleset, ruleLabel, type Sheet, type SheetUnit, type SheetWeapon, spellText } from '@muster/army';
import { Command } from 'commander';
import { pierced, toughText } from '../army-text.ts';
import { type Paint, paint } from '../colours.ts';
import { printLine, printJson } from '../screen.ts';
import { lineWidth, shorten, TIE, wrapText } from '../text-table.ts';
import { aboutList, type ListOptions, loadSheet } from '../army-load.ts';

/** Makes `muster army show`, which prints a list as a sheet. */
export const showCommand = (): Command =>
  aboutList(new Command('show'))
    .description('print a list as a sheet: units, weapons and rules')
    .option('--no-rules', 'leave out the explanations of rules')
    .option('--json', 'print the sheet as JSON')
    .action(async (name: string, options: ListOptions & { rules: boolean }) => {
      const sheet = await loadSheet(name, options);
      if (options.json) return printJson(sheet);
      for (const line of sheetLines(sheet, options.rules, lineWidth(120), paint())) printLine(line);
    });

/** Returns a sheet as lines of limited width. */
const sheetLines = (sheet: Sheet, withRules: boolean, width: number, colours: Paint): string[] => {
  const { bold, dim } = colours;
  const { name, system, game, points, limit, models, activations, units } = sheet;
  const size = `${points}${limit === undefined ? '' : `/${limit}`} points`;
  const byId = (id: string): SheetUnit[] => units.filter((unit) => unit.id === id);
  return [
    ...spread(name, `${game ?? system.toUpperCase()}, ${size}`, width, bold, bold),
    dim(`${counted(activations, 'unit')}, ${counted(models, 'model')}`),
    ...units
      .filter(({ joins }) => joins === undefined || byId(joins).length === 0)
      .flatMap((unit) => [
        '',
        ...unitLines(unit, '', width, colours),
        ...unit.heroes.flatMap(byId).flatMap((hero) => unitLines(hero, '  ', width, colours)),
      ]),
    ...spellLines(sheet, width, colours),
    ...(withRules ? ruleLines(sheet, width, colours) : []),
  ];
};

type Tone = (text: string) => string;
const plain: Tone = (text) => text;

/** Returns two texts at both ends of a line, or on two lines if they do not fit. */
const spread = (left: string, right: string, width: number, tone: Tone = plain, rightTone: Tone = plain): string[] => {
  const gap = width - left.length - right.length;
  if (gap >= 2) return [`${tone(left)}${' '.repeat(gap)}${rightTone(right)}`];
  return [...wrapText(left, width).map(tone), `${' '.repeat(Math.max(0, width - right.length))}${rightTone(right)}`];
};

const unitLines = (unit: SheetUnit, indent: string, width: number, { bold, dim, good }: Paint): string[] => {
  const { name, size, quality, defense, points, rules, weapons, combined, joins, xp, traits } = unit;
  const values = [`Q${quality}+ D${defense}+`, toughText(unit), `${String(points).padStart(4)} pts`].filter(
    (part) => part !== '',
  );
  const title = `${joins === undefined ? '' : 'with '}${size === 1 ? '' : `${size} `}${name}`;
  const held = rules
    .filter(({ id }) => id !== 'tough')
    .map((rule) => tied(`${ruleLabel(rule)}${rule.models < size ? ` (${rule.models} of ${size})` : ''}`));
  const experience = [...(xp > 0 ? [`${xp} XP`] : []), ...traits].map(tied);
  const inner = `${indent}  `;
  const text = (words: readonly string[]): string[] =>
    words.length === 0
      ? []
      : wrapText(words.join(', '), width - inner.length).map((line) => inner + line.replaceAll(TIE, ' '));
  return [
    ...spread(indent + title, values.join('  '), width, bold),
    ...(combined ? [dim(`${inner}combined unit (two copies)`)] : []),
    ...text(held),
    ...text(experience).map(good),
    ...weaponLines(weapons, inner, width, dim),
  ];
};

const tied = (text: string): string => text.replaceAll(' ', TIE);

const LONGEST_NAME = 34;

/** Returns weapons as a table: number, range, attacks, AP and other rules. */
const weaponLines = (weapons: readonly SheetWeapon[], indent: string, width: number, dim: Tone): string[] => {
  if (weapons.length === 0) return [];
  const names = weapons.map(({ name, copies }) => shorten(copies === 1 ? name : `${copies}× ${name}`, LONGEST_NAME));
  const label = Math.max(...names.map((name) => name.length), 6);
  const cell = (text: string, many: number): string => text.padStart(many);
  const head = `${indent}${'Weapon'.padEnd(label)}  Range    A  AP  Special`;
  const rows = weapons.flatMap(({ range, attacks, rules }, i) => {
    const { ap, special } = pierced(rules);
    const start = `${indent}${names[i].padEnd(label)}  ${cell(range === undefined ? 'melee' : `${range}"`, 5)}  ${cell(String(attacks), 3)}  ${cell(ap, 2)}  `;
    const lines = wrapText(special.map(tied).join(', '), Math.max(12, width - start.length));
    return lines.map((line, row) =>
      `${row === 0 ? start : ' '.repeat(start.length)}${line.replaceAll(TIE, ' ')}`.trimEnd(),
    );
  });
  return [dim(head), ...rows];
};

/** Returns labels with their sentences, aligned in two columns. */
const explained = (entries: readonly (readonly [string, string])[], width: number, bold: Tone): string[] => {
  const label = Math.min(26, Math.max(...entries.map(([name]) => name.length))) + 2;
  return entries.flatMap(([name, text]) => {
    const lines = wrapText(text, width - label - 2);
    const own =
      name.length + 2 > label ? [`  ${bold(name)}`, ...lines.map((line) => ' '.repeat(label + 2) + line)] : undefined;
    return (
      own ?? lines.map((line, i) => (i === 0 ? `  ${bold(name.padEnd(label))}${line}` : ' '.repeat(label + 2) + line))
    );
  });
};

const spellLines = ({ spells, system }: Sheet, width: number, { bold }: Paint): string[] => {
  if (spells.length === 0) return [];
  const ruleset = nearestRuleset(system);
  const entries = spells.map((spell) => [`${spell.name} (${spell.value})`, spellText(spell, ruleset)] as const);
  return ['', bold('Spells'), ...explained(entries, width, plain)];
};

const ruleLines = ({ known, unknown }: Sheet, width: number, { bold, dim }: Paint): string[] => [
  ...(known.length === 0
    ? []
    : [
        '',
        bold('Rules'),
        ...explained(
          known.map(({ name, rated, summary }) => [rated ? `${name}(X)` : name, summary] as const),
          width,
          plain,
        ),
      ]),
  ...(unknown.length === 0
    ? []
    : [
        '',
        ...wrapText(`Not known to Muster: ${unknown.map(tied).join(', ')}.`, width).map((line) =>
          dim(line.replaceAll(TIE, ' ')),
        ),
      ]),
];
