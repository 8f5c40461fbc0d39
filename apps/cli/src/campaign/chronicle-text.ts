import { counted, plural } from '@muster/kernel';
import type { ArmyBiography, Biography, ChronicleSection, MatchRecord, UnitEnd } from '@muster/campaign';
import { type Paint, paintLine } from '../colours.ts';
import { wrapText } from '../text-table.ts';

/** Returns sections of a chronicle as lines of limited width. */
export const chronicleLines = (sections: readonly ChronicleSection[], width: number, paint: Paint): string[] =>
  sections.flatMap(({ title, day, lines }) => [
    '',
    `${paint.bold(title)}  ${paint.dim(day)}`,
    ...lines.flatMap((line) => {
      const more = line.tone === 'act' ? 2 : 2 * line.depth;
      return wrapText(line.text, width - more).map((text, i) =>
        i === 0 ? paintLine({ ...line, text }, paint) : `${' '.repeat(more)}${text}`,
      );
    }),
  ]);

/** Returns the sentence that says how a unit left its sheet. */
export const endSentence = ({ why, day }: UnitEnd): string => {
  const how = {
    dead: 'Died',
    disbanded: 'Disbanded',
    'not-ransomed': 'Captured and not ransomed',
    'lost-duel': 'Died in a duel after the battle',
  };
  return `${how[why]} on ${day}.`;
};

/** Returns a match with its opponents and result. */
export const matchText = ({ number, against, won }: MatchRecord): string =>
  `Match ${number} against ${against.join(', ')}${won === undefined ? '' : won ? ', won' : ', lost'}`;

/** Returns the figures of a unit, each with its label. */
export const unitFigures = ({ figures, xp, level, value }: Biography): (readonly [string, string])[] => [
  [String(figures.matches), plural(figures.matches, 'match', 'matches')],
  [String(figures.won), 'won'],
  [String(figures.kills), plural(figures.kills, 'kill')],
  [String(figures.fell), plural(figures.fell, 'casualty roll', 'casualty rolls')],
  [String(xp), `XP, level ${level}`],
  [String(value), 'points'],
];

/** Returns the figures of an army, each with its label. */
export const armyFigures = ({ figures, vp, value }: ArmyBiography): (readonly [string, string])[] => [
  [String(vp), 'VP'],
  [String(figures.matches), plural(figures.matches, 'match', 'matches')],
  [String(figures.won), 'won'],
  [String(figures.kills), plural(figures.kills, 'kill')],
  [String(figures.dead), 'dead'],
  [String(figures.recruits), plural(figures.recruits, 'recruit')],
  [String(value), 'points of army value'],
];

/** Returns the sentence that says when a unit joined its army. */
export const originOf = ({ hero, armyName, came }: Biography): string =>
  `${hero ? 'Hero' : 'Unit'} of ${armyName}, ${came.after === undefined ? 'part of the first list' : `recruited after match ${came.after}`} (${came.day}).`;

const head = (name: string, figures: readonly (readonly [string, string])[], paint: Paint): string[] => [
  paint.bold(name),
  figures.map(([value, word]) => `${value} ${word}`).join(' · '),
];

const noteLines = (notes: readonly string[], width: number): string[] =>
  notes.flatMap((note) => wrapText(`Note: ${note}`, width));

/** Returns the history of a unit as lines. */
export const biographyLines = (life: Biography, width: number, paint: Paint): string[] => [
  ...head(life.name, unitFigures(life), paint),
  originOf(life),
  ...noteLines(life.notes, width),
  ...life.marks.map(
    ({ kind, name, does }) => `  ${(kind === 'injury' ? paint.bad : paint.good)(name)}  ${paint.dim(does)}`,
  ),
  ...(life.sitOut > 0 ? [paint.bad(`Sits out ${counted(life.sitOut, 'more match', 'more matches')}.`)] : []),
  ...(life.end ? [paint.bad(endSentence(life.end))] : []),
  ...(life.matches.length === 0 ? [] : ['']),
  ...life.matches.flatMap((match) => {
    const results = [
      ...(match.kills.length > 0 ? [`destroyed ${match.kills.join(', ')}`] : []),
      ...(match.fell ? ['casualty'] : []),
      `${match.xp} XP`,
    ];
    return wrapText(`${matchText(match)}: ${results.join(', ')}.`, width);
  }),
  ...chronicleLines(life.sections, width, paint),
];

/** Returns the history of an army as lines. */
export const armyBiographyLines = (life: ArmyBiography, width: number, paint: Paint): string[] => [
  ...head(life.name, armyFigures(life), paint),
  `Led by ${life.player}.`,
  ...noteLines(life.notes, width),
  ...(life.gone.length === 0 ? [] : ['']),
  ...life.gone.flatMap(({ name, end }) => wrapText(`${name}: ${endSentence(end)}`, width).map(paint.dim)),
  ...chronicleLines(life.sections, width, paint),
];
