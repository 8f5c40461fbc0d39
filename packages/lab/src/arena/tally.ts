/** The summed results of one pairing at one place, independent of the order of games. */
export interface Tally {
  /** Games by the first player's result and seat: see `cellOf`. */
  cells: number[];
  rounds: number;
  steps: number;
  /** Battles stopped after very many steps; they count as draws. */
  unfinished: number;
  /** The sum of the checksums of the last states. */
  checksum: number;
  /** The time taken, the only part that the seeds do not decide. */
  milliseconds: number;
}

/** The result of a game for a player. */
const OUTCOMES = ['loss', 'draw', 'win'] as const;
export type GameOutcome = (typeof OUTCOMES)[number];

/** The seat of the first player of a pairing in a game, each 0 or 1. */
export interface PlayerSeat {
  /** Its side. */
  side: number;
  /** Its army, of the two at the place. */
  army: number;
  /** 0 if it activated first. */
  turn: number;
}

/** The result of one game. */
export interface Played extends PlayerSeat {
  outcome: GameOutcome;
  rounds: number;
  steps: number;
  finished: boolean;
  checksum: number;
}

/** The number of kinds of games counted separately. */
export const CELLS = 24;

const cellOf = ({ outcome, side, army, turn }: PlayerSeat & { outcome: GameOutcome }): number =>
  OUTCOMES.indexOf(outcome) + 3 * (side + 2 * army + 4 * turn);

/** Returns an empty tally. */
export const emptyTally = (): Tally => ({
  cells: Array.from({ length: CELLS }, () => 0),
  rounds: 0,
  steps: 0,
  unfinished: 0,
  checksum: 0,
  milliseconds: 0,
});

/** Adds a game. */
export const countGame = (tally: Tally, game: Played): void => {
  tally.cells[cellOf(game)]++;
  tally.rounds += game.rounds;
  tally.steps += game.steps;
  if (!game.finished) tally.unfinished++;
  tally.checksum = (tally.checksum + game.checksum) | 0;
};

/** Adds a tally to another. */
export const addTally = (to: Tally, from: Tally): void => {
  for (let i = 0; i < CELLS; i++) to.cells[i] += from.cells[i];
  to.rounds += from.rounds;
  to.steps += from.steps;
  to.unfinished += from.unfinished;
  to.checksum = (to.checksum + from.checksum) | 0;
  to.milliseconds += from.milliseconds;
};

/** Returns the number of games in a tally. */
export const gamesOf = ({ cells }: Tally): number => cells.reduce((sum, count) => sum + count, 0);

/** The wins, draws and losses of a player. */
export interface Score {
  wins: number;
  draws: number;
  losses: number;
}

/** Returns the score of the first player in the games with this seat. */
export const scoreOf = (tally: Tally, seat: Partial<PlayerSeat> = {}): Score => {
  const score: Score = { wins: 0, draws: 0, losses: 0 };
  for (let cell = 0; cell < CELLS; cell += 3) {
    const bits = cell / 3;
    if ((seat.side ?? bits & 1) !== (bits & 1)) continue;
    if ((seat.army ?? (bits >> 1) & 1) !== ((bits >> 1) & 1)) continue;
    if ((seat.turn ?? bits >> 2) !== bits >> 2) continue;
    score.losses += tally.cells[cell];
    score.draws += tally.cells[cell + 1];
    score.wins += tally.cells[cell + 2];
  }
  return score;
};

/** Returns the same score for the opponent. */
export const turned = ({ wins, draws, losses }: Score): Score => ({ wins: losses, draws, losses: wins });

/** Returns the sum of scores. */
export const sumScores = (scores: readonly Score[]): Score => ({
  wins: scores.reduce((sum, { wins }) => sum + wins, 0),
  draws: scores.reduce((sum, { draws }) => sum + draws, 0),
  losses: scores.reduce((sum, { losses }) => sum + losses, 0),
});
