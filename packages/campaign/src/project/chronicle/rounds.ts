import { matchOf } from '../../state/find.ts';
import type { ChronicleLine, ChronicleContext } from './chronicle-context.ts';

/** Returns lines with the round that they belong to. */
export const inRound = (round: number, lines: readonly ChronicleLine[]): ChronicleLine[] =>
  lines.map((line) => ({ ...line, round }));

/** Returns lines that are written during a battle: they belong to its current round, once there is one. */
export const duringBattle = (
  telling: ChronicleContext,
  match: string,
  lines: (round: number) => readonly ChronicleLine[],
): ChronicleLine[] => {
  const { round = 0 } = matchOf(telling.before, match) ?? {};
  return round === 0 ? [...lines(round)] : inRound(round, lines(round));
};
