import { scene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import {
  withPaths,
  endOf,
  farthest,
  middleOfEnds,
  movesOf,
  newDraft,
  shifted,
  startOf,
  withoutLastChange,
  usedBy,
  withCorner,
  withEnd,
  withoutPath,
} from './draft.ts';
import { moveTask } from './move-tasks.ts';

const at = scene({
  units: [
    { id: 'us', at: [30, 10], models: 3 },
    { id: 'foe', side: 1, at: [60, 40] },
  ],
});
const { battle } = at;
const unit = at.unit('us');
const task = moveTask(battle, { unit, action: 'advance' });
const [first, second] = task.models;

test('a draft begins without moves', () => {
  const { paths } = newDraft(task);
  expect(movesOf(battle, task, paths)).toEqual([]);
  expect(endOf(battle, task, paths, first)).toEqual(startOf(battle, task, first));
  expect(task.check([])).toBeUndefined();
});

test('ends move, corners stay, and every change can be undone', () => {
  const start = newDraft(task);
  const once = withPaths(start, withEnd(start.paths, first, { x: 3000, y: 1300 }));
  const twice = withPaths(once, withCorner(once.paths, first, { x: 3100, y: 1400 }));
  const thrice = withPaths(twice, withEnd(twice.paths, first, { x: 3000, y: 1500 }));
  expect(movesOf(battle, task, thrice.paths)).toEqual([{ model: first, path: [3000, 1300, 3000, 1500] }]);
  expect(withoutLastChange(thrice).paths).toEqual(twice.paths);
  expect(withoutLastChange(withoutLastChange(withoutLastChange(thrice)))).toMatchObject({ before: [], touched: false });
  expect(withoutLastChange(start)).toBe(start);
  expect(movesOf(battle, task, withoutPath(thrice.paths, first))).toEqual([]);
});

test('a unit that is shifted as a whole keeps its formation, and models that come back have not moved', () => {
  const paths = shifted(battle, task, new Map(), 100, 200);
  expect(middleOfEnds(battle, task, paths)).toEqual({ x: 3225, y: 1200 });
  expect(movesOf(battle, task, shifted(battle, task, paths, -100, -200))).toEqual([]);
});

test('used and remaining distances match the engine', () => {
  const paths = withCorner(withEnd(new Map(), second, { x: 3125, y: 1400 }), second, { x: 3125, y: 1500 });
  expect(usedBy(battle, task, paths, second)).toBe(500);
  expect(farthest(battle, task, paths)).toEqual({ model: second, used: 500, limit: 600, slowed: false });
});

describe('in difficult terrain', () => {
  const wood = { rect: [28, 8, 34, 12] as const, types: ['difficult', 'cover'] as const };
  const started = (rect: readonly [number, number, number, number]) => {
    const s = scene({
      units: [
        { id: 'us', at: [30, 10], models: 3 },
        { id: 'foe', side: 1, at: [60, 40] },
      ],
      terrain: [{ ...wood, rect }],
    });
    return { battle: s.battle, task: moveTask(s.battle, { unit: s.unit('us'), action: 'rush' }) };
  };

  test('a unit that starts there has 6" from the beginning', () => {
    const s = started([28, 8, 34, 12]);
    expect(farthest(s.battle, s.task, new Map())).toMatchObject({ used: 0, limit: 600, slowed: true });
    const far = shifted(s.battle, s.task, new Map(), 0, 1300);
    expect(s.task.check(movesOf(s.battle, s.task, far))).toMatchObject({
      code: 'move-too-far',
      need: 600,
      have: 1300,
      slowed: true,
    });
  });

  test('a unit has 6" as soon as one of its paths leads through it', () => {
    const s = started([28, 14, 34, 16]);
    expect(farthest(s.battle, s.task, new Map())).toMatchObject({ limit: 1200, slowed: false });
    const through = shifted(s.battle, s.task, new Map(), 0, 500);
    expect(farthest(s.battle, s.task, through)).toMatchObject({ used: 500, limit: 600, slowed: true });
  });
});

test('the engine checks the draft', () => {
  const far = shifted(battle, task, new Map(), 0, 700);
  expect(task.check(movesOf(battle, task, far))).toMatchObject({ code: 'move-too-far', need: 600, have: 700 });
  const apart = withEnd(new Map(), first, { x: 3000, y: 1500 });
  expect(task.check(movesOf(battle, task, apart))).toMatchObject({ code: 'coherency' });
});
