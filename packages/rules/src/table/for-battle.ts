import type { Ruleset, Table } from '@muster/engine';
import { INCH, toInches } from '@muster/kernel';
import { generateTable } from './generate.ts';
import type { Theme } from './themes.ts';

/** Pieces of terrain on a table that is generated for a battle, unless the game asks for more. */
const PIECES = 16;

/** How far apart armies deploy at least. */
const APART = 24 * INCH;

/** Lays a table of the size that a game is played on. */
export const tableFor = ({ numbers }: Ruleset, seed: string, players: number, theme?: Theme): Table =>
  generateTable(seed, {
    width: numbers.tableWidth,
    depth: numbers.tableDepth,
    pieces: Math.max(PIECES, numbers.terrainPieces),
    players,
    jumps: numbers.jumpLimit > 0,
    ...(theme ? { theme } : {}),
  });

/** Why so many armies have no room on a table: two zones at opposite edges or four in the corners, and ground between them. */
export const roomProblem = ({ numbers }: Ruleset, sides: number, { width, depth }: Table): string | undefined => {
  const need = 2 * (sides > 2 ? numbers.cornerDepth : numbers.zoneDepth) + APART;
  const long = sides > 2 ? 2 * numbers.cornerLength + APART : need;
  const [short, have] = [Math.min(width, depth), Math.max(width, depth)];
  if (short < need)
    return `The table is too small: its shorter side is ${toInches(short)} inches, and armies that deploy ${toInches(APART)} inches apart need ${toInches(need)}.`;
  if (have < long)
    return `The table is too small: its longer side is ${toInches(have)} inches, and ${sides} armies that deploy ${toInches(APART)} inches apart in corners need ${toInches(long)}.`;
  return undefined;
};
