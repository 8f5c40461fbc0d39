import { plural, withHow } from '@muster/kernel';
import { makePlayer, type PlayerName, playerNames } from '@muster/ai';
import type { ArmyList } from '@muster/army';
import { type Campaign, type Digest, fieldArmy, type Match } from '@muster/campaign';
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
import { battlesOfMatch, type Bring, broughtTo, whyUnplayable } from '@muster/host';
import { makeRecordFile } from '@muster/protocol';
import { paint } from '../colours.ts';
import { writeFile } from '../files.ts';
import { Stop } from '../findings.ts';
import { drive } from '../human/drive.ts';
import { closingLines, type Logger, openingLines, storyLogger } from '../log.ts';
import { showProgress } from '../progress.ts';
import { replayRecord } from '../records.ts';
import { note, say } from '../screen.ts';
import { keepBattle, leftBattle } from './kept-battle.ts';
import { stopWith } from './refusals.ts';

/** Who plays an army. */
export type Seat = PlayerName | 'human';

/** How a match is fought here. */
export interface Fight {
  table: Table;
  seed: string;
  /** Who plays each army, in the order of the match. */
  seats: readonly Seat[];
  /** Tells nothing of the battle on the way. */
  silent: boolean;
  dice?: 'asked';
  /** Where its battles are kept while they are being played. */
  keep: (part: string) => string;
  /** Where the record of the battle goes. */
  out?: string;
  /** What people at the terminal type. */
  lines: AsyncIterator<string>;
}

/** Fights a match and the duels that it calls for, with the players at the table. */
export const fight = async (campaign: Campaign, match: Match, order: Fight): Promise<Digest> => {
  demandPlayable(campaign, broughtTo(match));
  const lists = match.armies.map(({ army, brought }) => fieldArmy(campaign, army, Object.keys(brought)) as ArmyList);
  const battles = battlesOfMatch(campaign, match, order);
  let next = battles.next();
  while (!next.done) {
    const { kind, name, setup, seed, sides } = next.value;
    if (kind === 'duel' && !order.silent) say(`\n${setup.armies[0].units[0].name} must fight alone.`);
    const own = setup.armies.map((army, side) => ({ ...lists[kind === 'duel' ? sides[0] : side], army }));
    const seats = sides.map((side) => order.seats[side]);
    const out = kind === 'duel' ? undefined : order.out;
    // oxlint-disable-next-line no-await-in-loop
    const report = reportOf(await playGame(setup, own, { ...order, seed, seats, out }, order.keep(name)));
    if (kind === 'match' && !report.finished)
      throw new Stop('The battle is not over, so nothing was written: play the match again.');
    next = battles.next(report);
  }
  if ('digest' in next.value) return next.value.digest;
  throw new Stop(`${next.value.unit} has no profile, so Muster cannot play this match: ${AT_TABLE}.`);
};

const AT_TABLE = 'play it at a table ("muster campaign setup", then "muster campaign record")';

/** Stops where Muster cannot play a match, with what to do: too many armies, or units that have no profile. */
export const demandPlayable = (campaign: Campaign, bring: Bring): void => {
  const reason = whyUnplayable(campaign, bring);
  if (!reason) return;
  if (reason.code === 'too-many-armies') throw new Stop(withHow(reason.sentence, `: ${AT_TABLE}.`));
  const { code, sentence, army, bare, others } = reason;
  const atHome = `leave ${plural(bare.length, 'it', 'them')} at home (--bring ${army}=${others.join(',')}), or `;
  throw stopWith(code, withHow(sentence, `: ${others.length > 0 ? atHome : ''}${AT_TABLE}.`), { what: bare[0] });
};

/** Plays a battle, or continues it where it was left. It is kept after every step that people can see. */
const playGame = async (setup: BattleSetup, lists: readonly ArmyList[], order: Fight, kept: string): Promise<Game> => {
  const { seed, silent, lines, out } = order;
  const left = leftBattle(kept, seed, setup);
  const seats = left ? seatsSince(left, order.seats) : order.seats;
  if (left?.dice === 'seeded' && order.dice === 'asked')
    throw new Stop('This battle was begun with dice that Muster rolls: leave --real-dice out.');
  const plan = left ? planOfRecord(left, setup.ruleset) : compilePlan(setup);
  const colours = paint();
  const players = seats.map((seat, side): Player | undefined =>
    seat === 'human' ? undefined : makePlayer(seat, `${seed} ${side}`),
  );
  const progress = showProgress('The battle');
  let game: Game | undefined;
  // What people have read already is not printed again.
  const print = (line: string): void => {
    if (game || !left) say(line);
  };
  const logger = silent
    ? progressLogger(plan, progress.to)
    : storyLogger(plan, colours, print, !seats.includes('human'));
  if (!silent) for (const line of openingLines(plan, seats, seed, colours)) say(line);
  try {
    const listen = logger.hear;
    game = left
      ? continued(left, kept, { plan, players, listen })
      : new Game({ plan, seed, players, dice: order.dice, listen });
    if (left && !silent) say('The battle continues where it was left.');
    const keep = (playing: Game): void => keepBattle(kept, playing, seats);
    keep(game);
    const after = silent ? undefined : keep;
    await drive(game, { players, lists, logger, paint: colours, seed, lines, after, strict: true });
  } finally {
    progress.end();
    // Whoever leaves in the middle has at least the record.
    if (game && out !== undefined) save(game, order, out);
  }
  if (!silent) for (const line of ['', ...closingLines(game, colours)]) say(line);
  return game;
};

/** People may come and go; one computer player does not take the place of another. */
const seatsSince = ({ players }: BattleRecord, seats: readonly Seat[]): Seat[] =>
  seats.map((seat, side) => (seat === 'human' ? seat : (playerNames.find((name) => name === players[side]) ?? seat)));

/** Plays a battle again up to where it was left. */
const continued = (left: BattleRecord, kept: string, options: ReplayOptions & { plan: BattlePlan }): Game => {
  const { game, problem } = replayRecord(left, options.plan.ruleset, options);
  if (!problem) return game;
  throw new Stop(
    `The battle in ${kept} was begun with another version of Muster and cannot be continued by this one: finish it with that version, or break the match off.`,
  );
};

/** Shows how far a battle has come where its story is not told. */
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

const save = (game: Game, { seats, silent }: Fight, out: string): void => {
  writeFile(out, `${JSON.stringify(makeRecordFile(recordOf(game, [...seats])))}\n`);
  (silent ? note : say)(`The record of the battle is in ${out}.`);
};
