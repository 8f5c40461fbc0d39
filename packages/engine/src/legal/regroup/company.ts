import { distance2 } from '@muster/kernel';
import type { Battle } from '../../state/battle.ts';
import type { PathEnd } from '../paths/find.ts';
import type { MovingModel } from '../paths/turns.ts';

/** How far apart models of one unit may be: in a link on one level, in a link between levels, and any two of them. */
export interface Closeness {
  link: number;
  climb: number;
  span: number;
}

/** A unit that needs moves which restore its coherency: its models, and the places where each can end. */
export interface RegroupingUnit {
  b: Battle;
  movers: readonly MovingModel[];
  radii: readonly number[];
  ends: readonly (readonly PathEnd[])[];
  close: Closeness;
}

/** Returns by how much two ends are too far apart for a link, or overlap; 0 if they make a link. */
export const linkExcess = ({ radii, close }: RegroupingUnit, i: number, p: PathEnd, j: number, q: PathEnd): number => {
  const touch = radii[i] + radii[j];
  const apart = Math.sqrt(distance2(p.x, p.y, q.x, q.y));
  return apart < touch ? touch - apart : Math.max(0, apart - touch - (p.z === q.z ? close.link : close.climb));
};

/** Returns by how much two ends overlap or exceed the span; 0 if they may be in one unit. */
export const pairExcess = ({ radii, close }: RegroupingUnit, i: number, p: PathEnd, j: number, q: PathEnd): number => {
  const touch = radii[i] + radii[j];
  const apart = Math.sqrt(distance2(p.x, p.y, q.x, q.y));
  return Math.max(0, touch - apart, apart - touch - close.span);
};

/**
 * Returns how far a unit with these ends is from coherency: the gaps of its shortest chain, overlaps, and what exceeds
 * the span.
 */
export const coherencyGap = (company: RegroupingUnit, ends: readonly PathEnd[]): number => {
  const { radii } = company;
  const tie = ends.map(() => Infinity);
  const loose = ends.map((_, i) => i);
  let sum = 0;
  for (let at = 0; loose.length > 1;) {
    const [from] = loose.splice(at, 1);
    at = 0;
    for (let k = 0; k < loose.length; k++) {
      const i = loose[k];
      sum += pairExcess(company, i, ends[i], from, ends[from]);
      const touch = radii[i] + radii[from];
      const link = ends[i].z === ends[from].z ? company.close.link : company.close.climb;
      const apart = Math.sqrt(distance2(ends[i].x, ends[i].y, ends[from].x, ends[from].y)) - touch - link;
      tie[i] = Math.min(tie[i], Math.max(0, apart));
      if (tie[i] < tie[loose[at]]) at = k;
    }
    sum += tie[loose[at]];
  }
  return sum;
};
