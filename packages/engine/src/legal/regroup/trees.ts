/** A chain through the models of a unit: the parent of each by its index, in an order in which parents come first. */
export interface Tree {
  order: readonly number[];
  parent: readonly number[];
}

/** Up to this many models, every chain is tried; there are 16 chains of four models. */
const MOST_FOR_ALL = 4;

/**
 * Returns the chains that are tried: all of them for few models, else one; the shortest by the gaps between models
 * comes first.
 */
export const treesOf = (count: number, gap: (i: number, j: number) => number): Tree[] => {
  if (count > MOST_FOR_ALL) return [shortestTree(count, gap)];
  const trees: Tree[] = [];
  const codes = count ** Math.max(0, count - 2);
  for (let code = 0; code < codes; code++) trees.push(rooted(count, treeOfCode(count, code)));
  return trees.sort((a, b) => lengthOf(a, gap) - lengthOf(b, gap));
};

const lengthOf = ({ order, parent }: Tree, gap: (i: number, j: number) => number): number =>
  order.reduce((sum, i) => sum + (parent[i] < 0 ? 0 : gap(i, parent[i])), 0);

/** Returns the edges of the tree with this Prüfer code, whose digits are models. */
const treeOfCode = (count: number, code: number): [number, number][] => {
  const digits: number[] = [];
  for (let k = 0, rest = code; k < count - 2; k++, rest = Math.trunc(rest / count)) digits.push(rest % count);
  const free = Array.from({ length: count }, (_, i) => 1 + digits.filter((digit) => digit === i).length);
  const edges: [number, number][] = [];
  for (const digit of digits) {
    const leaf = free.indexOf(1);
    edges.push([leaf, digit]);
    free[leaf] = 0;
    free[digit]--;
  }
  const last = free.map((_, i) => i).filter((i) => free[i] === 1);
  return last.length === 2 ? [...edges, [last[0], last[1]]] : edges;
};

/** Returns a tree with the first model as its root. */
const rooted = (count: number, edges: readonly (readonly [number, number])[]): Tree => {
  const order = [0];
  const parent = Array.from({ length: count }, () => -1);
  for (const at of order)
    for (const [a, b] of edges) {
      const next = a === at ? b : b === at ? a : -1;
      if (next <= 0 || parent[next] >= 0) continue;
      parent[next] = at;
      order.push(next);
    }
  return { order, parent };
};

const shortestTree = (count: number, gap: (i: number, j: number) => number): Tree => {
  const order = [0];
  const parent = Array.from<unknown, number>({ length: count }, (_, i) => (i === 0 ? -1 : 0));
  const loose = Array.from({ length: count - 1 }, (_, i) => i + 1);
  while (loose.length > 0) {
    let best = 0;
    for (let k = 1; k < loose.length; k++)
      if (gap(loose[k], parent[loose[k]]) < gap(loose[best], parent[loose[best]])) best = k;
    const [next] = loose.splice(best, 1);
    order.push(next);
    for (const i of loose) if (gap(i, next) < gap(i, parent[i])) parent[i] = next;
  }
  return { order, parent };
};
