import { distance2 } from '@muster/kernel';
import { type RegroupingUnit, linkExcess, pairExcess } from './company.ts';
import type { PathEnd } from '../paths/find.ts';
import type { Tree } from './trees.ts';

/** The cost of a hundredth that is missing, compared to one that is walked. */
const MISSING = 10_000;

/**
 * For each end of a model, the least distance that it and the models after it in the chain must walk, with what is
 * missing.
 */
type Costs = Float64Array;

/** Costs of branches that were computed before: trees share most of them. */
export type KnownCosts = Map<string, Costs>;

/** Picks an end for every model along a chain so that they make links by the shortest paths. */
export const arrange = (company: RegroupingUnit, { order, parent }: Tree, known: KnownCosts): PathEnd[] => {
  const { ends } = company;
  const costs: Costs[] = [];
  const names: string[] = [];
  for (let k = order.length - 1; k >= 0; k--) {
    const i = order[k];
    const branches = order.filter((child) => parent[child] === i);
    costs[i] = Float64Array.from(ends[i], ({ length }) => length);
    const name = branches.map((child) => names[child]).sort((a, b) => (a < b ? -1 : 1));
    names[i] = `${i}(${name.join(' ')})`;
    for (const child of branches) {
      const key = `${names[child]}>${i}`;
      const branch = known.get(key) ?? costsOf(company, i, child, costs[child]);
      known.set(key, branch);
      for (let e = 0; e < branch.length; e++) costs[i][e] += branch[e];
    }
  }
  return choose(company, { order, parent }, costs);
};

/** Returns the lowest cost of a child's branch, for each end of its parent. */
const costsOf = (company: RegroupingUnit, parent: number, child: number, costs: Costs): Costs => {
  const cheapest = Array.from(costs.keys()).sort((a, b) => costs[a] - costs[b]);
  const sorted = cheapest.map((at) => company.ends[child][at]);
  const { link, climb } = company.close;
  const longest = company.radii[parent] + company.radii[child] + Math.max(link, climb);
  return Float64Array.from(company.ends[parent], (end) => {
    let least = Infinity;
    for (let k = 0; k < sorted.length; k++) {
      const cost = costs[cheapest[k]];
      if (cost >= least) break;
      // Where even the longest link leaves too much missing, the exact figure does not matter.
      const most = longest + (least - cost) / MISSING;
      if (distance2(end.x, end.y, sorted[k].x, sorted[k].y) > most * most) continue;
      least = Math.min(least, cost + MISSING * linkExcess(company, parent, end, child, sorted[k]));
    }
    return least;
  });
};

/** Walks down the chain and picks the best end for each model that fits those before it. */
const choose = (company: RegroupingUnit, { order, parent }: Tree, costs: readonly Costs[]): PathEnd[] => {
  const chosen: PathEnd[] = [];
  for (let k = 0; k < order.length; k++) {
    const i = order[k];
    let best = company.ends[i][0];
    let least = Infinity;
    company.ends[i].forEach((end, e) => {
      let cost = costs[i][e];
      if (k > 0) cost += MISSING * linkExcess(company, parent[i], chosen[parent[i]], i, end);
      for (let before = 0; before < k && cost < least; before++)
        cost += MISSING * pairExcess(company, order[before], chosen[order[before]], i, end);
      if (cost < least) [best, least] = [end, cost];
    });
    chosen[i] = best;
  }
  return chosen;
};
