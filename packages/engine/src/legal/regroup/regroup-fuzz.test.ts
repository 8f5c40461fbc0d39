import { Dice } from '@muster/kernel';
import { gf } from '@muster/rules';
import {
  boxFar,
  type GridBase,
  type GridBox,
  type GridEnd,
  gridFar,
  gridWays,
  scene,
  type Scene,
  type TestScene,
  type TestUnit,
} from '@muster/testkit';
import { expect, test } from 'vitest';
import { rule } from '../../rule/effect-words.ts';
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
interface Case {
  models: readonly GridBase[];
  limit: number;
  /** Most that may be walked when difficult terrain is touched. */
  cap: number;
  others: readonly GridBase[];
  rocks: readonly GridBox[];
  woods: readonly GridBox[];
}

/** The points of the grid where a model can end within a length. */
const reached = (c: Case, i: number, limit: number, avoids: boolean): GridEnd[] => {
  const base = c.models[i];
  const others = c.others.map((other) => {
    const start = gridFar(base.x, base.y, other.x, other.y);
    return { ...other, closest: Math.min(start, base.radius + other.radius + 100) };
  });
  return gridWays({ base, limit, step: STEP, others, boxes: [...c.rocks, ...(avoids ? c.woods : [])] });
};

/** Whether models have ends that are coherent, by trying them one after the other. */
const canMeet = (sets: readonly (readonly GridBase[])[]): boolean => {
  const gap = (p: GridBase, q: GridBase): number => gridFar(p.x, p.y, q.x, q.y) - p.radius - q.radius;
  const links = sets.map((ps, i) =>
    sets.map((qs, j) => i !== j && ps.some((p) => qs.some((q) => gap(p, q) >= 0 && gap(p, q) <= 100))),
  );
  const group = [0];
  for (const i of group) for (let j = 0; j < sets.length; j++) if (links[i][j] && !group.includes(j)) group.push(j);
  if (group.length < sets.length) return false;
  const place = (placed: readonly GridBase[], left: readonly number[]): boolean =>
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

/** Where the models can end on the grid: slowed by difficult terrain, and around all of it. */
const gridEnds = (c: Case): GridBase[][][] => {
  const all = (limit: number, avoids: boolean): GridBase[][] => c.models.map((_, i) => reached(c, i, limit, avoids));
  if (c.limit <= c.cap || c.woods.length === 0) return [all(c.limit, false)];
  const stands = c.models.some(({ x, y, radius }) => c.woods.some((box) => boxFar(x, y, box) < radius));
  return stands ? [all(c.cap, false)] : [all(c.cap, false), all(c.limit, true)];
};

/** Most ends together that are looked at for a unit that cannot move closer. */
const MOST_ENDS = 20_000;

/** Whether some ends on the grid have a narrower widest gap than where the models are. */
const gridReduces = ({ battle }: Scene, sets: readonly (readonly GridBase[])[]): boolean => {
  if (sets.reduce((product, { length }) => product * length, 1) > MOST_ENDS) return false;
  const before = widestGap(battle, 0);
  const block = battle.block.slice();
  const place = (placed: readonly GridBase[]): boolean => {
    if (placed.length === sets.length) return widestGap(battle, 0) < before;
    return sets[placed.length].some((p) => {
      if (placed.some((q) => gridFar(p.x, p.y, q.x, q.y) < p.radius + q.radius)) return false;
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

const drawBox = (dice: Dice): GridBox => {
  const [x0, y0] = [dice.below(650), dice.below(650)];
  return { x0, y0, x1: x0 + 20 + dice.below(250), y1: y0 + 20 + dice.below(250) };
};

/** A scattered unit in the middle of a small table with things in its way. */
const drawCase = (dice: Dice): Case | undefined => {
  const rocks = Array.from({ length: dice.below(3) }, () => drawBox(dice));
  const woods = Array.from({ length: dice.below(3) }, () => drawBox(dice));
  const taken: GridBase[] = [];
  const put = (radius: number, about: number): boolean => {
    for (let tries = 0; tries < 30; tries++) {
      const circle = { x: MIDDLE + dice.below(2 * about) - about, y: MIDDLE + dice.below(2 * about) - about, radius };
      if (Math.min(circle.x, circle.y) < radius) continue;
      if (rocks.some((box) => boxFar(circle.x, circle.y, box) < radius)) continue;
      if (taken.some((other) => gridFar(circle.x, circle.y, other.x, other.y) < radius + other.radius)) continue;
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
  const inches = ({ x0, y0, x1, y1 }: GridBox): [number, number, number, number] => [
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

test(`what the engine cannot restore, no search on a grid restores: ${SCENES} scenes`, () => {
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
