import type { Question } from '@muster/engine';
import { scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { chooseShift } from './shifts.ts';

const squad: TestUnit = { id: 'squad', at: [20, 20], models: 3 };
const stage = (spec: Partial<TestScene> = {}) => {
  const s = scene({ units: [squad, { id: 'foe', side: 1, at: [20, 44] }], ...spec });
  const unit = s.unit('squad');
  const models = [0, 1, 2].map((n) => s.model('squad', n));
  const asked: Extract<Question, { kind: 'shift' }> = {
    kind: 'shift',
    side: 0,
    unit,
    rule: 'Bounding',
    way: 'placed',
    models,
    reach: 400,
  };
  return { s, asked };
};

describe('the solo player', () => {
  test('moves toward an enemy that it can charge afterwards', () => {
    const fighters = { ...squad, weapons: [{ attacks: 3 }] };
    // A gap of 15": too far for a charge of 12", not after 4".
    const { s, asked } = stage({ units: [fighters, { id: 'foe', side: 1, at: [20, 36] }] });
    expect(chooseShift(s.battle, asked)[0].path[1]).toBeGreaterThan(2300);
  });

  test('else moves to an objective, and stays at one', () => {
    const { s, asked } = stage({ objectives: [[30, 20]] });
    expect(chooseShift(s.battle, asked)[0].path).toEqual([2400, 2000]);
    const there = stage({ objectives: [[20, 20]] });
    expect(chooseShift(there.s.battle, there.asked)).toEqual([]);
  });
});
