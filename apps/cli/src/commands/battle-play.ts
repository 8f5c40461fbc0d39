import { Game, namesOf, recordOf, reportOf } from '@muster/engine';
import { makeRecordFile } from '@muster/protocol';
import { terrainStart } from '@muster/rules';
import { Command, Option } from 'commander';
import { type BattleMatch, type BattleOptions, matchFor, withBattleOptions } from '../battle-options.ts';
import { paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { Stop } from '../findings.ts';
import { drive, LeftTheTable } from '../human/drive.ts';
import { placeTerrain, type TerrainSitting } from '../human/place-terrain.ts';
import { openTerminal } from '../human/terminal.ts';
import { closingLines, openingLines, SILENT, storyLogger } from '../log.ts';
import { note, say, sayJson } from '../screen.ts';

interface PlayOptions extends BattleOptions {
  out?: string;
  events: boolean;
  quiet?: boolean;
  why?: boolean;
  json?: boolean;
  dice: 'seeded' | 'asked';
  placeTerrain?: boolean;
}

/** `muster battle play`: a battle between computer players, people, or both. */
export const playCommand = (): Command =>
  withBattleOptions(
    new Command('play').description('play a battle: computer players, people at this terminal, or both'),
    ['human'],
  )
    .option('--out <file>', 'write the record of the battle here')
    .option(
      '--no-events',
      'leave the events out of the record; it is smaller, but can only be shown by playing it again',
    )
    .option('--place-terrain', 'the players place the terrain by turns before the battle')
    .option('--quiet', 'print the result only')
    .option('--why', 'tell why computer players do what they do (default: unless a person plays)')
    .option('--no-why', 'do not tell it')
    .option('--json', 'print the report of the battle as JSON and nothing else')
    .addOption(
      new Option('--dice <kind>', 'roll dice here, or ask for the faces of real ones')
        .choices(['seeded', 'asked'])
        .default('seeded'),
    )
    .action(play);

/** Lets the players place the terrain by turns, and gets the battle ready on that table. */
const onPlacedTable = async (options: PlayOptions, match: BattleMatch, sitting: Sitting): Promise<BattleMatch> => {
  if (options.table !== undefined)
    throw new Stop('--table names a table that is complete: leave out either it or --place-terrain.');
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

type Sitting = Pick<TerrainSitting, 'paint' | 'lines' | 'say'>;

const play = async (options: PlayOptions): Promise<void> => {
  const match = matchFor(options, ['human']);
  const isPersonal = match.names.includes('human') || options.dice === 'asked';
  if (options.json && isPersonal) throw new Stop('--json is only for computer players with seeded dice.');
  if (options.out !== undefined) demandWritable(options.out);
  const isSilent = options.json === true || (options.quiet === true && !isPersonal);
  if (!options.placeTerrain) return playMatch(options, match, isSilent);
  const terminal = openTerminal();
  try {
    const { lines } = terminal;
    const placed = await onPlacedTable(options, match, {
      paint: paint(),
      lines,
      say: isSilent ? () => undefined : say,
    });
    return await playMatch(options, placed, isSilent, lines);
  } catch (error) {
    if (!(error instanceof LeftTheTable)) throw error;
    return say('You left the table; no battle was played.');
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
  // Whoever plays against the computer learns its plans only when asking for them.
  const why = options.why ?? !names.includes('human');
  const logger = isSilent ? SILENT : storyLogger(plan, colours, say, why);
  if (!isSilent) for (const line of openingLines(plan, names, seed, colours)) say(line);
  for (const line of notes) (options.json ? note : say)(line);
  const dice = options.dice === 'asked' ? 'asked' : undefined;
  const keepEvents = options.events && options.out !== undefined;
  const game = new Game({ plan, seed, players, dice, listen: logger.hear, keepEvents });
  try {
    await drive(game, { players, lists, logger, paint: colours, seed, ...(lines ? { lines } : {}) });
  } catch (error) {
    if (!(error instanceof LeftTheTable)) {
      // Whatever went wrong, what has been played is not lost.
      save(game, names, options);
      throw error;
    }
    say('You left the table; the battle stands as it is.');
  }
  if (options.json) sayJson({ seed, players: names, steps: game.steps.length, report: reportOf(game) });
  else for (const line of ['', ...resultLines(game), ...closingLines(game, colours)]) say(line);
  save(game, names, options);
};

const save = (game: Game, names: string[], { out, json }: PlayOptions): void => {
  if (out === undefined) return;
  writeFile(out, `${JSON.stringify(makeRecordFile(recordOf(game, names)))}\n`);
  (json ? note : say)(`The record is in ${out}.`);
};

const resultLines = (game: Game): string[] => {
  const { finished, winner, sides, rounds } = reportOf(game);
  if (!finished) return [`The battle is not over: it is round ${rounds}.`];
  return [winner === undefined ? 'Result: a draw.' : `Result: ${sides[winner]} won.`];
};
