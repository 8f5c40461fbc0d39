import { matchOf } from '../../state/find.ts';
import type { ChronicleLine, Telling } from './telling.ts';

/** Gives lines the round that they tell of. */
export const inRound = (round: number, lines: readonly ChronicleLine[]): ChronicleLine[] =>
  lines.map((line) => ({ ...line, round }));

/** Lines about what is told while a battle goes on: they belong to its current round, once there is one. */
export const duringBattle = (
  telling: Telling,
  match: string,
  lines: (round: number) => readonly ChronicleLine[],
): ChronicleLine[] => {
  const { round = 0 } = matchOf(telling.before, match) ?? {};
  return round === 0 ? [...lines(round)] : inRound(round, lines(round));
};
