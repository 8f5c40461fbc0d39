import { scene, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { lengthOf } from './charge.ts';
import { checkMoves, placeMoves } from './move.ts';
import { isCoherent } from '../space/coherency.ts';
import { modelTouchesUnit, modelUnitGap } from '../space/measure.ts';
import { modelsOf } from '../state/query.ts';
import { autoPileIn } from './auto-pile-in.ts';
import { spotsToward } from '../space/spots.ts';

const charger: TestUnit = { id: 'charger', at: [20, 15] };
const order = { kind: 'pile-in', target: 0, limit: 300 } as const;

/** Closes up and checks what must hold of every pile-in. */
const closeUp = (foe: Partial<TestUnit>, more: Partial<Parameters<typeof scene>[0]> = {}): Scene => {
  const s = scene({ units: [charger, { id: 'foe', side: 1, at: [20, 16], models: 3, ...foe }], ...more });
  const before = s.battle.block.slice();
  const moves = autoPileIn(s.battle, 1, 0);
  expect(s.battle.block).toEqual(before);
  const gaps = moves.map(({ model }) => modelUnitGap(s.battle, model, 0));
  for (const { model, path } of moves) expect(lengthOf(s.battle, model, path)).toBeLessThanOrEqual(300);
  expect(checkMoves(s.battle, 1, moves, order)).toBeUndefined();
  placeMoves(s.battle, 1, moves);
  moves.forEach(({ model }, i) => expect(modelUnitGap(s.battle, model, 0)).toBeLessThanOrEqual(gaps[i]));
  expect(isCoherent(s.battle, 1)).toBe(true);
  return s;
};
const touching = (s: Scene): number =>
  modelsOf(s.battle, 1).filter((model) => modelTouchesUnit(s.battle, model, 0)).length;

describe('charged models', () => {
  test('come into contact where there is room', () => {
    expect(touching(closeUp({ models: 2 }))).toBe(2);
    expect(touching(closeUp({ models: 2, spacing: 1 }))).toBe(2);
  });

  test('also those who must go around a comrade for it', () => {
    // Three round bases fit side by side against one.
    expect(touching(closeUp({}))).toBe(3);
  });

  test('those in contact stay', () => {
    const s = scene({ units: [charger, { id: 'foe', side: 1, at: [20, 16] }] });
    expect(autoPileIn(s.battle, 1, 0)).toEqual([]);
  });

  test('a long chain closes up as a whole', () => {
    const s = closeUp({ models: 5, spacing: 1 });
    expect(touching(s)).toBeGreaterThanOrEqual(2);
  });

  test('do not go through walls', () => {
    const wall = { rect: [20.7, 13, 20.9, 16.4] as const, types: ['impassable'] as const };
    const s = closeUp({ models: 2, spacing: 1 }, { terrain: [wall] });
    expect(touching(s)).toBe(1);
  });

  test('keep 1" from every unit but the chargers', () => {
    const third: TestUnit = { id: 'third', at: [22.3, 14.2] };
    const s = scene({ units: [charger, third, { id: 'foe', side: 1, at: [20, 16], models: 4 }] });
    const moves = autoPileIn(s.battle, 2, 0);
    expect(checkMoves(s.battle, 2, moves, order)).toBeUndefined();
  });
});

test('spots lie around, the nearest first, none beyond the limit', () => {
  const s = scene({ units: [charger, { id: 'foe', side: 1, at: [20, 18] }] });
  const spots = spotsToward(s.battle, 1, 0, 300);
  expect(spots[0]).toEqual([2000, 1601]);
  const lengths = spots.map(([x, y]) => Math.hypot(x - 2000, y - 1800));
  for (const length of lengths) expect(length).toBeLessThanOrEqual(300);
  const far = scene({ units: [charger, { id: 'foe', side: 1, at: [20, 30] }] });
  // No one in reach: a part of the way.
  expect(spotsToward(far.battle, 1, 0, 300)).toEqual([2700, 2750, 2800, 2850, 2900, 2950].map((y) => [2000, y]));
});
