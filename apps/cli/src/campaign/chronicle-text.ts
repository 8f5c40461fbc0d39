import { counted, plural } from '@muster/kernel';
import type { ArmyBiography, Biography, ChronicleSection, MatchInLife, UnitEnd } from '@muster/campaign';
import { type Paint, paintLine } from '../colours.ts';
import { wrapText } from '../text-table.ts';

/** Sections of a chronicle as lines of at most so many letters. */
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

/** How a unit ended, as a sentence. */
export const endSentence = ({ why, day }: UnitEnd): string => {
  const how = {
    dead: 'Died',
    disbanded: 'Went home for good',
    'not-ransomed': 'Was taken prisoner and never bought back',
    'lost-duel': 'Fell in a duel after the battle',
  };
  return `${how[why]} on ${day}.`;
};

/** What a match was for somebody. */
export const matchWords = ({ number, against, won }: MatchInLife): string =>
  `Match ${number} against ${against.join(', ')}${won === undefined ? '' : won ? ', won' : ', lost'}`;

/** What a unit is and has done, in a few words. */
export const unitFigures = ({ figures, xp, level, value }: Biography): (readonly [string, string])[] => [
  [String(figures.matches), plural(figures.matches, 'match', 'matches')],
  [String(figures.won), 'won'],
  [String(figures.kills), plural(figures.kills, 'kill')],
  [String(figures.fell), plural(figures.fell, 'fall')],
  [String(xp), `XP, level ${level}`],
  [String(value), 'points of value'],
];

/** What an army is and has done, in a few words. */
export const armyFigures = ({ figures, vp, value }: ArmyBiography): (readonly [string, string])[] => [
  [String(vp), 'VP'],
  [String(figures.matches), plural(figures.matches, 'match', 'matches')],
  [String(figures.won), 'won'],
  [String(figures.kills), plural(figures.kills, 'kill')],
  [String(figures.dead), 'dead'],
  [String(figures.recruits), plural(figures.recruits, 'recruit')],
  [String(value), 'points of value'],
];

/** Where a unit came from. */
export const originOf = ({ hero, armyName, came }: Biography): string =>
  `${hero ? 'Hero' : 'Unit'} of ${armyName}, ${came.after === undefined ? 'there from its beginning' : `recruited after match ${came.after}`} (${came.day}).`;

const head = (name: string, figures: readonly (readonly [string, string])[], paint: Paint): string[] => [
  paint.bold(name),
  figures.map(([value, word]) => `${value} ${word}`).join(' · '),
];

const noteLines = (notes: readonly string[], width: number): string[] =>
  notes.flatMap((note) => wrapText(`Note: ${note}`, width));

/** A unit's life as lines. */
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
    const deeds = [
      ...(match.kills.length > 0 ? [`brought down ${match.kills.join(', ')}`] : []),
      ...(match.fell ? ['fell'] : []),
      `${match.xp} XP`,
    ];
    return wrapText(`${matchWords(match)}: ${deeds.join(', ')}.`, width);
  }),
  ...chronicleLines(life.sections, width, paint),
];

/** An army's life as lines. */
export const armyBiographyLines = (life: ArmyBiography, width: number, paint: Paint): string[] => [
  ...head(life.name, armyFigures(life), paint),
  `Led by ${life.player}.`,
  ...noteLines(life.notes, width),
  ...(life.gone.length === 0 ? [] : ['']),
  ...life.gone.flatMap(({ name, end }) => wrapText(`${name}: ${endSentence(end)}`, width).map(paint.dim)),
  ...chronicleLines(life.sections, width, paint),
];
