import { type Battle, type BattlePlan, checksum, compilePlan, GAME, Game, phaseOf, turnOf } from '@muster/engine';
import { seatContender } from '@muster/host';
import { rulesetOf } from '@muster/rules';
import { type ArenaGame, type ArenaOrder, type ArenaPlan, gameOf, type Lane } from './order.ts';
import { countGame, emptyTally, type GameOutcome, type Played, type Tally } from './tally.ts';

/** The number of cached plans: both assignments of the armies of two places. */
const MOST_PLANS = 4;
/** More steps than any battle takes. */
const MOST_STEPS = 2000;

/** Makes battle plans and caches the last ones; plans have caches of their own, so few are stored. */
export type PlanShelf = (game: ArenaGame) => BattlePlan;

/** Makes the plan cache of an arena. */
export const planShelf = ({ grounds }: ArenaOrder): PlanShelf => {
  const kept = new Map<string, BattlePlan>();
  return ({ place: { ground, armies, table }, army }) => {
    const key = [ground, ...armies, table, army].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const { system, armies: all, tables, settings } = grounds[ground];
    const ruleset = rulesetOf(system);
    if (!ruleset) throw new Error(`there is no game "${system}"`);
    const sides = [armies[army], armies[1 - army]].map((place) => all[place].army);
    const plan = compilePlan({ ruleset, armies: sides, table: tables[table].table, settings });
    for (const old of kept.keys()) if (kept.size >= MOST_PLANS) kept.delete(old);
    kept.set(key, plan);
    return plan;
  };
};

/** Plays one game of an arena to its end. An illegal action of a player throws. */
export const playGame = ({ contenders }: ArenaOrder, shelf: PlanShelf, game: ArenaGame): Played => {
  const { seed, side, army } = game;
  const players = [0, 1].map((seat) =>
    seatContender(contenders[game.pairing[seat === side ? 0 : 1]], `${seed} ${seat}`),
  );
  const battle = new Game({ plan: shelf(game), seed, players, bare: true });
  const starter = playToEnd(battle);
  const state = battle.battle;
  return {
    outcome: outcomeFor(state, side),
    side,
    army: side === 0 ? army : 1 - army,
    turn: starter === side ? 0 : 1,
    rounds: state.game[GAME.round],
    steps: state.game[GAME.step],
    finished: battle.finished,
    checksum: checksum(state),
  };
};

/** Plays a battle to its end and returns the side that activated first. */
const playToEnd = (game: Game): number => {
  let starter = -1;
  for (let step = 0; step < MOST_STEPS; step++) {
    if (starter < 0 && phaseOf(game.battle) === 'activation') starter = turnOf(game.battle);
    if (!game.playStep()) break;
  }
  return starter;
};

const outcomeFor = ({ game }: Battle, side: number): GameOutcome => {
  const winner = game[GAME.winner] - 1;
  if (winner < 0) return 'draw';
  return winner === side ? 'win' : 'loss';
};

/** A game that could not be played to its end. */
export class LostGame extends Error {
  readonly game: ArenaGame;
  constructor(game: ArenaGame, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.game = game;
  }
}

/** The next games of a lane that were played. */
export interface PlayedGames {
  games: number;
  tally: Tally;
  /** The checksum of the first game. */
  first: number;
}

/** The options for playing a lane. */
export interface LaneWatch {
  /** The first game to play. */
  from: number;
  /** A clock in milliseconds. */
  now: () => number;
  /** Returns whether to stop; called after each game. */
  stops: () => boolean;
  /** Called with the games since its last call: after the first game, then at intervals. */
  hear: (stretch: PlayedGames) => void;
}

/** Milliseconds between two reports. */
const PAUSE = 200;

/** Plays a lane from a game on. Listeners get sums, never single games. */
export const playLane = (plan: ArenaPlan, lane: Lane, shelf: PlanShelf, watch: LaneWatch): void => {
  const { now, stops, hear } = watch;
  let stretch = noGames();
  let heard = -Infinity;
  for (let number = watch.from; number < lane.games && (number === watch.from || !stops()); number++) {
    const start = now();
    const game = gameOf(plan, lane, number);
    try {
      const played = playGame(plan.order, shelf, game);
      if (stretch.games++ === 0) stretch.first = played.checksum;
      countGame(stretch.tally, played);
    } catch (error) {
      throw new LostGame(game, error);
    }
    const end = now();
    stretch.tally.milliseconds += end - start;
    if (end - heard < PAUSE) continue;
    hear(stretch);
    stretch = noGames();
    heard = end;
  }
  if (stretch.games > 0) hear(stretch);
};

const noGames = (): PlayedGames => ({ games: 0, tally: emptyTally(), first: 0 });
