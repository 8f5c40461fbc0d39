import { makePlayer, playerNames, type PlayerName } from '@muster/ai';
import { Game, recordOf, reportOf } from '@muster/engine';
import { makeRecordFile } from '@muster/protocol';
import { Command, Option } from 'commander';
import { paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { Stop } from '../findings.ts';
import { drive, LeftTheTable } from '../human/drive.ts';
import { closingLines, openingLines, SILENT, storyLogger } from '../log.ts';
import { gather, words } from '../options.ts';
import { listNames, sampleNames } from '../samples.ts';
import { note, say, sayJson } from '../screen.ts';
import { readSettings, settingsHelp } from '../settings.ts';
import { type BattleReady, DEFAULT_ARMIES, prepareBattle, SYSTEM_NAMES } from '../setup.ts';

interface PlayOptions {
  army?: string[];
  book?: string[];
  sample?: string[];
  system?: string;
  table?: string;
  tableSeed?: string;
  seed?: string;
  players: string[];
  setting?: string[];
  out?: string;
  events: boolean;
  quiet?: boolean;
  why?: boolean;
  json?: boolean;
  dice: 'seeded' | 'asked';
}

/** `muster battle play`: a battle between computer players, people, or both. */
export const playCommand = (): Command =>
  new Command('play')
    .description('play a battle: computer players, people at this terminal, or both')
    .option(
      '--army <list>',
      'an army list, a file or one of the names below; once for each of two to four sides',
      gather,
    )
    .option(
      '--book <file>',
      'an army book, for lists that were saved in Army Forge and for the spells of an army; may be given several times',
      gather,
    )
    .option('--sample <names>', `sample armies by name, with commas (${sampleNames().join(', ')})`, words)
    .addOption(
      new Option('--system <name>', 'the game to play (default: what the lists were written for)').choices(
        SYSTEM_NAMES,
      ),
    )
    .addOption(new Option('--table <file>', 'the table').conflicts('tableSeed'))
    .option('--table-seed <text>', 'generate the table from this seed (default: the seed of the battle)')
    .option('--seed <text>', 'decides the dice; the same seed gives the same battle (default: drawn anew)')
    .addOption(
      new Option(
        '--players <names>',
        `who plays each side, the last one also the others: ${[...playerNames, 'human'].join(', ')}`,
      )
        .argParser(words)
        .default(['solo'], 'solo'),
    )
    .option('--setting <name=value>', 'how an unclear rule is read; may be given several times', gather)
    .option('--out <file>', 'write the record of the battle here')
    .option(
      '--no-events',
      'leave the events out of the record; it is smaller, but can only be shown by playing it again',
    )
    .option('--quiet', 'print the result only')
    .option('--why', 'tell why computer players do what they do (default: unless a person plays)')
    .option('--no-why', 'do not tell it')
    .option('--json', 'print the report of the battle as JSON and nothing else')
    .addOption(
      new Option('--dice <kind>', 'roll dice here, or ask for the faces of real ones')
        .choices(['seeded', 'asked'])
        .default('seeded'),
    )
    .addHelpText('after', () => `\n${armiesHelp()}\n\n${settingsHelp()}`)
    .action(play);

/** The ready lists by game, each book once with the sizes of its lists. */
const armiesHelp = (): string => {
  const sizes = (names: readonly string[], book: string): string[] =>
    names.filter((name) => name.startsWith(`${book}-`)).map((name) => name.slice(book.length + 1));
  const lines = SYSTEM_NAMES.flatMap((system) => {
    const names = listNames(system);
    const books = [...new Set(names.map((name) => name.replace(/-\d+$/, '')))];
    const shown = books.map((book) => [book, ...sizes(names, book)].join(' '));
    return shown.length === 0 ? [] : [`  ${system.padEnd(5)} ${shown.join(' · ')}`];
  });
  const [first, second] = DEFAULT_ARMIES;
  return [
    `Ready lists by book and points, named as in ${first}:`,
    ...lines,
    `Without armies ${first} meets ${second}.`,
  ].join('\n');
};

const play = async (options: PlayOptions): Promise<void> => {
  const seed = options.seed ?? drawSeed();
  const settings = readSettings(options.setting ?? []);
  const { army = [], book = [], sample = [], system, table, tableSeed = seed } = options;
  const ready = prepareBattle({ army, book, sample, system, table, tableSeed, settings });
  const names = playersFor(options.players, ready);
  const isPersonal = names.includes('human') || options.dice === 'asked';
  if (options.json && isPersonal) throw new Stop('--json is only for computer players with seeded dice.');
  if (options.out !== undefined) demandWritable(options.out);
  const colours = paint();
  const isSilent = options.json === true || (options.quiet === true && !isPersonal);
  // Whoever plays against the computer learns its plans only when asking for them.
  const why = options.why ?? !names.includes('human');
  const logger = isSilent ? SILENT : storyLogger(ready.plan, colours, say, why);
  if (!isSilent) for (const line of openingLines(ready.plan, names, seed, colours)) say(line);
  for (const line of ready.notes) (options.json ? note : say)(line);
  const players = names.map((name, side) => (name === 'human' ? undefined : makePlayer(name, `${seed} ${side}`)));
  const dice = options.dice === 'asked' ? 'asked' : undefined;
  const keepEvents = options.events && options.out !== undefined;
  const game = new Game({ plan: ready.plan, seed, players, dice, listen: logger.hear, keepEvents });
  try {
    await drive(game, { players, lists: ready.lists, logger, paint: colours, seed });
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

/** A seed that nobody has seen before. */
const drawSeed = (): string => crypto.randomUUID().slice(0, 8);

const KNOWN: readonly string[] = [...playerNames, 'human'];

const playersFor = (wanted: readonly string[], { plan }: BattleReady): (PlayerName | 'human')[] => {
  const unknown = wanted.find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) throw new Stop(`There is no player "${unknown}"; there are ${KNOWN.join(', ')}.`);
  const sides = plan.sides.length;
  if (wanted.length > sides) throw new Stop(`${wanted.length} players were named, but there are ${sides} sides.`);
  return plan.sides.map((_, side) => (wanted[side] ?? wanted.at(-1) ?? 'solo') as PlayerName | 'human');
};
