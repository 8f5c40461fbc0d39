import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { activationOf, isMoving, moveTask, moveTaskOf } from './move-tasks.ts';

const at = scene({
  units: [
    { id: 'us', at: [30, 10], models: 3 },
    { id: 'foe', side: 1, at: [31, 16], models: 3 },
  ],
});
const { battle } = at;
const [us, foe] = [at.unit('us'), at.unit('foe')];

test('a charge begins with the moves that reach its target', () => {
  const task = moveTask(battle, { unit: us, action: 'charge', target: foe });
  expect(task.start?.length).toBeGreaterThan(0);
  expect(task.check(task.start ?? [])).toBeUndefined();
  expect(task.check([])).toMatchObject({ code: 'charge-no-path' });
});

test('the action contains what was chosen, and nothing more', () => {
  expect(activationOf({ unit: us, action: 'hold' }, [])).toEqual({ type: 'activate', unit: us, action: 'hold' });
  expect(activationOf({ unit: us, action: 'charge', target: foe }, [{ model: 0, path: [1, 2] }])).toEqual({
    type: 'activate',
    unit: us,
    action: 'charge',
    target: foe,
    moves: [{ model: 0, path: [1, 2] }],
  });
});

test('units that hold or stay idle do not move', () => {
  expect(
    (['hold', 'idle', 'advance', 'rush'] as const).map((action) => isMoving(battle, { unit: us, action })),
  ).toEqual([false, false, true, true]);
});

test('questions about moves have a task that begins with the default answer', () => {
  const consolidate = moveTaskOf(battle, { kind: 'consolidate', side: 0, unit: us });
  expect(consolidate?.check([])).toBeUndefined();
  expect(consolidate?.order.limit).toBe(300);
  const pileIn = moveTaskOf(battle, { kind: 'pile-in', side: 1, unit: foe, target: us });
  expect(pileIn?.check(pileIn.start ?? [])).toBeUndefined();
});

test('a failed charge is finished with the movement that each model has left', () => {
  const left = [0, 1, 2].map((model) => ({ model, length: 100 * model }));
  const task = moveTaskOf(battle, { kind: 'finish-move', side: 0, unit: us, target: foe, left });
  expect(task?.order.limit).toBe(200);
  const step = (model: number, far: number) => task?.check([{ model, path: [battle.x[model], battle.y[model] - far] }]);
  expect(step(1, 50)).toBeUndefined();
  expect(step(1, 120)).toMatchObject({ code: 'move-too-far', need: 100, have: 120 });
  expect(step(0, 10)).toMatchObject({ code: 'move-too-far' });
});
