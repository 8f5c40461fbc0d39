import { Game, namesOf, recordOf, reportOf } from '@muster/engine';
import { makeRecordFile } from '@muster/protocol';
import { terrainStart } from '@muster/rules';
import { Command, Option } from 'commander';
import { type BattleMatch, type BattleOptions, matchFor, withBattleOptions } from '../battle-options.ts';
import { paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { CommandError } from '../findings.ts';
import { playInteractively, PlayerQuit } from '../human/drive.ts';
import { placeTerrain, type TerrainSession } from '../human/place-terrain.ts';
import { openLineTerminal } from '../human/terminal.ts';
import { closingLines, openingLines, SILENT, storyLogger } from '../log.ts';
import { printNote, printLine, printJson } from '../screen.ts';

interface PlayOptions extends BattleOptions {
  out?: string;
  events: boolean;
  quiet?: boolean;
  why?: boolean;
  json?: boolean;
  dice: 'seeded' | 'asked';
  placeTerrain?: boolean;
}

/** `muster battle play`: plays a battle between computer players, people, or both. */
export const playCommand = (): Command =>
  withBattleOptions(
    new Command('play').description('Play a battle with computer players, people at this terminal, or both'),
    ['human'],
  )
    .option('--out <file>', 'Write the record of the battle to this file')
    .option('--no-events', 'Leave the events out of the record: the file is smaller, but showing it needs a replay')
    .option('--place-terrain', 'Let the players place the terrain in turns before the battle')
    .option('--quiet', 'Print only the result')
    .option('--why', 'Show the reasons of computer players (default: only if no person plays)')
    .option('--no-why', 'Hide the reasons of computer players')
    .option('--json', 'Print only the report of the battle, as JSON')
    .addOption(
      new Option('--dice <kind>', 'Roll the dice from the seed, or ask for the faces of real dice')
        .choices(['seeded', 'asked'])
        .default('seeded'),
    )
    .action(play);

/** Lets the players place the terrain in turns, then sets the battle up on that table. */
const onPlacedTable = async (options: PlayOptions, match: BattleMatch, sitting: Sitting): Promise<BattleMatch> => {
  if (options.table !== undefined)
    throw new CommandError('A table from --table is already complete: leave out --table or --place-terrain.');
  const { plan, seed, players } = match;
  const placed = await placeTerrain({
    ...sitting,
    ruleset: plan.ruleset,
    start: terrainStart(plan.ruleset, plan.sides.length, { seed: options.tableSeed ?? seed }),
    names: namesOf(plan).sides,
    people: players.map((player) => player === undefined),
    seed,
    dice: options.dice,
  });
  return matchFor({ ...options, seed }, ['human'], placed);
};

type Sitting = Pick<TerrainSession, 'paint' | 'lines' | 'say'>;

const play = async (options: PlayOptions): Promise<void> => {
  const match = matchFor(options, ['human']);
  const isPersonal = match.names.includes('human') || options.dice === 'asked';
  if (options.json && isPersonal)
    throw new CommandError('--json needs computer players and seeded dice: leave out human players and --dice asked.');
  if (options.out !== undefined) demandWritable(options.out);
  const isSilent = options.json === true || (options.quiet === true && !isPersonal);
  if (!options.placeTerrain) return playMatch(options, match, isSilent);
  const terminal = openLineTerminal();
  try {
    const { lines } = terminal;
    const placed = await onPlacedTable(options, match, {
      paint: paint(),
      lines,
      say: isSilent ? () => undefined : printLine,
    });
    return await playMatch(options, placed, isSilent, lines);
  } catch (error) {
    if (!(error instanceof PlayerQuit)) throw error;
    return printLine('You left before the battle began.');
  } finally {
    terminal.close();
  }
};

const playMatch = async (
  options: PlayOptions,
  { plan, lists, notes, seed, names, players }: BattleMatch,
  isSilent: boolean,
  lines?: AsyncIterator<string>,
): Promise<void> => {
  const colours = paint();
  // A person who plays against the computer sees its reasons only with --why.
  const why = options.why ?? !names.includes('human');
  const logger = isSilent ? SILENT : storyLogger(plan, colours, printLine, why);
  if (!isSilent) for (const line of openingLines(plan, names, seed, colours)) printLine(line);
  for (const line of notes) (options.json ? printNote : printLine)(line);
  const dice = options.dice === 'asked' ? 'asked' : undefined;
  const keepEvents = options.events && options.out !== undefined;
  const game = new Game({ plan, seed, players, dice, listen: logger.hear, keepEvents });
  try {
    await playInteractively(game, { players, lists, logger, paint: colours, seed, ...(lines ? { lines } : {}) });
  } catch (error) {
    if (!(error instanceof PlayerQuit)) {
      // Save the steps played so far, even after an error.
      save(game, names, options);
      throw error;
    }
    printLine('You left before the battle was over.');
  }
  if (options.json) printJson({ seed, players: names, steps: game.steps.length, report: reportOf(game) });
  else for (const line of ['', ...resultLines(game), ...closingLines(game, colours)]) printLine(line);
  save(game, names, options);
};

const save = (game: Game, names: string[], { out, json }: PlayOptions): void => {
  if (out === undefined) return;
  writeFile(out, `${JSON.stringify(makeRecordFile(recordOf(game, names)))}\n`);
  (json ? printNote : printLine)(`Record written to ${out}.`);
};

const resultLines = (game: Game): string[] => {
  const { finished, winner, sides, rounds } = reportOf(game);
  if (!finished) return [`The battle is not over (round ${rounds}).`];
  return [winner === undefined ? 'Result: a draw.' : `Result: ${sides[winner]} won.`];
};
