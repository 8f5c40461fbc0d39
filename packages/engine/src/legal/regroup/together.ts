import type { ModelMove } from '../../contract/action.ts';
import { chainExcess, isCoherent, spreadExcess } from '../../space/coherency.ts';
import { modelGap } from '../../space/measure.ts';
import type { Battle } from '../../state/battle.ts';
import { modelsOf } from '../../state/query.ts';
import { afterMoves, mayMove } from '../move.ts';
import { canBeSlowed, limitWhen, startsSlowed } from '../moving/limit.ts';
import type { MoveOrder } from '../moving/way.ts';
import { arrange, type KnownCosts } from './arrange.ts';
import type { Closeness, RegroupingUnit } from './company.ts';
import type { PathEnd } from '../paths/find.ts';
import { endsOf } from './ends.ts';
import { settle } from './settle.ts';
import { type Tree, treesOf } from './trees.ts';
import type { MovingModel } from '../paths/turns.ts';

/**
 * A unit that needs moves which restore its coherency: the models that move, and where each can end, found when
 * needed.
 */
interface Party {
  movers: readonly MovingModel[];
  ends?: readonly (readonly PathEnd[])[];
}

/** Finds moves of all models, around obstacles, that restore the coherency of a scattered unit. */
export const restoreCoherency = (b: Battle, unit: number, order: MoveOrder): ModelMove[] | undefined => {
  const { coherencyLink: link, coherencyClimb: climb, coherencySpan: span } = b.plan.ruleset.numbers;
  return meet(b, unit, order, partiesOf(b, unit, order), { link, climb, span }, (moves) =>
    afterMoves(b, unit, moves, () => isCoherent(b, unit)),
  );
};

/** The shares of a gap that may remain, the smallest first. */
const SHARES = [0.25, 0.5, 0.75];

/** Finds moves that make the widest gap of a unit narrower, as narrow as possible. */
export const narrowGap = (b: Battle, unit: number, order: MoveOrder): ModelMove[] | undefined => {
  const parties = partiesOf(b, unit, order);
  const { coherencyLink, coherencyClimb, coherencySpan } = b.plan.ruleset.numbers;
  const chain = chainExcess(b, unit);
  const spread = spreadExcess(b, unit);
  const left = SHARES.map((share) => [Math.floor(share * chain), Math.floor(share * spread)]);
  for (const [more, wider] of [...left, [chain - 1, spread], [chain, spread - 1]]) {
    if (more < 0 || wider < 0) continue;
    const close = { link: coherencyLink + more, climb: coherencyClimb + more, span: coherencySpan + wider };
    const moves = meet(b, unit, order, parties, close, () => true);
    if (moves) return moves;
  }
  return undefined;
};

/**
 * Returns the ways in which a unit can move: slowed by difficult terrain, and as far as it can go without touching any
 * (battle:G17).
 */
const partiesOf = (b: Battle, unit: number, order: MoveOrder): Party[] => {
  const models = modelsOf(b, unit);
  if (models.some((model) => b.plan.models[model].straightLine > 0)) return [];
  const movers = (slowed: boolean): MovingModel[] =>
    models.map((model) => {
      const { length: limit } = limitWhen(b, unit, model, order, slowed);
      return { unit, model, limit, avoids: !slowed && canBeSlowed(b, unit, model) };
    });
  if (b.plan.landscape.slows.length === 0) return [{ movers: movers(false) }];
  const slow = movers(true);
  const fast = movers(false);
  const isCapped = startsSlowed(b, unit) || slow.every(({ limit }, i) => limit === fast[i].limit);
  return isCapped ? [{ movers: slow }] : [{ movers: slow }, { movers: fast }];
};

/** Brings a unit as close together as asked, by the first arrangement that the rules and the caller accept. */
const meet = (
  b: Battle,
  unit: number,
  order: MoveOrder,
  parties: readonly Party[],
  close: Closeness,
  accepts: (moves: readonly ModelMove[]) => boolean,
): ModelMove[] | undefined => {
  for (const party of parties) {
    const { movers } = party;
    if (!couldMeet(b, movers, close)) continue;
    party.ends ??= movers.map((mover) => endsOf(b, mover, order));
    const radii = movers.map(({ model }) => b.plan.bases.radius[model]);
    const company: RegroupingUnit = { b, movers, radii, ends: party.ends, close };
    const known: KnownCosts = new Map();
    for (const tree of chainsOf(b, movers, close)) {
      const ends = settle(company, order, arrange(company, tree, known));
      const moves = ends && movesTo(b, movers, ends);
      if (moves && mayMove(b, unit, moves, order) && accepts(moves)) return moves;
    }
  }
  return undefined;
};

/** Returns the gap that is left between two models that walk straight toward each other as far as they can. */
const leastGap = (b: Battle, one: MovingModel, other: MovingModel): number =>
  modelGap(b, one.model, other.model) - one.limit - other.limit - 1;

/** The longest link that is possible. */
const longestLink = (b: Battle, { link, climb }: Closeness): number =>
  b.plan.landscape.heights.length > 0 ? Math.max(link, climb) : link;

/** Whether models could come close enough without obstacles: a quick check before the long one. */
const couldMeet = (b: Battle, movers: readonly MovingModel[], close: Closeness): boolean => {
  const link = longestLink(b, close);
  const chained = [0];
  for (const i of chained)
    for (let j = 1; j < movers.length; j++) {
      const gap = leastGap(b, movers[i], movers[j]);
      if (gap > close.span) return false;
      if (!chained.includes(j) && gap <= link) chained.push(j);
    }
  return chained.length === movers.length;
};

/** Returns the chains whose links could all be made without obstacles. */
const chainsOf = (b: Battle, movers: readonly MovingModel[], close: Closeness): Tree[] => {
  const link = longestLink(b, close);
  const gap = (i: number, j: number): number => modelGap(b, movers[i].model, movers[j].model);
  return treesOf(movers.length, gap).filter(({ order, parent }) =>
    order.every((i) => parent[i] < 0 || leastGap(b, movers[i], movers[parent[i]]) <= link),
  );
};

const movesTo = (b: Battle, movers: readonly MovingModel[], ends: readonly PathEnd[]): ModelMove[] => {
  const moves: ModelMove[] = [];
  movers.forEach(({ model }, i) => {
    const { x, y, path } = ends[i];
    if (x !== b.x[model] || y !== b.y[model]) moves.push({ model, path: [...path] });
  });
  return moves;
};
