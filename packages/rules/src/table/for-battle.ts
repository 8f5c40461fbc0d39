import type { Ruleset, RulesetNumbers, Table } from '@muster/engine';
import { checkTable } from './check.ts';
import { generateTable } from './generate.ts';
import type { GuidelineFinding } from './guidelines.ts';
import { roomFinding } from './room.ts';
import type { Theme } from './themes.ts';

/** Pieces of terrain on a table that is generated for a battle, unless the game asks for more. */
const PIECES = 16;

/** Returns the default number of terrain pieces on a table of a game. */
export const defaultPieceCount = ({ terrainPieces }: Pick<RulesetNumbers, 'terrainPieces'>): number =>
  Math.max(PIECES, terrainPieces);

/** Generates a table of the size that a game is played on; a seed always gives the same table. */
export const tableFor = ({ numbers }: Ruleset, seed: string, players: number, theme?: Theme): Table =>
  generateTable(seed, {
    width: numbers.tableWidth,
    depth: numbers.tableDepth,
    pieces: defaultPieceCount(numbers),
    players,
    jumps: numbers.jumpLimit > 0,
    ...(theme ? { theme } : {}),
  });

/** Returns why a table has no room for so many armies, or `undefined` if it has. */
export const roomProblem = ({ numbers }: Ruleset, sides: number, table: Table): string | undefined =>
  roomFinding(numbers, sides, table)?.message;

/** Checks a table for a game: the guidelines for terrain, and room for the armies. */
export const checkTableFor = (
  { numbers }: Ruleset,
  players: number,
  table: Table,
  minPieces: number = numbers.terrainPieces,
): GuidelineFinding[] => checkTable(table, { players, minPieces, zones: numbers });
