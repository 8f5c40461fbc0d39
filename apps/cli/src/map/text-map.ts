import { type Battle, isOnTable, namesOf } from '@muster/engine';
import { type Paint, PLAIN } from '../colours.ts';
import { drawMap, mapSize } from './map.ts';
import { groundSign, letterOf } from './signs.ts';
import { lineWidth, TIE, wrapText } from '../text-table.ts';

/** A character is one inch wide if there is room. */
const INCH = 100;

/** The width of the figures at the left edge. */
const MARGIN = 4;

/** Inches between the figures along the edges. */
const APART = 12;

/** Returns the table as text with inches along its edges, and a legend of units and terrain. */
export const textMap = (battle: Battle, paint: Paint): string[] => {
  const { table } = battle.plan;
  const width = lineWidth(MARGIN + Math.ceil(table.width / INCH));
  const { columns, rows } = mapSize(battle.plan, width - MARGIN, Infinity);
  const lines = drawMap(battle, { columns, rows, coloured: paint !== PLAIN });
  const figures = figuresAlong(table.depth, rows);
  return [
    `${' '.repeat(MARGIN)}${ruler(table.width, columns)}`,
    ...lines.map((line, row) => `${(figures.get(row) ?? '').padStart(MARGIN - 1)} ${line}`.trimEnd()),
    ...legend(battle, width - MARGIN, paint).map((line) => ' '.repeat(MARGIN) + line),
  ];
};

/** Returns the inch figures along an edge by their character positions. */
const figuresAlong = (length: number, places: number): Map<number, string> => {
  const figures = new Map<number, string>();
  for (let inch = 0; inch * INCH < length; inch += APART)
    figures.set(Math.floor((inch * INCH * places) / length), `${inch}"`);
  return figures;
};

const ruler = (length: number, columns: number): string => {
  let line = '';
  for (const [at, figure] of figuresAlong(length, columns)) line = line.padEnd(at) + figure;
  return line;
};

const legend = (battle: Battle, width: number, paint: Paint): string[] => {
  const { plan } = battle;
  const names = namesOf(plan).units;
  const sides = [...new Set(plan.units.map(({ side }) => side))].map((side) => {
    const present = plan.units.filter((unit) => unit.side === side && isOnTable(battle, unit.index));
    const words = present.map(({ index }) => `${letterOf(plan, index)}${TIE}${names[index].replaceAll(' ', TIE)}`);
    return { side, words: words.join('  ') };
  });
  const ground = [
    ...new Set(plan.terrain.map((piece) => `${groundSign(piece)}${TIE}${piece.kind.replaceAll('-', TIE)}`)),
  ];
  const lines = (words: string): string[] => wrapText(words, width).map((line) => line.replaceAll(TIE, ' '));
  return [
    ...sides.flatMap(({ side, words }) => (words === '' ? [] : lines(words).map((line) => paint.side(side, line)))),
    ...lines([...ground, `numbers:${TIE}objectives`].join('  ')).map(paint.dim),
  ];
};
