import { compilePlan } from '@muster/engine';
import { gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { frontOf, pointOf } from './front.ts';

const frontsOf = (ruleset: typeof gf, sides: number, width: number, depth: number) => {
  const army = { name: 'Army', units: [], spells: [] };
  const table = { width, depth, terrain: [] };
  const plan = compilePlan({ ruleset, armies: Array.from({ length: sides }, () => army), table });
  return plan.zones.map((_, zone) => {
    const { axis, forward } = frontOf(plan, zone);
    return `${forward > 0 ? '+' : '-'}${axis}`;
  });
};

describe('an army faces the middle of the table', () => {
  test('from long edges', () => {
    expect(frontsOf(gf, 2, 7200, 4800)).toEqual(['+y', '-y']);
    expect(frontsOf(gf, 2, 4800, 7200)).toEqual(['+x', '-x']);
  });

  test('from any edge', () => {
    expect(frontsOf(gff, 2, 4800, 4800)).toEqual(['+y', '-y', '+x', '-x']);
  });

  test('from corners across their shorter side', () => {
    expect(frontsOf(gf, 3, 7200, 4800)).toEqual(['+y', '+y', '-y', '-y']);
    expect(frontsOf(gf, 4, 4800, 7200)).toEqual(['+x', '-x', '-x', '+x']);
  });
});

test('points are given along the front and ahead', () => {
  expect(pointOf({ axis: 'y', forward: 1 }, 10, 20)).toEqual([10, 20]);
  expect(pointOf({ axis: 'x', forward: -1 }, 10, 20)).toEqual([20, 10]);
});
