import { playerNames, type PlayerName } from '@muster/ai';
import type { Player, Table } from '@muster/engine';
import { type BattleReady, DEFAULT_ARMIES, parseContender, seatContender } from '@muster/host';
import { shipped } from '@muster/host/disk';
import { SYSTEMS } from '@muster/rules';
import { type Command, Option } from 'commander';
import { Stop } from './findings.ts';
import { gather, words } from './options.ts';
import { readSettings, settingsHelp } from './settings.ts';
import { prepareBattle } from './setup.ts';

/** What somebody may say about a battle that is to be played. */
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

/** Who plays a side: a computer player with its character, such as `captain:cautious`, or `human`. */
type SeatName = string;

/** A battle that may begin: what it is about, who plays it, and the seed of its dice. */
export interface BattleMatch extends BattleReady {
  seed: string;
  names: SeatName[];
  /** Nothing for people. */
  players: (Player | undefined)[];
}

/** Adds what every command understands that plays a battle; `others` are players beside those of the computer. */
export const withBattleOptions = (command: Command, others: readonly string[] = []): Command =>
  command
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
    .option('--sample <names>', `sample armies by name, with commas (${shipped.names('samples').join(', ')})`, words)
    .addOption(
      new Option('--system <name>', 'the game to play (default: what the lists were written for)').choices(SYSTEMS),
    )
    .addOption(new Option('--table <file>', 'the table').conflicts('tableSeed'))
    .option('--table-seed <text>', 'generate the table from this seed (default: the seed of the battle)')
    .option('--seed <text>', 'decides the dice; the same seed gives the same battle (default: drawn anew)')
    .option(
      '--players <names>',
      `who plays each side, the last one also the others: ${[...playerNames, ...others].join(', ')}; also with a character, such as captain:cautious (default: ${USUAL_PLAYER})`,
      words,
    )
    .option('--random-events', 'roll for a random event when a round begins, as in campaigns')
    .option('--setting <name=value>', 'how an unclear rule is read; may be given several times', gather)
    .addHelpText('after', () => `\n${armiesHelp()}\n\n${settingsHelp()}`);

/** Who plays when nobody says. */
const USUAL_PLAYER: PlayerName = 'solo';

/** The options by which a battle is chosen, as they are typed. */
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

/** Stops when a battle is chosen beside a record, which has its own. */
export const demandRecordAlone = (file: string, options: BattleOptions): void => {
  const given = (Object.keys(FLAGS) as (keyof BattleOptions)[]).find((name) => options[name] !== undefined);
  if (given === undefined) return;
  throw new Stop(
    `${file} is a battle that was played already: leave ${FLAGS[given]} out, or leave the file out to play another.`,
  );
};

/** Gets a battle ready. */
export const matchFor = (options: BattleOptions, others: readonly string[] = [], placed?: Table): BattleMatch => {
  const seed = options.seed ?? drawSeed();
  const settings = readSettings(options.setting ?? []);
  const { army = [], book = [], sample = [], system, table, tableSeed = seed, randomEvents } = options;
  const ready = prepareBattle({ army, book, sample, system, table, placed, tableSeed, randomEvents, settings });
  const seats = seatsFor(options.players ?? [USUAL_PLAYER], ready).map((name, side) =>
    seatOf(name, `${seed} ${side}`, others),
  );
  return { ...ready, seed, names: seats.map(({ name }) => name), players: seats.map(({ player }) => player) };
};

/** Somebody at the table; people are no players that are asked. */
const seatOf = (text: string, seed: string, others: readonly string[]): { name: SeatName; player?: Player } => {
  if (others.includes(text)) return { name: text };
  const contender = parseContender(text, others);
  if (!contender.ok) throw new Stop(contender.error);
  return { name: contender.value.label, player: seatContender(contender.value, seed) };
};

/** A seed that nobody has seen before. */
const drawSeed = (): string => crypto.randomUUID().slice(0, 8);

const seatsFor = (wanted: readonly string[], { plan }: BattleReady): string[] => {
  const sides = plan.sides.length;
  if (wanted.length > sides) throw new Stop(`${wanted.length} players were named, but there are ${sides} sides.`);
  return plan.sides.map((_, side) => wanted[side] ?? wanted.at(-1) ?? USUAL_PLAYER);
};

/** The ready lists by game, each book once with the sizes of its lists. */
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
    `Ready lists by book and points, named as in ${first}:`,
    ...lines,
    `Without armies ${first} meets ${second}.`,
  ].join('\n');
};
