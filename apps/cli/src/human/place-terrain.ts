import { compilePlan, newBattle, type Ruleset, type Table } from '@muster/engine';
import { type PromptChoice, type Prompt, StartOver } from '@muster/guide';
import { fromInches, toInches } from '@muster/kernel';
import {
  checkTableFor,
  computerTerrainMove,
  rollOffSides,
  draftAfter,
  draftTable,
  nameablePieces,
  pieceName,
  piecesLeft,
  playTerrainMove,
  poolPieceText,
  rollOffMoves,
  type TerrainDraft,
  type TerrainMove,
  terrainRefusalSentence,
  type TerrainStart,
} from '@muster/rules';
import type { Paint } from '../colours.ts';
import { textMap } from '../map/text-map.ts';
import { PlayerQuit, makePrompt } from './prompt.ts';

/** The players, input and output of terrain placement at this terminal. */
export interface TerrainSession {
  ruleset: Ruleset;
  start: TerrainStart;
  /** The names of the sides. */
  names: readonly string[];
  /** Whether each side is played by a person. */
  people: readonly boolean[];
  seed: string;
  /** Whether dice are rolled here or typed. */
  dice: 'seeded' | 'asked';
  paint: Paint;
  /** The typed lines. */
  lines: AsyncIterator<string>;
  say: (line?: string) => void;
}

/** The moves so far and their result. */
interface Progress {
  draft: TerrainDraft;
  moves: TerrainMove[];
}

const HELP = [
  'Type the number of your choice. At any time you can type: map (show the table), check (list the open guidelines),',
  'undo (take back your last piece), help (show this text) or quit (leave).',
];

/** Lets the sides place terrain in turns until the table is complete. */
export const placeTerrain = async (sitting: TerrainSession): Promise<Table> => {
  const { start, dice, seed, people } = sitting;
  const moves = dice === 'asked' ? [] : rollOffMoves(start, seed);
  const progress: Progress = { moves, draft: draftAfter(start, moves) };
  sayRollOff(sitting, progress.draft);
  const prompt = sitDown(sitting, progress);
  while (progress.draft.phase !== 'done') {
    const { draft } = progress;
    // oxlint-disable-next-line no-await-in-loop
    if (draft.phase === 'roll-off' || people[draft.turn]) await decide(sitting, progress, prompt);
    else play(sitting, progress, computerTerrainMove(draft, seed));
  }
  for (const { message } of findingsOf(sitting, progress)) sitting.say(`Guideline not met: ${message}`);
  return draftTable(progress.draft);
};

const findingsOf = ({ ruleset, start }: TerrainSession, { draft }: Progress): { message: string }[] =>
  checkTableFor(ruleset, start.sides, draftTable(draft), start.pool.length);

const sitDown = (sitting: TerrainSession, progress: Progress): Prompt => {
  const { lines, say, paint, people } = sitting;
  const write = (text: string): void => {
    process.stdout.write(text);
  };
  if (people.includes(true)) for (const line of HELP) say(paint.dim(line));
  return makePrompt(lines, say, write, paint, (word) => aside(sitting, progress, word), 'map, check, undo, help, quit');
};

/** Handles the words that work at any prompt; returns whether it was one. */
const aside = (sitting: TerrainSession, progress: Progress, word: string): boolean => {
  const { say } = sitting;
  switch (word) {
    case 'map':
      for (const line of mapOf(sitting, progress)) say(line);
      return true;
    case 'check': {
      const findings = findingsOf(sitting, progress);
      for (const { message } of findings) say(message);
      if (findings.length === 0) say('The table follows all guidelines.');
      return true;
    }
    case 'undo':
      undo(sitting, progress);
      throw new StartOver();
    default:
      return meansHelp(say, word);
  }
};

const meansHelp = (say: TerrainSession['say'], word: string): boolean => {
  if (word === 'quit' || word === 'exit') throw new PlayerQuit();
  if (word !== 'help' && word !== '?') return false;
  for (const line of HELP) say(line);
  return true;
};

const mapOf = ({ ruleset, names, paint }: TerrainSession, { draft }: Progress): string[] => {
  const armies = names.map((name) => ({ name, units: [], spells: [] }));
  return textMap(newBattle(compilePlan({ ruleset, armies, table: draftTable(draft) })), paint);
};

/** Takes moves back to the last decision of a person. */
const undo = ({ start, people, say }: TerrainSession, progress: Progress): void => {
  const last = progress.moves.findLastIndex((move) => move.type !== 'roll-off' && people[move.side]);
  if (last < 0) return say('Nothing to take back.');
  progress.moves = progress.moves.slice(0, last);
  progress.draft = draftAfter(start, progress.moves);
  return say('Taken back.');
};

/** Asks a person for one decision. */
const decide = async (sitting: TerrainSession, progress: Progress, prompt: Prompt): Promise<void> => {
  try {
    play(sitting, progress, await choose(sitting, progress.draft, prompt));
  } catch (signal) {
    if (!(signal instanceof StartOver)) throw signal;
  }
};

