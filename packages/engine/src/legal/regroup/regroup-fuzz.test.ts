import { Dice } from '@muster/kernel';
import { gf } from '@muster/rules';
import { scene, type Scene, type TestScene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { rule } from '../../rule/words.ts';
import { isCoherent, widestGap } from '../../space/coherency.ts';
import { checkMoves, placeMoves } from '../move.ts';
import { canRestoreCoherency, regroup } from './regroup.ts';

/**
 * The search of the engine against a search that shares no code with it: every model may end on the points of one grid, by
 * ways along that grid. Ways along the grid are up to 3 % longer than the shortest, and points lie a quarter of an inch
 * apart, so the engine may find what the grid misses, but never the other way round.
 */
const STEP = 25;
const SCENES = Number(process.env['REGROUP_SCENES'] ?? 100);

/** All lengths in hundredths. */
interface Circle {
  x: number;
  y: number;
  radius: number;
}
interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
interface Case {
  models: readonly Circle[];
  limit: number;
  /** Most that may be walked when difficult ground is touched. */
  cap: number;
  others: readonly Circle[];
  rocks: readonly Box[];
  woods: readonly Box[];
}

const far = (ax: number, ay: number, bx: number, by: number): number => Math.hypot(ax - bx, ay - by);

/** The distance of a point from a segment. */
const segmentFar = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const length2 = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length2));
  return far(x, y, ax + t * (bx - ax), ay + t * (by - ay));
};

/** The distance of a point from a box. */
const boxFar = (x: number, y: number, { x0, y0, x1, y1 }: Box): number =>
  far(x, y, Math.max(x0, Math.min(x1, x)), Math.max(y0, Math.min(y1, y)));

/** Whether a base meets a box on a short step: looked at in hundredths. */
const meets = (ax: number, ay: number, bx: number, by: number, radius: number, box: Box): boolean => {
  const parts = Math.max(1, Math.ceil(far(ax, ay, bx, by) / 2));
  for (let k = 0; k <= parts; k++)
    if (boxFar(ax + ((bx - ax) * k) / parts, ay + ((by - ay) * k) / parts, box) < radius) return true;
  return false;
};

/** The points of the grid where a model can end within a length. */
const reached = (c: Case, i: number, limit: number, avoids: boolean): Circle[] => {
  const { x, y, radius } = c.models[i];
  const open = (ax: number, ay: number, bx: number, by: number): boolean =>
    Math.min(bx, by) >= radius &&
    c.others.every((other) => {
      const wide = Math.min(far(x, y, other.x, other.y), radius + other.radius + 100);
      return segmentFar(other.x, other.y, ax, ay, bx, by) >= wide;
    }) &&
    ![...c.rocks, ...(avoids ? c.woods : [])].some((box) => meets(ax, ay, bx, by, radius, box));
  const known = new Map<string, Circle & { length: number; done: boolean }>();
  const put = (from: Circle & { length: number }, tx: number, ty: number): void => {
    const length = from.length + far(from.x, from.y, tx, ty);
    const old = known.get(`${tx},${ty}`);
    if (length > limit || (old && old.length <= length) || !open(from.x, from.y, tx, ty)) return;
    known.set(`${tx},${ty}`, { x: tx, y: ty, radius, length, done: false });
  };
  const start = { x, y, radius, length: 0, done: true };
  known.set('start', start);
  const [gx, gy] = [Math.round(x / STEP) * STEP, Math.round(y / STEP) * STEP];
  for (let dx = -2; dx <= 2; dx++) for (let dy = -2; dy <= 2; dy++) put(start, gx + dx * STEP, gy + dy * STEP);
  for (;;) {
    const next = [...known.values()].filter(({ done }) => !done).sort((a, b) => a.length - b.length)[0];
    if (!next) return [...known.values()];
    next.done = true;
    for (let dx = -2; dx <= 2; dx++)
      for (let dy = -2; dy <= 2; dy++) if (dx !== 0 || dy !== 0) put(next, next.x + dx * STEP, next.y + dy * STEP);
  }
};

/** Whether models have ends that are coherent, by trying them one after the other. */
const canMeet = (sets: readonly (readonly Circle[])[]): boolean => {
  const gap = (p: Circle, q: Circle): number => far(p.x, p.y, q.x, q.y) - p.radius - q.radius;
  const links = sets.map((ps, i) =>
    sets.map((qs, j) => i !== j && ps.some((p) => qs.some((q) => gap(p, q) >= 0 && gap(p, q) <= 100))),
  );
  const group = [0];
  for (const i of group) for (let j = 0; j < sets.length; j++) if (links[i][j] && !group.includes(j)) group.push(j);
  if (group.length < sets.length) return false;
  const place = (placed: readonly Circle[], left: readonly number[]): boolean =>
    left.length === 0 ||
    left.some((i) =>
      sets[i].some(
        (p) =>
          placed.every((q) => gap(p, q) >= 0 && gap(p, q) <= 900) &&
          placed.some((q) => gap(p, q) <= 100) &&
          place(
            [...placed, p],
            left.filter((j) => j !== i),
          ),
      ),
    );
  return sets[0].some((p) => place([p], sets.map((_, i) => i).slice(1)));
};

/** Where the models can end on the grid: slowed by difficult ground, and around all of it. */
const gridEnds = (c: Case): Circle[][][] => {
  const all = (limit: number, avoids: boolean): Circle[][] => c.models.map((_, i) => reached(c, i, limit, avoids));
  if (c.limit <= c.cap || c.woods.length === 0) return [all(c.limit, false)];
  const stands = c.models.some(({ x, y, radius }) => c.woods.some((box) => boxFar(x, y, box) < radius));
  return stands ? [all(c.cap, false)] : [all(c.cap, false), all(c.limit, true)];
};

