import { tough } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { checkMoves, placeMoves } from './move.ts';
import { isCoherent } from '../space/coherency.ts';
import { unitGap } from '../space/measure.ts';
import { autoBackOff } from './auto-back-off.ts';

const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 3, rules: [[tough, 3]] };
/** In contact with the foe. */
const chargers: TestUnit = { id: 'chargers', at: [10, 15], models: 3 };
const order = { kind: 'back-off', target: 1, limit: 200 } as const;

test('goes straight back to exactly 1", all together', () => {
  const s = scene({ units: [chargers, foe] });
  const moves = autoBackOff(s.battle, 0, 1, 200);
  expect(moves.map(({ path }) => path)).toEqual([
    [1000, 1400],
    [1125, 1400],
    [1250, 1400],
  ]);
  expect(checkMoves(s.battle, 0, moves, order)).toBeUndefined();
});

test('leaves the battle as it was', () => {
  const s = scene({ units: [chargers, foe] });
  const before = s.battle.block.slice();
  autoBackOff(s.battle, 0, 1, 200);
  expect(s.battle.block).toEqual(before);
});

test('finds another way when a unit is behind, legal in any case', () => {
  const s = scene({ units: [chargers, foe, { id: 'friend', at: [10, 13], models: 3 }] });
  const moves = autoBackOff(s.battle, 0, 1, 200);
  expect(checkMoves(s.battle, 0, moves, order)).toBeUndefined();
  placeMoves(s.battle, 0, moves);
  expect(isCoherent(s.battle, 0)).toBe(true);
});

test('where 1" cannot be had it takes what gains most, or stays', () => {
  const walls = [
    { rect: [0, 13, 9.5, 18] as const, types: ['impassable'] as const },
    { rect: [10.5, 13, 20, 18] as const, types: ['impassable'] as const },
  ];
  const one = { ...chargers, models: 1 };
  const half = scene({
    units: [one, { ...foe, models: 1 }],
    terrain: [...walls, { rect: [0, 10, 20, 14], types: ['impassable'] }],
  });
  const moves = autoBackOff(half.battle, 0, 1, 200);
  placeMoves(half.battle, 0, moves);
  expect(unitGap(half.battle, 0, 1)).toBe(50);
  const none = scene({
    units: [one, { ...foe, models: 1 }],
    terrain: [...walls, { rect: [0, 10, 20, 14.5], types: ['impassable'] }],
  });
  expect(autoBackOff(none.battle, 0, 1, 200)).toEqual([]);
});
