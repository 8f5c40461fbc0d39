import { flying } from '@muster/rules';
import { scene, type TestRule } from '@muster/testkit';
import { expect, test } from 'vitest';
import { gatherCrowd, isBarred } from './crowd.ts';
import { checkMoves } from './move.ts';

/** One model among foes and friends, some of them in contact or within 1". */
const crowded = (rules: readonly TestRule[] = []) =>
  scene({
    units: [
      { id: 'one', at: [20, 20], rules },
      { id: 'charger', side: 1, at: [20, 21] },
      { id: 'friends', at: [23, 18], models: 3 },
      { id: 'foes', side: 1, at: [17, 23], models: 1 },
    ],
  });

/** Every spot of a grid around the model. */
const spots = Array.from({ length: 25 * 25 }, (_, i): [number, number] => [
  1700 + 25 * (i % 25),
  1700 + 25 * Math.floor(i / 25),
]);

test('exactly the barred models would be refused because of others', () => {
  const { battle } = crowded();
  gatherCrowd(battle, 0, 500);
  for (const kind of ['back-off', 'pile-in'] as const) {
    let barred = 0;
    for (const [x, y] of spots) {
      const problem = checkMoves(battle, 0, [{ model: 0, path: [x, y] }], { kind, target: 1, limit: 500 });
      const isOthers = problem?.code === 'path-blocked' || problem?.code === 'within-1in';
      expect([kind, x, y, isBarred(battle, 0, x, y, kind === 'pile-in' ? 1 : -1)]).toEqual([kind, x, y, isOthers]);
      if (isOthers) barred++;
    }
    expect(barred).toBeGreaterThan(100);
    expect(barred).toBeLessThan(500);
  }
});

test('flying models are left to the check of the whole move', () => {
  const { battle } = crowded([flying]);
  gatherCrowd(battle, 0, 500);
  for (const [x, y] of spots) expect(isBarred(battle, 0, x, y)).toBe(false);
});