/** Most ends together that are looked at for a unit that cannot move closer. */
const MOST_ENDS = 20_000;

/** Whether some ends on the grid have a narrower widest gap than where the models are. */
const gridReduces = ({ battle }: Scene, sets: readonly (readonly Circle[])[]): boolean => {
  if (sets.reduce((product, { length }) => product * length, 1) > MOST_ENDS) return false;
  const before = widestGap(battle, 0);
  const block = battle.block.slice();
  const place = (placed: readonly Circle[]): boolean => {
    if (placed.length === sets.length) return widestGap(battle, 0) < before;
    return sets[placed.length].some((p) => {
      if (placed.some((q) => far(p.x, p.y, q.x, q.y) < p.radius + q.radius)) return false;
      battle.x[placed.length] = p.x;
      battle.y[placed.length] = p.y;
      return place([...placed, p]);
    });
  };
  const found = place([]);
  battle.block.set(block);
  return found;
};

/** Near a corner of the table, so that its edges bar some ways. */
const MIDDLE = 340;

const drawBox = (dice: Dice): Box => {
  const [x0, y0] = [dice.below(650), dice.below(650)];
  return { x0, y0, x1: x0 + 20 + dice.below(250), y1: y0 + 20 + dice.below(250) };
};

/** A scattered unit in the middle of a small table with things in its way. */
const drawCase = (dice: Dice): Case | undefined => {
  const rocks = Array.from({ length: dice.below(3) }, () => drawBox(dice));
  const woods = Array.from({ length: dice.below(3) }, () => drawBox(dice));
  const taken: Circle[] = [];
  const put = (radius: number, about: number): boolean => {
    for (let tries = 0; tries < 30; tries++) {
      const circle = { x: MIDDLE + dice.below(2 * about) - about, y: MIDDLE + dice.below(2 * about) - about, radius };
      if (Math.min(circle.x, circle.y) < radius) continue;
      if (rocks.some((box) => boxFar(circle.x, circle.y, box) < radius)) continue;
      if (taken.some((other) => far(circle.x, circle.y, other.x, other.y) < radius + other.radius)) continue;
      return taken.push(circle) > 0;
    }
    return false;
  };
  const count = 2 + dice.below(3);
  const radius = 35 + dice.below(30);
  for (let i = 0; i < count; i++) if (!put(radius, 260)) return undefined;
  for (let i = dice.below(5); i > 0; i--) put(35 + dice.below(40), 300);
  // Four models try so many ends that they only take short steps.
  const limit = 50 + dice.below(count === 4 ? 100 : 180);
  const cap = 40 + dice.below(150);
  return { models: taken.slice(0, count), limit, cap, others: taken.slice(count), rocks, woods };
};

const sceneOf = (c: Case): Scene => {
  const short = rule({
    id: 'short-steps',
    name: 'Short Steps',
    source: 'test',
    summary: 'Moves less.',
    move: { advance: (c.limit - 600) / 100, rush: (c.limit - 1200) / 100 },
  });
  const inches = ({ x0, y0, x1, y1 }: Box): [number, number, number, number] => [
    x0 / 100,
    y0 / 100,
    x1 / 100,
    y1 / 100,
  ];
  const unit: TestUnit = {
    id: 'squad',
    at: [1, 1],
    models: c.models.length,
    radius: c.models[0].radius / 100,
    rules: [short],
  };
  const others = c.others.map(({ x, y, radius }, i): TestUnit => ({
    id: `other-${i}`,
    side: i % 2,
    at: [x / 100, y / 100],
    radius: radius / 100,
  }));
  const terrain: TestScene['terrain'] = [
    ...c.rocks.map((box) => ({ rect: inches(box), types: ['impassable'] as const })),
    ...c.woods.map((box) => ({ rect: inches(box), types: ['difficult'] as const })),
  ];
  const numbers = { ...gf.numbers, difficultLimit: c.cap };
  const foe: TestUnit = { id: 'foe', side: 1, at: [40, 40] };
  const s = scene({ units: [unit, foe, ...others], terrain, ruleset: { ...gf, numbers } });
  c.models.forEach(({ x, y }, i) => {
    s.battle.x[i] = x;
    s.battle.y[i] = y;
  });
  return s;
};

test(`what the engine cannot restore, no search on a grid restores: ${SCENES} scenes`, { timeout: 600_000 }, () => {
  const dice = new Dice('regroup', 1);
  let [able, unable] = [0, 0];
  const wrong: unknown[] = [];
  while (able + unable < SCENES) {
    const c = drawCase(dice);
    const s = c && sceneOf(c);
    if (!c || !s || isCoherent(s.battle, 0)) continue;
    const moves = regroup(s.battle, 0);
    if (canRestoreCoherency(s.battle, 0, { kind: 'advance' })) {
      able++;
      expect(checkMoves(s.battle, 0, moves ?? [], { kind: 'advance' })).toBeUndefined();
      placeMoves(s.battle, 0, moves ?? []);
      expect(isCoherent(s.battle, 0)).toBe(true);
      continue;
    }
    unable++;
    const ends = gridEnds(c);
    if (ends.some(canMeet)) wrong.push(c);
    if (!moves) {
      if (ends.some((sets) => gridReduces(s, sets))) wrong.push(c);
      continue;
    }
    const before = widestGap(s.battle, 0);
    expect(checkMoves(s.battle, 0, moves, { kind: 'advance' })).toBeUndefined();
    placeMoves(s.battle, 0, moves);
    expect(widestGap(s.battle, 0)).toBeLessThan(before);
  }
  expect(wrong).toEqual([]);
  expect(Math.min(able, unable)).toBeGreaterThan(SCENES / 5);
});
