import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { measure } from './ruler.ts';

const at = scene({
  units: [
    { id: 'us', at: [10, 10], models: 2, radius: 0.5 },
    { id: 'foe', side: 1, at: [20, 10], radius: 1 },
  ],
});

test('the ruler measures between the nearest bases', () => {
  const between = measure(at.battle, { unit: at.unit('us') }, { unit: at.unit('foe') });
  const [, second] = [0, 1];
  const { x } = at.battle;
  expect(between?.gap).toBe(2000 - x[second] - 150);
  expect([between?.ax, between?.bx]).toEqual([x[second] + 50, 1900]);
});

test('a point has no base', () => {
  expect(measure(at.battle, { model: 0 }, { x: 1000, y: 1300 })).toEqual({
    ax: 1000,
    ay: 1050,
    bx: 1000,
    by: 1300,
    gap: 250,
  });
  expect(measure(at.battle, { x: 0, y: 0 }, { x: 300, y: 400 })?.gap).toBe(500);
});