const choose = ({ names, seed }: TerrainSession, draft: TerrainDraft, prompt: Prompt): Promise<TerrainMove> => {
  if (draft.phase === 'roll-off') return rollOff(names, draft, prompt);
  const auto = (): TerrainMove => computerTerrainMove(draft, seed);
  const who = names[draft.turn];
  return draft.phase === 'dangerous' ? nameOne(who, draft, prompt, auto) : placeOne(who, draft, prompt, auto);
};

const rollOff = async (names: readonly string[], draft: TerrainDraft, prompt: Prompt): Promise<TerrainMove> => {
  const sides = rollOffSides(draft).map((side) => names[side]);
  const parse = (text: string): number[] | undefined => {
    const faces = text.split(/[\s,]+/).map(Number);
    return faces.length === sides.length && faces.every((face) => face >= 1 && face <= 6) ? faces : undefined;
  };
  const hint = `Type ${sides.length} numbers from 1 to 6, such as 4 2.`;
  return { type: 'roll-off', faces: await prompt.read(`Roll off for the terrain: ${sides.join(', ')}.`, parse, hint) };
};

type Auto = () => TerrainMove;

const placeOne = async (who: string, draft: TerrainDraft, prompt: Prompt, auto: Auto): Promise<TerrainMove> => {
  const choices = piecesLeft(draft).map((value): PromptChoice<number | 'auto'> => ({
    label: poolPieceText(draft.pool[value], '"'),
    value,
  }));
  const piece = await prompt.choose(`${who}: which piece do you place?`, [
    ...choices,
    { label: 'let the computer choose', value: 'auto' },
  ]);
  if (piece === 'auto') return auto();
  const question = `Where does its centre go? Type inches from the left, inches from the top and degrees, such as 36 24 45, or none to leave it out.`;
  const spot = await prompt.read(question, parseSpot, 'Type two or three numbers, such as 36 24 45.');
  return spot === 'none'
    ? { type: 'leave-out', side: draft.turn, piece }
    : { type: 'place', side: draft.turn, piece, ...spot };
};

const parseSpot = (text: string): { x: number; y: number; degrees: number } | 'none' | undefined => {
  if (text === 'none') return 'none';
  const [x, y, degrees = 0, ...more] = text.split(/[\s,]+/).map(Number);
  const isRight = more.length === 0 && [x, y, degrees].every(Number.isFinite);
  return isRight ? { x: fromInches(x), y: fromInches(y), degrees } : undefined;
};

const nameOne = async (who: string, draft: TerrainDraft, prompt: Prompt, auto: Auto): Promise<TerrainMove> => {
  const choices = nameablePieces(draft).map(({ piece }): PromptChoice<string> => ({
    label: pieceName(piece),
    value: piece.id,
  }));
  const piece = await prompt.choose(`${who}: which piece is dangerous?`, [
    ...choices,
    { label: 'let the computer choose', value: 'auto' },
  ]);
  return piece === 'auto' ? auto() : { type: 'name-dangerous', side: draft.turn, piece };
};

/** Plays a move and prints it. */
const play = (sitting: TerrainSession, progress: Progress, move: TerrainMove): void => {
  const { names, people, say } = sitting;
  const before = progress.draft;
  const played = playTerrainMove(before, move);
  if (!played.ok) return say(terrainRefusalSentence(before, played.error, names));
  progress.draft = played.value;
  progress.moves.push(move);
  if (move.type === 'roll-off') return sayRollOff(sitting, progress.draft);
  say(moveWords(names[move.side], played.value, move));
  if (!people.includes(true) || played.value.phase !== 'place') return undefined;
  const open = findingsOf(sitting, progress).length;
  return say(
    sitting.paint.dim(open === 0 ? 'All guidelines are met.' : `Open guidelines: ${open} (type check to list them).`),
  );
};

const moveWords = (who: string, draft: TerrainDraft, move: Exclude<TerrainMove, { type: 'roll-off' }>): string => {
  if (move.type === 'leave-out') return `${who} leaves out ${poolPieceText(draft.pool[move.piece], '"')}.`;
  const named = move.type === 'name-dangerous' ? move.piece : draft.placed.at(-1)?.piece.id;
  const piece = draft.placed.find((there) => there.piece.id === named)?.piece;
  const name = piece ? pieceName(piece) : '';
  if (move.type === 'name-dangerous') return `${who} makes ${name} dangerous.`;
  return `${who} places ${name} ${toInches(move.x)}" from the left and ${toInches(move.y)}" from the top, turned by ${move.degrees}°.`;
};

const sayRollOff = ({ names, say }: TerrainSession, { rolls, first }: TerrainDraft): void => {
  const last = rolls.at(-1);
  if (!last) return;
  const thrown = last.sides.map((side, i) => `${names[side]} ${last.faces[i]}`).join(', ');
  say(first < 0 ? `Roll-off: ${thrown}. A tie: roll again.` : `Roll-off: ${thrown}. ${names[first]} places first.`);
};
