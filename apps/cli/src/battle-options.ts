import { playerNames, type PlayerName } from '@muster/ai';
import type { Player, Table } from '@muster/engine';
import { type BattleReady, DEFAULT_ARMIES, parseContender, seatContender } from '@muster/host';
import { shipped } from '@muster/host/disk';
import { SYSTEMS } from '@muster/rules';
import { type Command, Option } from 'commander';
import { CommandError } from './findings.ts';
import { collectValues, splitAtCommas } from './options.ts';
import { readSettings, settingsHelp } from './settings.ts';
import { prepareBattle } from './setup.ts';

/** The options for a new battle. */
export interface BattleOptions {
  army?: string[];
  book?: string[];
  sample?: string[];
  system?: string;
  table?: string;
  tableSeed?: string;
  seed?: string;
  players?: string[];
  randomEvents?: boolean;
  setting?: string[];
}

/** The player of a side: a computer player with its character, such as `captain:cautious`, or `human`. */
type SeatName = string;

/** A battle that is ready to begin, with its players and the seed of its dice. */
export interface BattleMatch extends BattleReady {
  seed: string;
  names: SeatName[];
  /** `undefined` for people. */
  players: (Player | undefined)[];
}

/** Adds the options of every command that plays a battle; `others` are players besides the computer players. */
export const withBattleOptions = (command: Command, others: readonly string[] = []): Command =>
  command
    .option(
      '--army <list>',
      'Army list of a side: a file, or a name from the lists below (repeatable, two to four sides)',
      collectValues,
    )
    .option('--book <file>', 'Army book, for lists saved in Army Forge and for spells (repeatable)', collectValues)
    .option(
      '--sample <names>',
      `Sample armies, separated by commas (${shipped.names('samples').join(', ')})`,
      splitAtCommas,
    )
    .addOption(new Option('--system <name>', 'Game to play (default: the game of the lists)').choices(SYSTEMS))
    .addOption(new Option('--table <file>', 'Table file').conflicts('tableSeed'))
    .option('--table-seed <text>', 'Seed for generating the table (default: the seed of the battle)')
    .option('--seed <text>', 'Seed for the dice; the same seed gives the same battle (default: random)')
    .option(
      '--players <names>',
      `Player of each side: ${[...playerNames, ...others].join(', ')}, also with a character, such as captain:cautious; the last one plays all remaining sides (default: ${DEFAULT_PLAYER})`,
      splitAtCommas,
    )
    .option('--random-events', 'Roll for a random event at the start of each round, as in campaigns')
    .option('--setting <name=value>', 'Reading of an unclear rule, see below (repeatable)', collectValues)
    .addHelpText('after', () => `\n${armiesHelp()}\n\n${settingsHelp()}`);

/** The player of sides without --players. */
const DEFAULT_PLAYER: PlayerName = 'solo';

/** The options that choose a battle, as they are typed. */
const FLAGS: Readonly<Record<keyof BattleOptions, string>> = {
  army: '--army',
  book: '--book',
  sample: '--sample',
  system: '--system',
  table: '--table',
  tableSeed: '--table-seed',
  seed: '--seed',
  players: '--players',
  randomEvents: '--random-events',
  setting: '--setting',
};

/** Stops when options for a new battle are given together with a record. */
export const demandRecordAlone = (file: string, options: BattleOptions): void => {
  const given = (Object.keys(FLAGS) as (keyof BattleOptions)[]).find((name) => options[name] !== undefined);
  if (given === undefined) return;
  throw new CommandError(
    `${file} is a recorded battle: leave out ${FLAGS[given]}, or leave out the file to play a new battle.`,
  );
};

/** Sets a battle up. */
export const matchFor = (options: BattleOptions, others: readonly string[] = [], placed?: Table): BattleMatch => {
  const seed = options.seed ?? drawSeed();
  const settings = readSettings(options.setting ?? []);
  const { army = [], book = [], sample = [], system, table, tableSeed = seed, randomEvents } = options;
  const ready = prepareBattle({ army, book, sample, system, table, placed, tableSeed, randomEvents, settings });
  const seats = seatsFor(options.players ?? [DEFAULT_PLAYER], ready).map((name, side) =>
    seatOf(name, `${seed} ${side}`, others),
  );
  return { ...ready, seed, names: seats.map(({ name }) => name), players: seats.map(({ player }) => player) };
};

/** Returns the name of a player, and the computer player if it is one. */
const seatOf = (text: string, seed: string, others: readonly string[]): { name: SeatName; player?: Player } => {
  if (others.includes(text)) return { name: text };
  const contender = parseContender(text, others);
  if (!contender.ok) throw new CommandError(contender.error);
  return { name: contender.value.label, player: seatContender(contender.value, seed) };
};

/** Returns a random seed. */
const drawSeed = (): string => crypto.randomUUID().slice(0, 8);

const seatsFor = (wanted: readonly string[], { plan }: BattleReady): string[] => {
  const sides = plan.sides.length;
  if (wanted.length > sides) throw new CommandError(`Too many players: ${wanted.length} for ${sides} sides.`);
  return plan.sides.map((_, side) => wanted[side] ?? wanted.at(-1) ?? DEFAULT_PLAYER);
};

/** Returns the help text about ready lists: by game, each book with the sizes of its lists. */
const armiesHelp = (): string => {
  const sizes = (names: readonly string[], book: string): string[] =>
    names.filter((name) => name.startsWith(`${book}-`)).map((name) => name.slice(book.length + 1));
  const lines = SYSTEMS.flatMap((system) => {
    const names = shipped.names('lists', system);
    const books = [...new Set(names.map((name) => name.replace(/-\d+$/, '')))];
    const shown = books.map((book) => [book, ...sizes(names, book)].join(' '));
    return shown.length === 0 ? [] : [`  ${system.padEnd(5)} ${shown.join(' · ')}`];
  });
  const [first, second] = DEFAULT_ARMIES;
  return [
    `Ready lists by book and points (name example: ${first}):`,
    ...lines,
    `Default armies: ${first} and ${second}.`,
  ].join('\n');
};
