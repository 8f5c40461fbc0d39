import { makePlayer, type PlayerName } from '@muster/ai';
import { type Campaign, digest, type Digest, type Match, type Unready } from '@muster/campaign';
import { compilePlan, Game, type Player, playOut, reportOf, type Table, withDuel } from '@muster/engine';
import type { BattleReport } from '@muster/kernel';
import { duelsOf, matchBattle } from './match.ts';

/** A match that computer players have played: the battle, its duels, and what the campaign learns. */
export interface Fought {
  game: Game;
  duels: readonly Game[];
  report: BattleReport;
  digest: Digest;
}

/** How a match is played: the table, the seed, and the players. */
export interface FightOrder {
  table: Table;
  seed: string;
  /** Who plays each army, in the order of the match; the last one plays the rest. */
  players: readonly PlayerName[];
}

const MOST_STEPS = 20_000;

/** Lets computer players play a match, and the duels that it calls for. */
export const fightMatch = (
  campaign: Campaign,
  match: Match,
  { table, seed, players }: FightOrder,
): Fought | Unready => {
  const battle = matchBattle(campaign, match, table);
  if ('unit' in battle) return battle;
  const seat = (side: number, of: string): Player =>
    makePlayer(players[Math.min(side, players.length - 1)], `${seed} ${of} ${side}`);
  const game = playOut(
    new Game({ plan: compilePlan(battle.setup), seed, players: battle.armies.map((_, side) => seat(side, 'match')) }),
    MOST_STEPS,
  );
  const duels: Game[] = [];
  let report = reportOf(game);
  for (const { row, setup, champion, opponent } of duelsOf(battle, report, seed)) {
    const duel = playOut(
      new Game({
        plan: compilePlan(setup),
        seed: `${seed} duel ${row}`,
        players: [seat(champion, 'duel'), seat(opponent, 'duel')],
      }),
      MOST_STEPS,
    );
    duels.push(duel);
    report = withDuel(report, row, reportOf(duel).winner === 0);
  }
  return { game, duels, report, digest: digest(campaign, match, report, battle.armies) };
};
