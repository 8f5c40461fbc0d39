import { makePlayer, type PlayerName } from '@muster/ai';
import type { ArmyList } from '@muster/army';
import { type Campaign, digest, type Digest, fieldArmy, type Match } from '@muster/campaign';
import {
  type BattleSetup,
  compilePlan,
  Game,
  type Player,
  recordOf,
  reportOf,
  type Table,
  withDuel,
} from '@muster/engine';
import { duelsOf, matchBattle } from '@muster/lab';
import { makeRecordFile } from '@muster/protocol';
import { paint } from '../colours.ts';
import { writeFile } from '../files.ts';
import { Stop } from '../findings.ts';
import { drive } from '../human/drive.ts';
import { closingLines, openingLines, SILENT, storyLogger } from '../log.ts';
import { note, say } from '../screen.ts';

/** Who plays an army. */
export type Seat = PlayerName | 'human';

/** How a match is fought here. */
export interface Fight {
  table: Table;
  seed: string;
  seats: readonly Seat[];
  /** Says nothing on the way. */
  silent: boolean;
  dice?: 'asked';
  /** Where the record of the battle goes. */
  out?: string;
}

/** Fights a match and the duels that it calls for, with whoever sits at the table. */
export const fight = async (campaign: Campaign, match: Match, order: Fight): Promise<Digest> => {
  const battle = matchBattle(campaign, match, order.table);
  if ('unit' in battle)
    throw new Stop(
      `${battle.unit} has a name and a price, but no profile to fight with: fight this match at a table and record it with "muster campaign record".`,
    );
  const lists = match.armies.map(({ army, brought }) => fieldArmy(campaign, army, Object.keys(brought)) as ArmyList);
  const game = await playGame(battle.setup, order.seed, order.seats, lists, order);
  let report = reportOf(game);
  if (!report.finished) throw new Stop('The battle is not over, so nothing was written: play the match again.');
  if (order.out !== undefined) save(game, order);
  for (const { row, setup, champion, opponent } of duelsOf(battle, report, order.seed)) {
    if (!order.silent) say(`\n${setup.armies[0].units[0].name} must fight alone.`);
    const seats = [order.seats[champion], order.seats[opponent]];
    const own = { ...lists[champion], army: setup.armies[0] };
    // oxlint-disable-next-line no-await-in-loop
    const duel = await playGame(
      setup,
      `${order.seed} duel ${row}`,
      seats,
      [own, { ...own, army: setup.armies[1] }],
      order,
    );
    report = withDuel(report, row, reportOf(duel).winner === 0);
  }
  return digest(campaign, match, report, battle.armies);
};

const playGame = async (
  setup: BattleSetup,
  seed: string,
  seats: readonly Seat[],
  lists: readonly ArmyList[],
  { silent, dice }: Fight,
): Promise<Game> => {
  const plan = compilePlan(setup);
  const colours = paint();
  const logger = silent ? SILENT : storyLogger(plan, colours, say);
  if (!silent) for (const line of openingLines(plan, seats, seed, colours)) say(line);
  const players = seats.map((seat, side): Player | undefined =>
    seat === 'human' ? undefined : makePlayer(seat, `${seed} ${side}`),
  );
  const game = new Game({ plan, seed, players, dice, listen: logger.hear });
  await drive(game, { players, lists, logger, paint: colours, seed });
  if (!silent) for (const line of ['', ...closingLines(game, colours)]) say(line);
  return game;
};

const save = (game: Game, { out, seats, silent }: Fight): void => {
  if (out === undefined) return;
  writeFile(out, `${JSON.stringify(makeRecordFile(recordOf(game, [...seats])))}\n`);
  (silent ? note : say)(`The record of the battle is in ${out}.`);
};
