import { availableParallelism } from 'node:os';
import { playerNames } from '@muster/ai';
import { type Contender, isRepeatable, parseContender } from '@muster/host';
import { type Result } from '@muster/kernel';
import { gamesEntered, gamesIn, parseBar, planArena } from '@muster/lab';
import { SYSTEMS } from '@muster/rules';
import { Command, Option } from 'commander';
import { openArena } from '../arena/file.ts';
import { GROUPS, layGrounds } from '../arena/grounds.ts';
import { arenaJson, type ArenaResult } from '../arena/result.ts';
import { INTERRUPTED, runArena } from '../arena/run.ts';
import { headLines, resultLines } from '../arena/text.ts';
import { paint } from '../colours.ts';
import { EXIT, Stop } from '../findings.ts';
import { gather, wholeBetween, words } from '../options.ts';
import { note, say, sayJson } from '../screen.ts';
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

const gatherWords = (value: string, earlier: readonly string[] = []): string[] => [...earlier, ...words(value)];

/** All but those who search, which takes its time. */
const USUAL_PLAYERS = playerNames.filter((name) => name !== 'general');

/** Tables that are generated unless somebody says. */
const USUAL_TABLES = '8';

/** `muster arena`: computer players against each other by the thousand. */
export const arenaCommand = (): Command =>
  new Command('arena')
    .addOption(
      new Option(
        '--players <names>',
        `players with commas: ${playerNames.join(', ')}; some with more, such as captain:aggressive or general:rollouts=64`,
      )
        .argParser(words)
        .default([...USUAL_PLAYERS], USUAL_PLAYERS.join(',')),
    )
    .option(
      '--armies <lists>',
      `lists by name or file, with commas, or ${GROUPS.join(' and ')} for all of a game (default: ready)`,
      gatherWords,
    )
    .option('--book <file>', 'an army book that lists need; may be given several times', gather)
    .option('--system <games>', `games with commas: ${SYSTEMS.join(', ')} (default: those of the lists)`, words)
    .option('--points <number>', 'the size of ready lists and samples', wholeBetween(1, 100_000))
    .option(
      '--tables <tables>',
      `how many tables to generate, or files with commas (default: ${USUAL_TABLES})`,
      gatherWords,
    )
    .option('--games <number>', 'games of each pairing of players', wholeBetween(1, 10_000_000), 400)
    .option('--seed <text>', 'decides everything; the same seed gives the same result', 'arena')
    .option('--workers <number>', 'threads', wholeBetween(1, 256), availableParallelism())
    .option('--setting <name=value>', 'how an unclear rule is read; may be given several times', gather)
    .option(
      '--bar <a:b:score>',
      'what a must reach against b, such as captain:solo:0.62; may be given several times',
      gather,
    )
    .option('--out <file>', 'keep what was played here, and go on from there when the same is asked again')
    .option('--json', 'print the result as JSON and nothing else')
    .addHelpText(
      'after',
      () => `
Every pairing plays the same seeds, each four times: with sides and with armies
exchanged. A score is wins and half the draws. A bar is reached when the lower
end of the 95 % interval of the score is; otherwise the exit code is 1. Ctrl-C
stops after the running games.

${settingsHelp()}`,
    )
    .action(arena);

const arena = async (options: ArenaOptions): Promise<void> => {
  const { games, seed, out, json } = options;
  if (seed.trim() === '') throw new Stop('The seed is empty: name one, or leave --seed out.');
  const contenders = readContenders(options.players);
  const hurried = out === undefined ? undefined : contenders.find((contender) => !isRepeatable(contender));
  if (hurried)
    throw new Stop(
      `${hurried.label} plays another game every time, so what was played cannot be gone on with: give it a budget in rollouts, or leave --out out.`,
    );
  const labels = contenders.map(({ label }) => label);
  const bars = (options.bar ?? []).map((text) => valueOf(parseBar(text, labels)));
  const { grounds, notes } = layGrounds({
    system: options.system ?? [],
    armies: options.armies ?? [],
    book: options.book ?? [],
    points: options.points,
    tables: options.tables ?? [USUAL_TABLES],
    seed,
    settings: readSettings(options.setting ?? []),
  });
  const plan = planArena({ seed, games, contenders, grounds });
  for (const line of notes) note(line);
  const ledger = openArena(out, plan);
  const before = gamesEntered(ledger);
  if (before > 0 && before < gamesIn(plan))
    note(`${out} holds ${before} of ${gamesIn(plan)} games: going on behind them.`);
  if (!json) for (const line of headLines({ plan }, paint())) say(line);
  const result = await runArena({ plan, ledger, bars, workers: options.workers, out });
  if (json) sayJson(arenaJson(result));
  else for (const line of resultLines(result, paint())) say(line);
  finish(result, out);
};

const valueOf = <T>(result: Result<T, string>): T => {
  if (!result.ok) throw new Stop(result.error);
  return result.value;
};

const readContenders = (players: readonly string[]): Contender[] => {
  const contenders = players.map((text) => valueOf(parseContender(text)));
  if (contenders.length === 0) throw new Stop(`Nobody plays: name players, such as --players ${USUAL_PLAYERS.join()}.`);
  contenders.forEach(({ label }, i) => {
    if (contenders.findIndex((other) => other.label === label) < i)
      throw new Stop(`${label} is named twice: name everybody once, and somebody alone to play against itself.`);
  });
  return contenders;
};

const finish = ({ finished, bars, standings, plan }: ArenaResult, out: string | undefined): void => {
  if (!finished) {
    note(
      `Stopped after ${standings.games} of ${gamesIn(plan)} games. ${out === undefined ? '--out <file> would have kept them.' : 'The same command goes on from here.'}`,
    );
    process.exitCode = INTERRUPTED;
  } else if (bars.some(({ reached }) => !reached)) process.exitCode = EXIT.no;
};
