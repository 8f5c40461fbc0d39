import { circlesWithin, distance2 } from '@muster/kernel';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { Battle } from '../state/battle.ts';
import { collectModels, modelsOf } from '../state/query.ts';
import { modelsWithin } from './measure.ts';

const members = new Int32Array(BATTLE_LIMITS.models);
/** The smallest excess over a link by which each member can be added to the chain. */
const tie = new Float64Array(BATTLE_LIMITS.models);

/** Whether a unit's models form one chain and no two are too far apart (battle:G7, battle:G8). */
export const isCoherent = (b: Battle, unit: number): boolean => holdsTogether(b, collectModels(b, unit, members));

/** Whether a unit would be coherent without one of its models. */
export const keepsCoherency = (b: Battle, unit: number, without: number): boolean => {
  const n = collectModels(b, unit, members);
  let kept = 0;
  for (let i = 0; i < n; i++) if (members[i] !== without) members[kept++] = members[i];
  return holdsTogether(b, kept);
};

/** Returns the longest link between two models, which is longer between levels. */
const linkOf = (b: Battle, m1: number, m2: number): number => {
  const { coherencyLink, coherencyClimb } = b.plan.ruleset.numbers;
  return b.z[m1] === b.z[m2] ? coherencyLink : coherencyClimb;
};

const holdsTogether = (b: Battle, n: number): boolean => n <= 1 || (isCompact(b, n) && chainOf(b, n) >= n);

/** Whether no two members are too far apart; if all are in a small box, there is no need to compare them. */
const isCompact = (b: Battle, n: number): boolean => {
  const { coherencySpan } = b.plan.ruleset.numbers;
  const { radius } = b.plan.bases;
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  let smallest = Infinity;
  for (let i = 0; i < n; i++) {
    const model = members[i];
    minX = Math.min(minX, b.x[model]);
    maxX = Math.max(maxX, b.x[model]);
    minY = Math.min(minY, b.y[model]);
    maxY = Math.max(maxY, b.y[model]);
    smallest = Math.min(smallest, radius[model]);
  }
  if (circlesWithin(minX, minY, maxX, maxY, 2 * smallest, coherencySpan)) return true;
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) if (!modelsWithin(b, members[i], members[j], coherencySpan)) return false;
  return true;
};

/** Moves the models in the chain of the first one to the front, and returns their number. */
const chainOf = (b: Battle, n: number): number => {
  let chained = Math.min(n, 1);
  for (let i = 0; i < chained; i++)
    for (let j = chained; j < n; j++) {
      const other = members[j];
      if (!modelsWithin(b, members[i], other, linkOf(b, members[i], other))) continue;
      members[j] = members[chained];
      members[chained++] = other;
    }
  return chained;
};

/** Returns the first model in list order that is not in the chain of the unit's first model, or -1. */
export const modelOutOfCoherency = (b: Battle, unit: number): number => {
  const n = collectModels(b, unit, members);
  const chained = chainOf(b, n);
  let first = -1;
  for (let i = chained; i < n; i++) if (first < 0 || members[i] < first) first = members[i];
  return first;
};

/** Returns by how much the longest link of a unit's shortest chain is too long, rounded up; 0 if it is short enough. */
export const chainExcess = (b: Battle, unit: number): number => {
  const n = collectModels(b, unit, members);
  let widest = 0;
  for (let i = 1; i < n; i++) tie[i] = excess(b, members[0], members[i], linkOf(b, members[0], members[i]));
  for (let left = n - 1; left > 0; left--) {
    // The nearest model outside the chain joins it; the last one outside takes its place.
    let next = 1;
    for (let i = 2; i <= left; i++) if (tie[i] < tie[next]) next = i;
    const model = members[next];
    widest = Math.max(widest, tie[next]);
    members[next] = members[left];
    tie[next] = tie[left];
    for (let i = 1; i < left; i++)
      tie[i] = Math.min(tie[i], excess(b, model, members[i], linkOf(b, model, members[i])));
  }
  return widest;
};

/** A link between two models of one unit, and by how much it is too long; 0 if it is short enough. */
export interface Link {
  from: number;
  to: number;
  excess: number;
}

/** Returns the shortest chain through all models of a unit, for display. */
export const linksOf = (b: Battle, unit: number): Link[] => {
  const [first, ...loose] = modelsOf(b, unit);
  const chain: Link[] = [];
  const links = loose.map((to): Link => ({ from: first, to, excess: gapBeyond(b, first, to) }));
  while (links.length > 0) {
    let next = 0;
    for (let i = 1; i < links.length; i++) if (links[i].excess < links[next].excess) next = i;
    const [link] = links.splice(next, 1);
    chain.push({ ...link, excess: Math.max(0, link.excess) });
    for (const open of links) {
      const excess = gapBeyond(b, link.to, open.to);
      if (excess < open.excess) Object.assign(open, { from: link.to, excess });
    }
  }
  return chain;
};

/** Returns by how much two models are farther apart than the longest link; negative if they are nearer. */
const gapBeyond = (b: Battle, m1: number, m2: number): number => {
  const apart = Math.sqrt(distance2(b.x[m1], b.y[m1], b.x[m2], b.y[m2]));
  return Math.ceil(apart) - b.plan.models[m1].radius - b.plan.models[m2].radius - linkOf(b, m1, m2);
};

/** Returns by how much the two models of a unit that are farthest apart are too far apart, rounded up; 0 if they are not. */
export const spreadExcess = (b: Battle, unit: number): number => {
  const { coherencySpan } = b.plan.ruleset.numbers;
  const n = collectModels(b, unit, members);
  let widest = 0;
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) widest = Math.max(widest, excess(b, members[i], members[j], coherencySpan));
  return widest;
};

/** Returns how much closer a unit must move together to be in coherency: the excess of chain and spread; 0 if it is (battle:G6). */
export const widestGap = (b: Battle, unit: number): number => chainExcess(b, unit) + spreadExcess(b, unit);

const excess = (b: Battle, m1: number, m2: number, allowed: number): number => {
  const { models } = b.plan;
  const apart = Math.sqrt(distance2(b.x[m1], b.y[m1], b.x[m2], b.y[m2]));
  return Math.max(0, Math.ceil(apart) - models[m1].radius - models[m2].radius - allowed);
};
