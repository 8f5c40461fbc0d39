import { type Battle, G, isOnTable, modelsOf, namesOf, type TerrainPiece } from '@muster/engine';
import { pointInPolygon } from '@muster/kernel';
import type { Paint } from './colours.ts';

/** A character is one inch wide and two deep, which is about square in a terminal. */
const ACROSS = 100;
const DOWN = 200;

/** What the ground looks like in text, by kind; what is not named goes by what it does. */
const GROUND: Readonly<Record<string, string>> = {
  barricade: '=',
  building: '#',
  field: '"',
  forest: '%',
  hill: '^',
  'shallow-lake': '~',
  'deep-lake': '≈',
  lava: '!',
  mountain: '#',
  river: '~',
  rubble: ':',
  ruins: 'n',
  swamp: ',',
  chasm: 'v',
  platform: '=',
};

const groundOf = (piece: TerrainPiece): string => {
  if (Object.hasOwn(GROUND, piece.kind)) return GROUND[piece.kind];
  return piece.types.includes('blocking') || piece.types.includes('impassable') ? '#' : ':';
};

/** Letters for units, in the order of the plan. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The letter of a unit on the map. */
export const letterOf = (unit: number): string => LETTERS[unit % LETTERS.length];

/** The table as text: ground, objectives as figures, units as letters, and who the letters are. */
export const textMap = (battle: Battle, paint: Paint): string[] => {
  const { table, terrain } = battle.plan;
  const columns = Math.ceil(table.width / ACROSS);
  const rows = Math.ceil(table.depth / DOWN);
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const [x, y] = [column * ACROSS + ACROSS / 2, row * DOWN + DOWN / 2];
      const piece = terrain.find((other) => pointInPolygon(x, y, other.polygon));
      return piece ? paint.dim(groundOf(piece)) : ' ';
    }),
  );
  const put = (x: number, y: number, sign: string): void => {
    const row = Math.min(rows - 1, Math.floor(y / DOWN));
    const column = Math.min(columns - 1, Math.floor(x / ACROSS));
    if (cells[row]?.[column] !== undefined) cells[row][column] = sign;
  };
  const present = battle.plan.units.filter(({ index }) => isOnTable(battle, index));
  for (const { index, side } of present)
    for (const model of modelsOf(battle, index))
      put(battle.x[model], battle.y[model], paint.side(side, letterOf(index)));
  for (let i = 0; i < battle.game[G.objectives]; i++) put(battle.objX[i], battle.objY[i], paint.bold(String(i + 1)));
  return [
    `    ${ruler(columns)}`,
    ...cells.map((line, row) => `${row % 6 === 0 ? `${row * 2}"`.padStart(3) : '   '} ${line.join('')}`.trimEnd()),
    ...legend(
      battle,
      present.map(({ index }) => index),
      paint,
    ),
  ];
};

/** Inches along the upper edge, a figure every 12. */
const ruler = (columns: number): string => {
  let line = '';
  for (let at = 0; at <= columns; at += 12) line = line.padEnd(at) + `${at}"`;
  return line;
};

const legend = (battle: Battle, units: readonly number[], paint: Paint): string[] => {
  const names = namesOf(battle.plan).units;
  const entries = units.map((unit) => {
    const { side } = battle.plan.units[unit];
    return paint.side(side, `${letterOf(unit)} ${names[unit]}`);
  });
  const ground = [
    ...new Set(battle.plan.terrain.map((piece) => `${groundOf(piece)} ${piece.kind.replaceAll('-', ' ')}`)),
  ];
  return [`    ${entries.join('  ')}`, paint.dim(`    ${ground.join('  ')}  figures: objectives`)];
};
