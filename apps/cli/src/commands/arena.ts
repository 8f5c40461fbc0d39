import { availableParallelism } from 'node:os';
import { playerNames } from '@muster/ai';
import { type Contender, isRepeatable, parseContender } from '@muster/host';
import { type Result } from '@muster/kernel';
import { gamesEntered, gamesIn, parseBar, planArena } from '@muster/lab';
import { SYSTEMS } from '@muster/rules';
import { Command, Option } from 'commander';
import { openArena } from '../arena/file.ts';
import { GROUPS, makeGrounds } from '../arena/grounds.ts';
import { arenaJson, type ArenaResult } from '../arena/result.ts';
import { INTERRUPTED, runArena } from '../arena/run.ts';
import { arenaHeadLines, resultLines } from '../arena/text.ts';
import { paint } from '../colours.ts';
import { EXIT, CommandError } from '../findings.ts';
import { collectValues, wholeBetween, splitAtCommas } from '../options.ts';
import { printNote, printLine, printJson } from '../screen.ts';
import { readSettings, settingsHelp } from '../settings.ts';

interface ArenaOptions {
  players: string[];
  armies?: string[];
  book?: string[];
  system?: string[];
  points?: number;
  tables?: string[];
  games: number;
  seed: string;
  workers: number;
  setting?: string[];
  bar?: string[];
  out?: string;
  json?: boolean;
}

const gatherWords = (value: string, earlier: readonly string[] = []): string[] => [...earlier, ...splitAtCommas(value)];

/** All players except the slow one that searches. */
const DEFAULT_PLAYERS = playerNames.filter((name) => name !== 'general');

/** The default number of generated tables. */
const DEFAULT_TABLES = '8';

/** `muster arena`: plays thousands of battles between computer players. */
export const arenaCommand = (): Command =>
  new Command('arena')
    .addOption(
      new Option(
        '--players <names>',
        `Players, separated by commas: ${playerNames.join(', ')}; with options, such as captain:aggressive or general:rollouts=64`,
      )
        .argParser(splitAtCommas)
        .default([...DEFAULT_PLAYERS], DEFAULT_PLAYERS.join(',')),
    )
    .option(
      '--armies <lists>',
      `Lists by name or file, separated by commas; ${GROUPS.join(' or ')} means all of a game (default: ready)`,
      gatherWords,
    )
    .option('--book <file>', 'Army book for the lists (repeatable)', collectValues)
    .option(
      '--system <games>',
      `Games, separated by commas: ${SYSTEMS.join(', ')} (default: the games of the lists)`,
      splitAtCommas,
    )
    .option('--points <number>', 'Points of ready lists and samples', wholeBetween(1, 100_000))
    .option(
      '--tables <tables>',
      `Number of tables to generate, or table files separated by commas (default: ${DEFAULT_TABLES})`,
      gatherWords,
    )
    .option('--games <number>', 'Games of each pairing of players', wholeBetween(1, 10_000_000), 400)
    .option('--seed <text>', 'Seed; the same seed gives the same result', 'arena')
    .option('--workers <number>', 'Number of threads', wholeBetween(1, 256), availableParallelism())
    .option('--setting <name=value>', 'Reading of an unclear rule, see below (repeatable)', collectValues)
    .option(
      '--bar <a:b:score>',
      'Score that a must reach against b, such as captain:solo:0.62 (repeatable)',
      collectValues,
    )
    .option('--out <file>', 'Save the games to this file; the same command continues from there')
    .option('--json', 'Print only the result, as JSON')
    .addHelpText(
      'after',
      () => `
Every pairing plays the same seeds, each four times: with sides and with armies
swapped. A score is the share of wins plus half the draws. A bar is reached if
the lower end of the score's 95 % interval reaches it; otherwise the exit code
is 1. Ctrl-C stops after the running games.

${settingsHelp()}`,
    )
    .action(arena);

const arena = async (options: ArenaOptions): Promise<void> => {
  const { games, seed, out, json } = options;
  if (seed.trim() === '') throw new CommandError('The seed is empty: enter one, or leave out --seed.');
  const contenders = readContenders(options.players);
  const hurried = out === undefined ? undefined : contenders.find((contender) => !isRepeatable(contender));
  if (hurried)
    throw new CommandError(
      `${hurried.label} plays differently every time, so its games cannot be continued. Set a budget in rollouts, or leave out --out.`,
    );
  const labels = contenders.map(({ label }) => label);
  const bars = (options.bar ?? []).map((text) => valueOf(parseBar(text, labels)));
  const { grounds, notes } = makeGrounds({
    system: options.system ?? [],
    armies: options.armies ?? [],
    book: options.book ?? [],
    points: options.points,
    tables: options.tables ?? [DEFAULT_TABLES],
    seed,
    settings: readSettings(options.setting ?? []),
  });
  const plan = planArena({ seed, games, contenders, grounds });
  for (const line of notes) printNote(line);
  const ledger = openArena(out, plan);
  const before = gamesEntered(ledger);
  if (before > 0 && before < gamesIn(plan))
    printNote(`${out} has ${before} of ${gamesIn(plan)} games. Continuing from there.`);
  if (!json) for (const line of arenaHeadLines({ plan }, paint())) printLine(line);
  const result = await runArena({ plan, ledger, bars, workers: options.workers, out });
  if (json) printJson(arenaJson(result));
  else for (const line of resultLines(result, paint())) printLine(line);
  finish(result, out);
};

const valueOf = <T>(result: Result<T, string>): T => {
  if (!result.ok) throw new CommandError(result.error);
  return result.value;
};

const readContenders = (players: readonly string[]): Contender[] => {
  const contenders = players.map((text) => valueOf(parseContender(text)));
  if (contenders.length === 0)
    throw new CommandError(`No players given. Add some, such as --players ${DEFAULT_PLAYERS.join()}.`);
  contenders.forEach(({ label }, i) => {
    if (contenders.findIndex((other) => other.label === label) < i)
      throw new CommandError(
        `${label} is listed twice: list each player once, or only one player to play against itself.`,
      );
  });
  return contenders;
};

const finish = ({ finished, bars, standings, plan }: ArenaResult, out: string | undefined): void => {
  if (!finished) {
    printNote(
      `Stopped after ${standings.games} of ${gamesIn(plan)} games. ${out === undefined ? 'Add --out <file> to save the games next time.' : 'Run the same command to continue.'}`,
    );
    process.exitCode = INTERRUPTED;
  } else if (bars.some(({ reached }) => !reached)) process.exitCode = EXIT.no;
};
