import type { BattlePlan } from '@muster/engine';
import { expect, test } from 'vitest';
import { rolloutsFor } from './rollouts.ts';

const planOf = (units: number, models: number): Pick<BattlePlan, 'units'> => ({
  units: Array.from({ length: units }, () => ({ count: models / units })) as unknown as BattlePlan['units'],
});

test('a general has all rollouts in ordinary battles and fewer in larger ones', () => {
  expect(rolloutsFor(planOf(6, 12))).toBe(48);
  expect(rolloutsFor(planOf(10, 100))).toBe(48);
  expect(rolloutsFor(planOf(20, 100))).toBe(24);
  expect(rolloutsFor(planOf(40, 200))).toBe(6);
  expect(rolloutsFor(planOf(120, 1200))).toBe(0);
});
