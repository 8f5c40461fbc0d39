import { plural, withInstruction } from '@muster/kernel';
import { makePlayer, type PlayerName, playerNames } from '@muster/ai';
import type { ArmyList } from '@muster/army';
import { type Campaign, type BattleDigest, fieldArmy, type Match } from '@muster/campaign';
import {
  type BattlePlan,
  type BattleRecord,
  type BattleSetup,
  compilePlan,
  Game,
  planOfRecord,
  type Player,
  recordOf,
  type ReplayOptions,
  reportOf,
  roundsOf,
  type Table,
} from '@muster/engine';
import { battlesOfMatch, type BroughtUnits, broughtUnits, whyUnplayable } from '@muster/host';
import { makeRecordFile } from '@muster/protocol';
import { paint } from '../colours.ts';
import { writeFile } from '../files.ts';
import { CommandError } from '../findings.ts';
import { playInteractively } from '../human/drive.ts';
import { closingLines, type Logger, openingLines, storyLogger } from '../log.ts';
import { showProgress } from '../progress.ts';
import { replayRecord } from '../records.ts';
import { printNote, printLine } from '../screen.ts';
import { saveBattle, savedBattle } from './kept-battle.ts';
import { stopWith } from './refusals.ts';

/** The player of an army. */
export type Seat = PlayerName | 'human';

/** How to play the battle of a match. */
export interface MatchBattleOptions {
  table: Table;
  seed: string;
  /** The player of each army, in the order of the match. */
  seats: readonly Seat[];
  /** Prints no log of the battle. */
  silent: boolean;
  dice?: 'asked';
  /** Returns the file in which a battle is saved while it is played. */
  keep: (part: string) => string;
  /** The file for the record of the battle. */
  out?: string;
  /** The lines that people at the terminal type. */
  lines: AsyncIterator<string>;
}

/** Plays the battle of a match and the duels that it calls for. */
export const playMatchBattles = async (
  campaign: Campaign,
  match: Match,
  order: MatchBattleOptions,
): Promise<BattleDigest> => {
  demandPlayable(campaign, broughtUnits(match));
  const lists = match.armies.map(({ army, brought }) => fieldArmy(campaign, army, Object.keys(brought)) as ArmyList);
  const battles = battlesOfMatch(campaign, match, order);
  let next = battles.next();
  while (!next.done) {
    const { kind, name, setup, seed, sides } = next.value;
    if (kind === 'duel' && !order.silent) printLine(`\n${setup.armies[0].units[0].name} must fight a duel.`);
    const own = setup.armies.map((army, side) => ({ ...lists[kind === 'duel' ? sides[0] : side], army }));
    const seats = sides.map((side) => order.seats[side]);
    const out = kind === 'duel' ? undefined : order.out;
    // oxlint-disable-next-line no-await-in-loop
    const report = reportOf(await playGame(setup, own, { ...order, seed, seats, out }, order.keep(name)));
    if (kind === 'match' && !report.finished)
      throw new CommandError('The battle is not over, so nothing was saved. Play the match again.');
    next = battles.next(report);
  }
  if ('digest' in next.value) return next.value.digest;
  throw new CommandError(`${next.value.unit} has no profile, so Muster cannot play this match: ${AT_TABLE}.`);
};

const AT_TABLE = 'play it at a table ("muster campaign setup", then "muster campaign record")';

/** Refuses a match that Muster cannot play: too many armies, or units without a profile. */
export const demandPlayable = (campaign: Campaign, bring: BroughtUnits): void => {
  const reason = whyUnplayable(campaign, bring);
  if (!reason) return;
  if (reason.code === 'too-many-armies') throw new CommandError(withInstruction(reason.sentence, `: ${AT_TABLE}.`));
  const { code, sentence, army, bare, others } = reason;
  const atHome = `leave ${plural(bare.length, 'it', 'them')} at home (--bring ${army}=${others.join(',')}), or `;
  throw stopWith(code, withInstruction(sentence, `: ${others.length > 0 ? atHome : ''}${AT_TABLE}.`), {
    what: bare[0],
  });
};

/** Plays a battle, or continues it where it was left. The battle is saved after every step that people can see. */
const playGame = async (
  setup: BattleSetup,
  lists: readonly ArmyList[],
  order: MatchBattleOptions,
  kept: string,
): Promise<Game> => {
  const { seed, silent, lines, out } = order;
  const left = savedBattle(kept, seed, setup);
  const seats = left ? seatsSince(left, order.seats) : order.seats;
  if (left?.dice === 'seeded' && order.dice === 'asked')
    throw new CommandError('In this battle, Muster rolls the dice. Leave --real-dice out.');
  const plan = left ? planOfRecord(left, setup.ruleset) : compilePlan(setup);
  const colours = paint();
  const players = seats.map((seat, side): Player | undefined =>
    seat === 'human' ? undefined : makePlayer(seat, `${seed} ${side}`),
  );
  const progress = showProgress('The battle');
  let game: Game | undefined;
  // Do not print again what people have already read.
  const print = (line: string): void => {
    if (game || !left) printLine(line);
  };
  const logger = silent
    ? progressLogger(plan, progress.to)
    : storyLogger(plan, colours, print, !seats.includes('human'));
  if (!silent) for (const line of openingLines(plan, seats, seed, colours)) printLine(line);
  try {
    const listen = logger.hear;
    game = left
      ? continued(left, kept, { plan, players, listen })
      : new Game({ plan, seed, players, dice: order.dice, listen });
    if (left && !silent) printLine('The battle continues where you left it.');
    const keep = (playing: Game): void => saveBattle(kept, playing, seats);
    keep(game);
    const after = silent ? undefined : keep;
    await playInteractively(game, { players, lists, logger, paint: colours, seed, lines, after, strict: true });
  } finally {
    progress.end();
    // A player who leaves in the middle still gets the record.
    if (game && out !== undefined) save(game, order, out);
  }
  if (!silent) for (const line of ['', ...closingLines(game, colours)]) printLine(line);
  return game;
};

/** Returns the players of a continued battle: people may change, computer players stay the same. */
const seatsSince = ({ players }: BattleRecord, seats: readonly Seat[]): Seat[] =>
  seats.map((seat, side) => (seat === 'human' ? seat : (playerNames.find((name) => name === players[side]) ?? seat)));

/** Replays a battle up to where it was left. */
const continued = (left: BattleRecord, kept: string, options: ReplayOptions & { plan: BattlePlan }): Game => {
  const { game, problem } = replayRecord(left, options.plan.ruleset, options);
  if (!problem) return game;
  throw new CommandError(
    `The battle in ${kept} was begun with another version of Muster and cannot be continued with this one. Finish it with that version, or break off the match.`,
  );
};

/** Returns a logger that shows the progress of a battle instead of its log. */
const progressLogger = (plan: BattlePlan, to: (share: number) => void): Logger => {
  let round = 1;
  let acted = 0;
  return {
    hear: (event) => {
      if (event.type === 'activated') acted++;
      if (event.type === 'round-started') {
        ({ round } = event);
        acted = 0;
      }
      to(Math.min(1, (round - 1 + acted / plan.units.length) / roundsOf(plan)));
    },
    pause: () => undefined,
  };
};

const save = (game: Game, { seats, silent }: MatchBattleOptions, out: string): void => {
  writeFile(out, `${JSON.stringify(makeRecordFile(recordOf(game, [...seats])))}\n`);
  (silent ? printNote : printLine)(`The record of the battle is in ${out}.`);
};
