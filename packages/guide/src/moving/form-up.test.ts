import { type Battle, checkDeploy, type Placement } from '@muster/engine';
import { gff } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { formUp, placeUnitNear } from './index.ts';

const squad: TestUnit = { id: 'squad', at: [0, 0], models: 6 };
const others = [1, 2].map((side): TestUnit => ({ id: `other ${side}`, side, at: [0, 0] }));

/** A battle before deployment, with side 0 in this zone. */
const deploying = (
  zone: number,
  units: readonly TestUnit[],
  more: Partial<Parameters<typeof scene>[0]> = {},
): Battle => {
  const { battle } = scene({ units, phase: 'deployment', ...more });
  battle.sideZone[0] = zone;
  return battle;
};
const rowsOf = (spots: readonly Placement[] = [], axis: 'x' | 'y'): number[] => [
  ...new Set(spots.map((spot) => spot[axis])),
];

describe('a unit forms up with its back to its own edge', () => {
  test.each([
    [0, 'y', 3600, 1000, [1000, 880]],
    [1, 'y', 3600, 3800, [3800, 3920]],
    [2, 'x', 1000, 2400, [1000, 880]],
    [3, 'x', 6200, 2400, [6200, 6320]],
  ] as const)('edge %i', (zone, axis, x, y, rows) => {
    const foe: TestUnit = { id: 'foe', side: 1, at: [0, 0] };
    const battle = deploying(zone, [squad, foe], { ruleset: gff });
    const spots = formUp(battle, 0, 'deployment', [[x, y]]);
    // Six models with bases of one inch: rows of four and two, 1.2" apart.
    expect(rowsOf(spots, axis)).toEqual(rows);
    expect(rowsOf(spots, axis === 'x' ? 'y' : 'x')).toHaveLength(4);
  });

  test('corner', () => {
    const battle = deploying(2, [squad, ...others]);
    expect(rowsOf(formUp(battle, 0, 'deployment', [[6000, 3700]]), 'y')).toEqual([3700, 3820]);
    expect(formUp(battle, 0, 'deployment', [[3000, 3700]])).toBeUndefined();
  });
});

describe('a unit in any formation', () => {
  test('stays in its corner, as near to a point as there is room', () => {
    const battle = deploying(0, [squad, ...others]);
    const spots = placeUnitNear(battle, 0, 'deployment', 3600, 2400);
    expect(checkDeploy(battle, 0, spots ?? [], 'deployment')).toBeUndefined();
    expect(Math.max(...(spots ?? []).map(({ x }) => x))).toBeGreaterThan(2250);
  });

  test('is not slowed by terrain in the corner of the table', () => {
    const battle = deploying(0, [{ ...squad, radius: 1.2 }, ...others], {
      terrain: [{ rect: [0, 0, 2, 2], types: ['difficult'] }],
    });
    expect(placeUnitNear(battle, 0, 'deployment', 2000, 800)).toHaveLength(6);
  });
});
