import { counted } from '@muster/kernel';
import { type HeldRule, ruleLabel, type SheetWeapon } from '@muster/army';
import type { ArmySheet, Explained, SheetUpgrade, UnitSheet, XpBox } from '@muster/campaign';
import type { Paint } from '../colours.ts';
import { TIE, wrapText } from '../text-table.ts';

/** Returns an army sheet as lines of limited width. */
export const sheetLines = (sheet: ArmySheet, width: number, paint: Paint): string[] => {
  const { bold, dim } = paint;
  return [
    ...spread(sheet.name, `${sheet.player} in ${sheet.campaign}`, width, bold, dim),
    ...wrapText(figures(sheet).join(' · '), width),
    ...objectiveLines(sheet, width),
    ...sheet.notes.flatMap((note) => wrapText(`Note: ${note}`, width)),
    ...sheet.units.flatMap((unit) => ['', ...unitLines(unit, width, paint)]),
    ...(sheet.units.length === 0 ? ['', dim('No units on this sheet yet.')] : []),
    ...explainedLines('Spells', spellRows(sheet), width, paint),
    ...explainedLines('Rules', ruleRows(sheet), width, paint),
    ...(sheet.unknown.length === 0
      ? []
      : wrapText(`Not explained here: ${sheet.unknown.join(', ')}.`, width).map((line) => dim(line))),
  ];
};

/** Returns the special objective of an army in its open match. */
const objectiveLines = ({ open }: ArmySheet, width: number): string[] =>
  open?.objective
    ? wrapText(`Special objective in match ${open.match}: ${open.objective.name}. ${open.objective.does}`, width)
    : [];

const spellRows = ({ spells }: ArmySheet): SheetRow[] =>
  spells.map(({ name, value, does }) => [`${name} (${counted(value, 'token')})`, does]);

const ruleRows = ({ known }: ArmySheet): SheetRow[] =>
  known.map(({ name, rated, summary }) => [rated ? `${name}(X)` : name, summary]);

type SheetRow = readonly [name: string, does: string];

/** Returns names with what they do below a heading, or nothing if there are none. */
const explainedLines = (title: string, rows: readonly SheetRow[], width: number, { bold, dim }: Paint): string[] => {
  if (rows.length === 0) return [];
  const names = Math.min(28, Math.max(...rows.map(([name]) => name.length)));
  return [
    '',
    bold(title),
    ...rows.flatMap(([name, does]) => markLines({ name, does }, names, width - 2, (word) => word, dim)),
  ].map((line, i) => (i < 2 ? line : `  ${line}`));
};

const figures = ({ vp, bank, value, matches, score, averaged, rank, armies, heroes }: ArmySheet): string[] => [
  `${vp} VP`,
  `${bank} points in the bank`,
  `value ${value}`,
  counted(matches, 'match', 'matches'),
  ...(averaged ? [`${score} VP per match`] : []),
  `place ${rank} of ${armies}`,
  `${heroes.have} of ${counted(heroes.most, 'hero', 'heroes')}`,
];

type Tone = (text: string) => string;

/** Returns two texts at both ends of a line, or on two lines if they do not fit. */
const spread = (left: string, right: string, width: number, tone: Tone, rightTone: Tone): string[] => {
  const gap = width - left.length - right.length;
  if (gap >= 2) return [`${tone(left)}${' '.repeat(gap)}${rightTone(right)}`];
  return [...wrapText(left, width).map(tone), rightTone(right.padStart(width))];
};

const unitLines = (unit: UnitSheet, width: number, paint: Paint): string[] => {
  const { bold, dim, good } = paint;
  const { name, hero, models, quality, defense, value, boxes } = unit;
  const values = [
    ...(quality === undefined ? [] : [`Q${quality}+ D${defense}+`]),
    `${String(value).padStart(4)} points`,
  ].join('  ');
  const title = `${name}${hero ? ', hero' : models > 1 ? `, ${models} models` : ''}`;
  const rows = boxes.map((row) => row.map(boxSign).join(''));
  const indent = ' '.repeat(2 + (rows[0]?.length ?? 0) + 2);
  const notes = noteLines(unit, width - indent.length, paint);
  const lines = Array.from({ length: Math.max(rows.length, notes.length) }, (_, i) => {
    const row = rows[i];
    const start = row === undefined ? indent : `  ${good(row)}  `;
    return `${start}${notes[i] ?? ''}`.trimEnd();
  });
  return [...spread(title, values, width, bold, dim), ...lines];
};

/** Returns the sign of an XP box; a diamond is the last box of a level. */
const boxSign = ({ full, level }: XpBox, place: number): string =>
  `${level === undefined ? (full ? '■' : '□') : full ? '◆' : '◇'}${place === 4 ? ' ' : ''}`;

const noteLines = (unit: UnitSheet, width: number, { dim, bad, good }: Paint): string[] => {
  const { xp, level, toNext, marks, upgrades, sitOut, skillSets, models, weapons, rules, notes } = unit;
  const stamps = [...skillSets.map((set) => ({ kind: 'set', ...set })), ...marks];
  const names = Math.max(0, ...stamps.map(({ name }) => name.length));
  const progress = `${xp} XP, level ${level}${toNext === undefined ? ', highest level' : `, ${toNext} XP to the next level`}`;
  return [
    progress,
    ...(sitOut === 0 ? [] : [bad(`Sits out ${counted(sitOut, 'more match', 'more matches')}`)]),
    ...stamps.flatMap((mark) => markLines(mark, names, width, mark.kind === 'injury' ? bad : good, dim)),
    ...tiedLines(weapons.map(weaponText), width),
    ...tiedLines(
      rules.map((rule) => ruleText(rule, models)),
      width,
    ),
    ...(upgrades.length === 0 ? [] : wrapText(`Upgrades: ${upgrades.map(upgradeText).join(', ')}`, width).map(dim)),
    ...notes.flatMap((note) => wrapText(`Note: ${note}`, width)),
  ];
};

const markLines = ({ name, does }: Explained, names: number, width: number, tone: Tone, dim: Tone): string[] => {
  const room = width - names - 2;
  if (does === '') return [tone(name)];
  if (room < 20) return [tone(name), ...wrapText(does, width - 2).map((line) => `  ${dim(line)}`)];
  return wrapText(does, room).map((line, i) =>
    i === 0 ? `${tone(name.padEnd(names))}  ${dim(line)}` : `${' '.repeat(names + 2)}${dim(line)}`,
  );
};

/** Returns texts separated by commas; a text that fits on a line is not broken. */
const tiedLines = (words: readonly string[], width: number): string[] =>
  words.length === 0
    ? []
    : wrapText(words.map((word) => (word.length < width ? word.replaceAll(' ', TIE) : word)).join(', '), width).map(
        (line) => line.replaceAll(TIE, ' '),
      );

const weaponText = ({ name, copies, range, attacks, rules }: SheetWeapon): string => {
  const parts = [...(range === undefined ? [] : [`${range}"`]), `A${attacks}`, ...rules.map(ruleLabel)];
  return `${copies === 1 ? '' : `${copies}× `}${name} (${parts.join(', ')})`;
};

/** Returns a rule, and how many models have it if not all do. */
const ruleText = (rule: HeldRule, size: number): string =>
  `${ruleLabel(rule)}${rule.models < size ? ` (${rule.models} of ${size})` : ''}`;

const upgradeText = ({ name, cost }: SheetUpgrade): string => `${name} ${cost}`;
