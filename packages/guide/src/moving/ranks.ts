import { LIMITS } from '@muster/engine';

/** Places in a unit, those with the smallest key first, as they were last ranked. */
export const ranks: Int32Array = new Int32Array(LIMITS.models);

/** Ranks the first places by their keys; equals stay in order. */
export const rank = (count: number, keys: Float64Array): void => {
  for (let i = 0; i < count; i++) {
    let k = i;
    for (; k > 0 && keys[ranks[k - 1]] > keys[i]; k--) ranks[k] = ranks[k - 1];
    ranks[k] = i;
  }
};
