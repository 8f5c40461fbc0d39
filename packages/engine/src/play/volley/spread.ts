import type { Play } from '../../contract/play.ts';
import { checkSplit } from '../../legal/blast-split.ts';
import { sideOf } from '../../state/query.ts';
import type { HitEffect } from '../../attack/hit-effect.ts';
import type { Volley } from '../../attack/volley.ts';

/**
 * The index of each hit in a queue, the highest AP first; by default, hits are dealt in this order, the target first.
 */
const dealt = (units: readonly number[], hits: readonly SharedHit[]): number[] => {
  const queue = hits.map((_, i) => i).sort((a, b) => hits[b].ap - hits[a].ap || hits[b].more - hits[a].more || a - b);
  const split = hits.map(() => units[0]);
  queue.forEach((hit, turn) => {
    split[hit] = units[turn % units.length];
  });
  return split;
};

/** A hit that one of several units may take. */
interface SharedHit {
  ap: number;
  more: number;
  effect: HitEffect;
}

/**
 * Returns the unit that takes each hit of a Blast; the side of the target decides where there is a choice (battle:F2).
 */
export const splitBlast = (
  play: Play,
  { unit, target, further }: Volley,
  hits: readonly SharedHit[],
): readonly number[] => {
  const units = [target, ...further];
  const aps = hits.map(({ ap }) => ap);
  const alike = hits.every(
    ({ ap, more, effect }) => ap === hits[0].ap && more === hits[0].more && effect === hits[0].effect,
  );
  if (alike && hits.length % units.length === 0) return dealt(units, hits);
  const answer = play.ask(
    { kind: 'blast-split', side: sideOf(play.battle, target), unit, target, units, aps },
    (split) => (split === 'auto' ? undefined : checkSplit(units, aps.length, split)),
  );
  return answer === 'auto' ? dealt(units, hits) : answer;
};
