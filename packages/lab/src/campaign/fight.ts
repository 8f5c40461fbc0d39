import { makePlayer, type PlayerName } from '@muster/ai';
import type { Campaign, BattleDigest, Match, Unready } from '@muster/campaign';
import { compilePlan, Game, playOut, reportOf, type Table } from '@muster/engine';
import { battlesOfMatch } from '@muster/host';
import type { BattleReport } from '@muster/kernel';

/** A match played by computer players: the battle, its duels, and the result for the campaign. */
export interface Fought {
  game: Game;
  duels: readonly Game[];
  report: BattleReport;
  digest: BattleDigest;
}

/** The options of a match: the table, the seed and the players. */
export interface FightOrder {
  table: Table;
  seed: string;
  /** The player of each army, in the order of the match; the last one plays the rest. */
  players: readonly PlayerName[];
}

const MOST_STEPS = 20_000;

/** Lets computer players play a match and its duels. */
export const fightMatch = (campaign: Campaign, match: Match, order: FightOrder): Fought | Unready => {
  const { players } = order;
  const battles = battlesOfMatch(campaign, match, order);
  const games: Game[] = [];
  let next = battles.next();
  while (!next.done) {
    const { kind, setup, seed, sides } = next.value;
    const seats = sides.map((side) =>
      makePlayer(players[Math.min(side, players.length - 1)], `${order.seed} ${kind} ${side}`),
    );
    const game = playOut(new Game({ plan: compilePlan(setup), seed, players: seats }), MOST_STEPS);
    games.push(game);
    next = battles.next(reportOf(game));
  }
  if ('unit' in next.value) return next.value;
  const [game, ...duels] = games;
  return { game, duels, ...next.value };
};
