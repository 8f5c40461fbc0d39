import { circlesWithin, distance2 } from '@muster/kernel';
import { LIMITS } from '../plan/limits.ts';
import type { Battle } from '../state/battle.ts';
import { collectModels, modelsOf } from '../state/query.ts';
import { modelsWithin } from './measure.ts';

const members = new Int32Array(LIMITS.models);
/** Smallest excess over a link by which each member can be tied to the chain. */
const tie = new Float64Array(LIMITS.models);

/** Whether a unit's models form one chain and none is too far from another (battle:G7, battle:G8). */
export const isCoherent = (b: Battle, unit: number): boolean => holdsTogether(b, collectModels(b, unit, members));

/** Whether a unit would be coherent without one of its models. */
export const keepsCoherency = (b: Battle, unit: number, without: number): boolean => {
  const n = collectModels(b, unit, members);
  let kept = 0;
  for (let i = 0; i < n; i++) if (members[i] !== without) members[kept++] = members[i];
  return holdsTogether(b, kept);
};

/** The longest link that two models may form: more between levels. */
const linkOf = (b: Battle, m1: number, m2: number): number => {
  const { coherencyLink, coherencyClimb } = b.plan.ruleset.numbers;
  return b.z[m1] === b.z[m2] ? coherencyLink : coherencyClimb;
};

const holdsTogether = (b: Battle, n: number): boolean => n <= 1 || (isCompact(b, n) && chainOf(b, n) >= n);

/** Whether no two members are too far apart; where all stand in a small box, nobody need be compared. */
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

/** Brings the models that are chained to the first one to the front, and returns how many they are. */
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

/** The first model in list order that no chain ties to the unit's first model, or -1. */
export const straggler = (b: Battle, unit: number): number => {
  const n = collectModels(b, unit, members);
  const chained = chainOf(b, n);
  let first = -1;
  for (let i = chained; i < n; i++) if (first < 0 || members[i] < first) first = members[i];
  return first;
};

/** By how much the widest step of a unit's shortest chain is too wide, rounded up; 0 when the chain holds. */
export const chainExcess = (b: Battle, unit: number): number => {
  const n = collectModels(b, unit, members);
  let widest = 0;
  for (let i = 1; i < n; i++) tie[i] = excess(b, members[0], members[i], linkOf(b, members[0], members[i]));
  for (let left = n - 1; left > 0; left--) {
    // The nearest model that is still loose joins the chain; the last loose one takes its place.
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

/** A tie between two models of one unit, and by how much it is too wide; 0 when it holds. */
export interface Link {
  from: number;
  to: number;
  excess: number;
}

/** The shortest chain through all models of a unit, for showing. */
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

/** By how much two models are farther apart than a link may be: negative when they are nearer. */
const gapBeyond = (b: Battle, m1: number, m2: number): number => {
  const apart = Math.sqrt(distance2(b.x[m1], b.y[m1], b.x[m2], b.y[m2]));
  return Math.ceil(apart) - b.plan.models[m1].radius - b.plan.models[m2].radius - linkOf(b, m1, m2);
};

/** By how much the two models of a unit that are farthest apart are too far apart, rounded up; 0 when they are not. */
export const spreadExcess = (b: Battle, unit: number): number => {
  const { coherencySpan } = b.plan.ruleset.numbers;
  const n = collectModels(b, unit, members);
  let widest = 0;
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) widest = Math.max(widest, excess(b, members[i], members[j], coherencySpan));
  return widest;
};

/** How much closer together a unit must come to be coherent: what chain and spread exceed; 0 when it is (battle:G6). */
export const widestGap = (b: Battle, unit: number): number => chainExcess(b, unit) + spreadExcess(b, unit);

const excess = (b: Battle, m1: number, m2: number, allowed: number): number => {
  const { models } = b.plan;
  const apart = Math.sqrt(distance2(b.x[m1], b.y[m1], b.x[m2], b.y[m2]));
  return Math.max(0, Math.ceil(apart) - models[m1].radius - models[m2].radius - allowed);
};
