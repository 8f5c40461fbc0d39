import { type BattlePlan, type Game, objectivesHeld, phaseOf, roundOf, turnOf } from '@muster/engine';
import type { BattleSummary } from '@muster/protocol';
import { GAME } from '@muster/engine';
import { playersOf } from './seating.ts';
import type { HeaderSeat } from './header.ts';

/** Returns the summary of a battle for lists. */
export const summaryOf = (
  title: string,
  game: Game,
  seats: readonly HeaderSeat[],
  conceded: readonly number[],
): BattleSummary => {
  const { present: battle, plan } = game;
  const over = isOver(game, conceded);
  const markers = plan.sides.map(({ index }) => objectivesHeld(battle, index));
  return {
    title,
    system: plan.ruleset.id,
    points: pointsOf(plan),
    armies: plan.sides.map(({ name }) => name),
    players: playersOf(seats),
    round: roundOf(battle),
    phase: phaseOf(battle),
    // No person waits in a battle between computer players.
    waiting: over || seats.every(({ kind }) => kind === 'bot') ? [] : awaitedBy(game),
    markers,
    over,
    ...winnerOf(game, conceded),
  };
};

/** Returns the points of the largest army. */
const pointsOf = ({ sides, units }: BattlePlan): number =>
  Math.max(...sides.map((side) => side.units.reduce((sum, unit) => sum + units[unit].cost, 0)));

/** Returns the summary of a battle whose terrain is being placed. */
export const terrainSummary = (
  title: string,
  plan: BattlePlan,
  seats: readonly HeaderSeat[],
  waiting: readonly number[],
): BattleSummary => ({
  title,
  system: plan.ruleset.id,
  points: pointsOf(plan),
  armies: plan.sides.map(({ name }) => name),
  players: playersOf(seats),
  round: 0,
  phase: 'terrain',
  waiting: seats.every(({ kind }) => kind === 'bot') ? [] : waiting,
  markers: plan.sides.map(() => 0),
  over: false,
});

/** Returns the sides that must act. */
export const awaitedBy = (game: Game): number[] =>
  game.pending.length > 0 ? [...new Set(game.pending.map(({ side }) => side))] : [turnOf(game.battle)];

/** Returns whether a battle is over: played to its end, or only one side has not conceded. */
export const isOver = (game: Game, conceded: readonly number[]): boolean =>
  game.finished || new Set(conceded).size >= game.plan.sides.length - 1;

const winnerOf = (game: Game, conceded: readonly number[]): { winner?: number } => {
  if (!isOver(game, conceded)) return {};
  const standing = game.plan.sides.map(({ index }) => index).filter((side) => !conceded.includes(side));
  if (!game.finished) return standing.length === 1 ? { winner: standing[0] } : {};
  const winner = game.battle.game[GAME.winner];
  return winner > 0 ? { winner: winner - 1 } : {};
};
