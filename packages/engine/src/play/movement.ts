import type { ModelMove } from '../game/action.ts';
import type { Play } from '../game/play.ts';
import { dangerousModels, placeMoves } from '../legal/move.ts';
import { U } from '../state/battle.ts';
import { mark } from '../state/query.ts';
import { testDangerous } from './dangerous.ts';
import { handleWreck } from './wreck.ts';

/**
 * Carries out moves that have been checked, then the dangerous terrain tests that they call for (battle:G20, battle:G21).
 * `origin` is the transport that a unit leaves.
 */
export const carryOut = (play: Play, unit: number, moves: readonly ModelMove[], how: string, origin?: number): void => {
  const { battle } = play;
  const haste = how === 'rush' || how === 'charge';
  const acting = haste || how === 'advance';
  const endangered = dangerousModels(battle, unit, moves, haste, origin, acting);
  if (moves.some(({ model, path }) => changesPlace(play, model, path))) mark(battle, unit, U.moved);
  placeMoves(battle, unit, moves);
  if (play.listening && moves.length > 0) play.emit({ type: 'moved', unit, moves, how });
  testDangerous(play, unit, endangered);
  handleWreck(play, unit);
};

const changesPlace = ({ battle }: Play, model: number, path: readonly number[]): boolean => {
  for (let i = 0; i < path.length; i += 2)
    if (path[i] !== battle.x[model] || path[i + 1] !== battle.y[model]) return true;
  return false;
};
