import { slow } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { checkMoves, placeMoves } from '../legal/move.ts';
import { modelTouchesUnit, unitGap } from '../space/measure.ts';
import { modelsOf } from '../state/query.ts';
import { autoCharge, autoRush } from './auto-charge.ts';

const horde: TestUnit = { id: 'horde', at: [10, 10], models: 5, rules: [slow] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 18], models: 3 };

describe('a charge', () => {
  test('brings the first into contact and the others close', () => {
    const s = scene({ units: [horde, foe] });
    const before = s.battle.block.slice();
    const moves = autoCharge(s.battle, 0, 1) ?? [];
    expect(s.battle.block).toEqual(before);
    expect(checkMoves(s.battle, 0, moves, { kind: 'charge', target: 1 })).toBeUndefined();
    placeMoves(s.battle, 0, moves);
    expect(modelsOf(s.battle, 0).filter((model) => modelTouchesUnit(s.battle, model, 1)).length).toBeGreaterThan(1);
  });

  test('no enemy in reach, no charge: 8" for the Slow', () => {
    const near = (y: number): unknown => autoCharge(scene({ units: [horde, { ...foe, at: [10, y] }] }).battle, 0, 1);
    // 10" less one base of 1" is 9" from centre to centre in reach.
    expect(near(19)).toBeDefined();
    expect(near(19.1)).toBeUndefined();
  });

  test('not through rock', () => {
    const rock = { rect: [0, 13, 40, 14], types: ['impassable'] } as const;
    expect(autoCharge(scene({ units: [horde, foe], terrain: [rock] }).battle, 0, 1)).toBeUndefined();
  });
});

describe('a rush', () => {
  test('goes straight at the target, as far as it may', () => {
    const s = scene({ units: [horde, { ...foe, at: [10, 40] }] });
    const moves = autoRush(s.battle, 0, 1) ?? [];
    expect(checkMoves(s.battle, 0, moves, { kind: 'rush' })).toBeUndefined();
    const gap = unitGap(s.battle, 0, 1);
    placeMoves(s.battle, 0, moves);
    expect(gap - unitGap(s.battle, 0, 1)).toBe(800);
  });

  test('around what is in the way', () => {
    const rock = { rect: [8, 13, 20, 14], types: ['impassable'] } as const;
    const s = scene({
      units: [
        { ...horde, models: 1 },
        { ...foe, at: [10, 40] },
      ],
      terrain: [rock],
    });
    const moves = autoRush(s.battle, 0, 1) ?? [];
    expect(moves).toHaveLength(1);
    expect(checkMoves(s.battle, 0, moves, { kind: 'rush' })).toBeUndefined();
  });

  test('stays 1" away from units that it does not charge', () => {
    const s = scene({ units: [horde, { ...foe, at: [10, 16] }] });
    placeMoves(s.battle, 0, autoRush(s.battle, 0, 1) ?? []);
    expect(unitGap(s.battle, 0, 1)).toBe(100);
  });
});
