import type { Pool, Volley } from '../attack/volley.ts';
import { blastShares, type HitClass, hitClasses, isShared } from './blast-share.ts';
import { dieLaw, freeLaw, type HitLaw, hitLaw } from './die-law.ts';
import {
  addLaw,
  addPair,
  compoundOf,
  firstOf,
  type Joint,
  type Law,
  secondOf,
  sumOf,
  sumOfPairs,
  sumOfThrows,
  certain,
  type Throws,
  timesOf,
} from './law.ts';

/** Hits whose wounds are applied in the same way: each on one model, or spilling over. */
export interface Stage {
  stays: boolean;
  /** The law of the wounds of one hit that wounds. */
  size: Law;
  /** The law of how many hits wound. */
  counts: Law;
  hits: () => Law;
  /** The joint law of how many hits wound, and how many there are. */
  pairs: () => Joint;
}

/** One way in which a volley may go, its stages in order. */
interface VolleyPart {
  chance: number;
  stages: readonly Stage[];
}

/** The law of a volley against its target; it has several parts only where a Blast is shared. */
export interface VolleyLaw {
  parts: readonly VolleyPart[];
  hits: Law;
  /** With surplus. */
  wounds: Law;
}

/** Returns the law of a compiled volley; `turn` is the target's when the hits of a Blast are shared out. */
export const volleyLaw = (volley: Volley, turn = 0): VolleyLaw => {
  const laws = volley.pools.map(({ effect }) => hitLaw(effect, volley.savesAfterFactor));
  const shared = volley.pools.some((pool) => isShared(volley, pool));
  return lawOf(shared ? sharedParts(volley, laws, turn) : [{ chance: 1, stages: stagesOf(volley, laws) }]);
};

const lawOf = (parts: readonly VolleyPart[]): VolleyLaw => {
  let hits: Law | undefined;
  let wounds: Law | undefined;
  return {
    parts,
    get hits() {
      hits ??= mixOf(parts, (stage) => stage.hits());
      return hits;
    },
    get wounds() {
      wounds ??= mixOf(parts, (stage) => compoundOf(stage.counts, stage.size));
      return wounds;
    },
  };
};

const mixOf = (parts: readonly VolleyPart[], lawIn: (stage: Stage) => Law): Law => {
  if (parts.length === 1 && parts[0].stages.length === 1) return lawIn(parts[0].stages[0]);
  let mix: Law | undefined;
  for (const { chance, stages } of parts) mix = addLaw(mix, stages.map(lawIn).reduce(sumOf, certain(0)), chance);
  return mix ?? certain(0);
};

/**
 * Returns the stages of pools whose hits all hit the target: wounds on one model pool by pool, then all that spill
 * over.
 */
const stagesOf = (volley: Volley, laws: readonly HitLaw[]): Stage[] => {
  const stages: Stage[] = [];
  const spilling: Throws[] = [];
  volley.pools.forEach((pool, i) => {
    if (isShared(volley, pool)) return;
    const throws = throwsOf(pool, laws[i], volley.copiesKeepAp);
    if (pool.effect.woundFactor > 1) stages.push(throwStage(throws, true, laws[i].size));
    else spilling.push(...throws);
  });
  if (spilling.length > 0) stages.push(throwStage(spilling, false, ONE));
  return stages;
};

const ONE: Law = certain(1);

const throwsOf = (pool: Pool, law: HitLaw, copiesKeepAp: boolean): Throws[] => {
  const throws: Throws[] = [];
  if (pool.dice > 0) throws.push({ pair: dieLaw(pool, law, copiesKeepAp), times: pool.dice });
  if (pool.free > 0) throws.push({ pair: freeLaw(pool, law), times: pool.free });
  return throws;
};

const throwStage = (throws: readonly Throws[], stays: boolean, size: Law): Stage => {
  const totalOf = (lawIn: (pair: Joint) => Law): Law =>
    throws.map(({ pair, times }) => timesOf(lawIn(pair), times)).reduce(sumOf, NONE);
  let pairs: Joint | undefined;
  return {
    stays,
    size,
    counts: totalOf(firstOf),
    hits: () => totalOf(secondOf),
    pairs: () => {
      pairs ??= sumOfThrows(throws);
      return pairs;
    },
  };
};

const NONE: Law = certain(0);

const pairStage = (pairs: Joint, stays: boolean, size: Law): Stage => ({
  stays,
  size,
  counts: firstOf(pairs),
  hits: () => secondOf(pairs),
  pairs: () => pairs,
});

/**
 * Returns the parts of a shared Blast: one if all wounds are applied in the same way, else one for each way of
 * sharing.
 */
const sharedParts = (volley: Volley, laws: readonly HitLaw[], turn: number): VolleyPart[] => {
  const classes = hitClasses(volley);
  const shares = blastShares(volley, classes, turn);
  const own = stagesOf(volley, laws);
  const lawOfClass = ({ pool }: HitClass): HitLaw => laws[volley.pools.indexOf(pool)];
  const woundsOf = (of: HitClass, count: number): Law => timesOf(lawOfClass(of).wounds(of.ap, of.more), count);
  const pools = [...new Set(classes.map(({ pool }) => pool))];
  const isSpilling = pools.every((pool) => pool.effect.woundFactor === 1) && own.every(({ stays }) => !stays);
  if (isSpilling || (pools.length === 1 && own.length === 0)) {
    let pairs: Joint = [];
    for (const { chance, counts } of shares) {
      const hits = counts.reduce((sum, count) => sum + count, 0);
      const law = classes.map((of, i) => woundsOf(of, counts[i])).reduce(sumOf, NONE);
      for (let n = 0; n < law.length; n++) addPair(pairs, n, hits, chance * law[n]);
    }
    for (const stage of own) pairs = sumOfPairs(pairs, stage.pairs());
    return [{ chance: 1, stages: [pairStage(pairs, !isSpilling, lawOfClass(classes[0]).size)] }];
  }
  return shares.map(({ chance, counts }) => {
    const stages = pools.map((pool): Stage => {
      const throws = classes.flatMap((of, i) => {
        const pair: Joint = Array.from(woundsOf(of, 1), (share) => new Float64Array([0, share]));
        return of.pool === pool ? [{ pair, times: counts[i] }] : [];
      });
      const stays = pool.effect.woundFactor > 1;
      return throwStage(throws, stays, laws[volley.pools.indexOf(pool)].size);
    });
    const all = [...own, ...stages];
    return { chance, stages: [...all.filter(({ stays }) => stays), ...all.filter(({ stays }) => !stays)] };
  });
};
