import { BATTLE_LIMITS } from '@muster/engine';

/** The places in a unit in their last ranking, the smallest key first. */
export const ranks: Int32Array = new Int32Array(BATTLE_LIMITS.models);

/** Ranks the first places by their keys; equal keys stay in order. */
export const rank = (count: number, keys: Float64Array): void => {
  for (let i = 0; i < count; i++) {
    let k = i;
    for (; k > 0 && keys[ranks[k - 1]] > keys[i]; k--) ranks[k] = ranks[k - 1];
    ranks[k] = i;
  }
};
