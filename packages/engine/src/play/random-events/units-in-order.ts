import type { Play } from '../../contract/play.ts';
import { dependOnEachOther } from '../../state/dependence.ts';
import { sideOf } from '../../state/query.ts';
import { inOrder } from '../in-order.ts';

/**
 * Returns units that an event hits at the same time, in the order in which they suffer; asks only where that can
 * change a result (muster:order).
 */
export const unitsInOrder = (play: Play, units: readonly number[], rule: string): readonly number[] => {
  const { battle } = play;
  if (!dependOnEachOther(battle, units)) return units;
  return inOrder(
    play,
    units.map((unit) => ({ unit, side: sideOf(battle, unit), rule })),
  ).map(({ unit }) => unit);
};
