import { hex } from '@muster/kernel';
import { gamesInScore, type Interval, scoreInterval, shareOf, wilson } from './interval.ts';
import type { ArenaResults } from './ledger.ts';
import type { ArenaPlan, Lane } from './order.ts';
import { ratePlayers } from './rating.ts';
import { addTally, emptyTally, gamesOf, type Score, scoreOf, sumScores, type Tally, turned } from './tally.ts';

/** A score with its shares and their 95 % intervals. */
export interface Figures extends Score {
  games: number;
  /** Wins and half the draws, as a share of all games. */
  score: number;
  interval: Interval;
  /** Wins alone, as a share of all games. */
  winRate: number;
  winInterval: Interval;
}

/** The results of a player against all others. */
export interface PlayerStanding extends Figures {
  player: string;
  rating: number;
  /** Half the width of the rating's 95% interval. */
  ratingReach: number;
}

/** The results of the first of two players against the second. */
export interface PairingStanding extends Figures {
  players: readonly [string, string];
}

/** The results of an army with all players. */
export interface ArmyStanding extends Figures {
  system: string;
  army: string;
}

/** The results of an arena so far. */
export interface Standings {
  games: number;
  /** The strongest first. */
  players: PlayerStanding[];
  pairings: PairingStanding[];
  /** Empty if every army only met itself. */
  armies: ArmyStanding[];
  /** Side 0 against side 1, with all players. */
  firstSide: Figures;
  /** The side that activated first against the other. */
  firstTurn: Figures;
  rounds: number;
  steps: number;
  unfinished: number;
  /** A checksum of the last states of all battles, in any order. */
  checksum: string;
  /** The mean time of a battle in milliseconds. */
  milliseconds: number;
}

const figuresOf = (score: Score): Figures => {
  const games = gamesInScore(score);
  return {
    games,
    ...score,
    score: shareOf(score),
    interval: scoreInterval(score),
    winRate: games === 0 ? 0 : score.wins / games,
    winInterval: wilson(score.wins, games),
  };
};

/** A lane with its played games. */
interface Row {
  lane: Lane;
  tally: Tally;
}

/** Returns the standings from the played games of each lane. */
export const standingsOf = (plan: ArenaPlan, ledger: ArenaResults): Standings => {
  const rows = plan.lanes.map((lane, i): Row => ({ lane, tally: ledger[i].tally }));
  const all = mergeRows(rows);
  const games = gamesOf(all);
  const mean = (sum: number): number => (games === 0 ? 0 : sum / games);
  return {
    games,
    players: playersOf(plan, rows),
    pairings: plan.pairings.map(([first, second], i) => ({
      players: [plan.order.contenders[first].label, plan.order.contenders[second].label],
      ...figuresOf(scoreOf(mergeRows(rows.filter(({ lane }) => lane.pairing === i)))),
    })),
    armies: armiesOf(plan, rows),
    firstSide: figuresOf(sumScores([scoreOf(all, { side: 0 }), turned(scoreOf(all, { side: 1 }))])),
    firstTurn: figuresOf(sumScores([scoreOf(all, { turn: 0 }), turned(scoreOf(all, { turn: 1 }))])),
    rounds: mean(all.rounds),
    steps: mean(all.steps),
    unfinished: all.unfinished,
    checksum: hex(all.checksum),
    milliseconds: mean(all.milliseconds),
  };
};

const mergeRows = (rows: readonly Row[]): Tally => {
  const sum = emptyTally();
  for (const { tally } of rows) addTally(sum, tally);
  return sum;
};

const playersOf = ({ order, pairings }: ArenaPlan, rows: readonly Row[]): PlayerStanding[] => {
  const meetings = pairings.map((players, i) => ({
    players,
    score: scoreOf(mergeRows(rows.filter(({ lane }) => lane.pairing === i))),
  }));
  const ratings = ratePlayers(order.contenders.length, meetings);
  return order.contenders
    .map(({ label }, player) => {
      const scores = meetings.flatMap(({ players: [first, second], score }) => [
        ...(first === player ? [score] : []),
        ...(second === player ? [turned(score)] : []),
      ]);
      const { rating, reach } = ratings[player];
      return { player: label, ...figuresOf(sumScores(scores)), rating, ratingReach: reach };
    })
    .sort((a, b) => b.rating - a.rating);
};

/** Returns the results of armies by ground; a game counts for the army of the first player as for that player. */
const armiesOf = ({ order, places }: ArenaPlan, rows: readonly Row[]): ArmyStanding[] =>
  order.grounds.flatMap(({ system, armies }, ground) =>
    armies.length === 1
      ? []
      : armies
          .map(({ name }, army) => {
            const scores = rows.flatMap(({ lane, tally }) => {
              const place = places[lane.place];
              const at = place.ground === ground ? place.armies.indexOf(army) : -1;
              return at < 0 ? [] : [scoreOf(tally, { army: at }), turned(scoreOf(tally, { army: 1 - at }))];
            });
            return { system, army: name, ...figuresOf(sumScores(scores)) };
          })
          .sort((a, b) => b.score - a.score),
  );
