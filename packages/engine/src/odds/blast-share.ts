import type { Pool, Volley } from '../attack/volley.ts';
import { type FaceHits, faceHits } from './die-law.ts';

/** Hits of a Blast that are alike: of one pool, with one AP and as many extra wounds. */
export interface HitClass {
  pool: Pool;
  ap: number;
  more: number;
}

/** A number of hits of each class that one of the units sharing a Blast takes. */
export interface BlastShare {
  chance: number;
  counts: readonly number[];
}

/** Whether the hits of a pool are shared with the units around the target. */
export const isShared = (volley: Volley, pool: Pool): boolean => volley.further.length > 0 && pool.effect.spreads;

/**
 * Returns the classes of shared hits in the order in which they are shared out: the highest AP first, then as they
 * were rolled.
 */
export const hitClasses = (volley: Volley): HitClass[] =>
  volley.pools
    .filter((pool) => isShared(volley, pool))
    .flatMap((pool) => {
      const { plainAp } = pool.table;
      const classes: HitClass[] = [];
      const add = (ap: number, more: number): void => {
        if (!classes.some((of) => of.ap === ap && of.more === more)) classes.push({ pool, ap, more });
      };
      for (const { ap, more, plain } of faceHits(pool, volley.copiesKeepAp)) {
        add(ap, more);
        if (plain > 0) add(plainAp, 0);
      }
      if (pool.free > 0) add(plainAp, 0);
      return classes;
    })
    .sort((a, b) => b.ap - a.ap || b.more - a.more);

/**
 * Returns the chances of what one of the units takes, if hits are shared out in turn and its turn is `turn`, the first
 * being 0 (battle:F2): by default the target of the Blast is the first.
 */
export const blastShares = (volley: Volley, classes: readonly HitClass[], turn: number): BlastShare[] => {
  const sharing = 1 + volley.further.length;
  const { strides, chances } = classCounts(volley, classes);
  const byShare = new Float64Array(chances.length);
  for (let at = 0; at < chances.length; at++)
    if (chances[at] > 0) byShare[shareOf(countsAt(strides, at), strides, sharing, turn)] += chances[at];
  const shares: BlastShare[] = [];
  byShare.forEach((chance, at) => {
    if (chance > 0) shares.push({ chance, counts: countsAt(strides, at) });
  });
  return shares;
};

/** Chances of how many hits there are of each class, as one list with a stride for each class. */
interface ClassCounts {
  strides: readonly number[];
  chances: Float64Array;
}

const classCounts = (volley: Volley, classes: readonly HitClass[]): ClassCounts => {
  const dice = volley.pools.filter((pool) => isShared(volley, pool));
  const kernels = dice.map((pool) => faceHits(pool, volley.copiesKeepAp));
  const on = (of: HitClass, pool: Pool, ap: number, more: number, count: number): number =>
    of.pool === pool && of.ap === ap && of.more === more ? count : 0;
  const most = classes.map((of) =>
    dice.reduce((sum, pool, i) => {
      const { plainAp } = pool.table;
      const ofFace = ({ ap, more, own, plain }: FaceHits): number =>
        on(of, pool, ap, more, own) + on(of, pool, plainAp, 0, plain);
      const single = Math.max(0, ...kernels[i].map(ofFace));
      const perDie = Math.max(0, ...kernels[i].map((face) => ofFace(face) + face.again * single));
      return sum + pool.dice * perDie + on(of, pool, plainAp, 0, pool.free * pool.effect.hitFactor);
    }, 0),
  );
  const strides = most.map((_, i) => most.slice(i + 1).reduce((product, count) => product * (count + 1), 1));
  const size = most.reduce((product, count) => product * (count + 1), 1);
  let chances = new Float64Array(size);
  chances[0] = 1;
  const placeOf = (pool: Pool, ap: number, more: number): number =>
    strides[classes.findIndex((of) => of.pool === pool && of.ap === ap && of.more === more)];
  dice.forEach((pool, i) => {
    const { plainAp } = pool.table;
    const plainSteps = kernels[i].map(({ faces, ap, more, own, plain }) => ({
      chance: faces / 6,
      by: own * placeOf(pool, ap, more) + (plain > 0 ? plain * placeOf(pool, plainAp, 0) : 0),
    }));
    const missing = 1 - plainSteps.reduce((sum, { chance }) => sum + chance, 0);
    const plainDie = missing > 0 ? [...plainSteps, { chance: missing, by: 0 }] : plainSteps;
    const steps = plainSteps.flatMap((step, face) => withFurther(step, plainDie, kernels[i][face].again));
    for (let die = 0; die < pool.dice; die++) {
      const next = chances.map((chance) => chance * missing);
      for (const { chance, by } of steps) for (let at = by; at < size; at++) next[at] += chances[at - by] * chance;
      chances = next;
    }
    if (pool.free === 0) return;
    const by = pool.free * pool.effect.hitFactor * placeOf(pool, plainAp, 0);
    const next = new Float64Array(size);
    next.set(chances.subarray(0, size - by), by);
    chances = next;
  });
  return { strides, chances };
};

/** A chance of hits, as a shift in the list. */
interface Shift {
  chance: number;
  by: number;
}

/** A face together with the results of the extra dice that it gives. */
const withFurther = (face: Shift, die: readonly Shift[], again: number): Shift[] => {
  let shifts = [face];
  for (let further = 0; further < again; further++)
    shifts = shifts.flatMap(({ chance, by }) =>
      die.map((next) => ({ chance: chance * next.chance, by: by + next.by })),
    );
  return shifts;
};

const countsAt = (strides: readonly number[], at: number): number[] => {
  let rest = at;
  return strides.map((stride) => {
    const count = Math.trunc(rest / stride);
    rest -= count * stride;
    return count;
  });
};

/** Returns the index of one unit's share in the list: it takes every hit whose place in the queue is its turn. */
const shareOf = (counts: readonly number[], strides: readonly number[], sharing: number, turn: number): number => {
  let queued = 0;
  let at = 0;
  counts.forEach((count, i) => {
    const before = Math.ceil((queued - turn) / sharing);
    queued += count;
    at += (Math.ceil((queued - turn) / sharing) - before) * strides[i];
  });
  return at;
};
