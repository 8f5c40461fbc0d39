import { immobile } from '@muster/rules';
import { scene, type Scene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { checkMoves, placeMoves } from '../legal/move.ts';
import { isCoherent, widestGap } from '../space/coherency.ts';
import { mustRegroup, regroup } from './regroup.ts';

const squad: TestUnit = { id: 'squad', at: [10, 10], models: 5 };
const foe: TestUnit = { id: 'foe', side: 1, at: [40, 40] };

/** The squad with its models at these places. */
const at = (places: readonly (readonly [number, number])[], more: Partial<Parameters<typeof scene>[0]> = {}): Scene => {
  const s = scene({ units: [{ ...squad, models: places.length }, foe], ...more });
  places.forEach(([x, y], i) => {
    s.battle.x[i] = x * 100;
    s.battle.y[i] = y * 100;
  });
  return s;
};

test('a unit that holds together has nothing to do', () => {
  const s = scene({ units: [squad, foe] });
  expect(regroup(s.battle, 0)).toBeUndefined();
  expect(mustRegroup(s.battle, 0)).toBe(false);
});

test('stragglers walk to the largest group', () => {
  const s = at([
    [10, 10],
    [11.2, 10],
    [12.4, 10],
    [17, 10],
    [10, 14],
  ]);
  expect(isCoherent(s.battle, 0)).toBe(false);
  const before = s.battle.block.slice();
  const moves = regroup(s.battle, 0) ?? [];
  expect(s.battle.block).toEqual(before);
  expect(moves.map(({ model }) => model).sort((a, b) => a - b)).toEqual([3, 4]);
  expect(checkMoves(s.battle, 0, moves, { kind: 'advance' })).toBeUndefined();
  placeMoves(s.battle, 0, moves);
  expect(isCoherent(s.battle, 0)).toBe(true);
});

test('when it is too far for one move, they come closer', () => {
  const s = at([
    [10, 10],
    [11.2, 10],
    [26, 10],
  ]);
  const before = widestGap(s.battle, 0);
  const moves = regroup(s.battle, 0) ?? [];
  expect(checkMoves(s.battle, 0, moves, { kind: 'advance' })).toBeUndefined();
  placeMoves(s.battle, 0, moves);
  expect(widestGap(s.battle, 0)).toBeLessThan(before);
  expect(mustRegroup(s.battle, 0)).toBe(true);
});

test('nothing when there is no way', () => {
  const s = at(
    [
      [10, 10],
      [20, 10],
    ],
    {
      terrain: [
        { rect: [18, 8, 22, 9.4], types: ['impassable'] },
        { rect: [18, 10.6, 22, 12], types: ['impassable'] },
        { rect: [18, 8, 19.4, 12], types: ['impassable'] },
        { rect: [20.6, 8, 22, 12], types: ['impassable'] },
        { rect: [8, 8, 12, 9.4], types: ['impassable'] },
        { rect: [8, 10.6, 12, 12], types: ['impassable'] },
        { rect: [8, 8, 9.4, 12], types: ['impassable'] },
        { rect: [10.6, 8, 12, 12], types: ['impassable'] },
      ],
    },
  );
  expect(regroup(s.battle, 0)).toBeUndefined();
  expect(mustRegroup(s.battle, 0)).toBe(false);
});

test('a unit that may only hold is let hold', () => {
  const s = scene({ units: [{ ...squad, models: 2, spacing: 4, rules: [immobile] }, foe] });
  expect(s.activate('squad', 'hold')).toMatchObject({ status: 'done' });
});
