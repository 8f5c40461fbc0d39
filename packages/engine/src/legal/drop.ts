import { distance2 } from '@muster/kernel';
import type { Spot } from '../contract/question.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import type { Battle } from '../state/battle.ts';

/** Checks whether a marker that fell on a spot may be placed here instead. */
export const checkDrop = ({ plan: { table } }: Battle, spot: Spot, reach: number, to: Spot): Refusal | undefined => {
  if (to.x < 0 || to.y < 0 || to.x > table.width || to.y > table.depth) return refuse('off-table');
  const apart2 = distance2(spot.x, spot.y, to.x, to.y);
  return apart2 <= reach * reach
    ? undefined
    : refuse('spot-too-far', { need: reach, have: Math.ceil(Math.sqrt(apart2)) });
};
