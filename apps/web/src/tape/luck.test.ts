import type { BattleEvent } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { luckOfRoll, luckWords, percentileOf } from './luck.ts';

type RollEvent = Extract<BattleEvent, { type: 'roll' }>;

const roll = (more: Partial<RollEvent>): RollEvent => ({
  type: 'roll',
  purpose: 'hit',
  unit: 0,
  weapon: 0,
  faces: [],
  ...more,
});

describe('the luck of a roll', () => {
  test('compares the successes with those expected on average', () => {
    expect(luckOfRoll(roll({ faces: [1, 4, 5, 6], need: 4 }))).toMatchObject({
      kind: 'attack',
      dice: 4,
      expected: 2,
      rolled: 3,
      variance: 1,
    });
  });

  test('includes modifiers; a 6 always passes and a 1 always fails', () => {
    const bill = [{ source: 'Stealth', amount: -1 }];
    expect(luckOfRoll(roll({ faces: [4, 6], need: 4, bill }))).toMatchObject({ expected: 2 / 3, rolled: 1 });
    expect(
      luckOfRoll(roll({ purpose: 'block', faces: [1, 2], need: 2, bill: [{ source: 'x', amount: 9 }] })),
    ).toMatchObject({ kind: 'defence', rolled: 1 });
  });

  test('of Fatigued units counts sixes', () => {
    const bill = [{ source: 'Fatigued', amount: 0 }];
    expect(luckOfRoll(roll({ faces: [5, 5, 6], need: 3, bill }))).toMatchObject({ expected: 0.5, rolled: 1 });
  });

  test('in dangerous terrain counts every roll but a 1', () => {
    expect(luckOfRoll(roll({ purpose: 'dangerous', faces: [1, 2] }))).toMatchObject({ kind: 'ground', rolled: 1 });
  });

  test('handles dice of one roll that need different results', () => {
    const mixed = luckOfRoll(roll({ purpose: 'block', faces: [4, 4, 6], need: 4, worse: [0, 1, 9] }));
    expect(mixed).toMatchObject({ dice: 3, rolled: 2 });
    expect(mixed?.expected).toBeCloseTo(3 / 6 + 2 / 6 + 1 / 6);
  });

  test('is undefined for rolls without success or failure', () => {
    expect(luckOfRoll(roll({ purpose: 'roll-off', unit: -1, faces: [3] }))).toBeUndefined();
  });
});

test('luck is rated by the share of battles with fewer successes', () => {
  expect(percentileOf({ dice: 0, expected: 0, rolled: 0, variance: 0 })).toBe(50);
  expect(percentileOf({ dice: 100, expected: 50, rolled: 55, variance: 25 })).toBe(84);
  expect(percentileOf({ dice: 100, expected: 50, rolled: 45, variance: 25 })).toBe(16);
  expect([98, 80, 50, 10, 2].map(luckWords)).toEqual([
    'very lucky',
    'lucky',
    'about as expected',
    'unlucky',
    'very unlucky',
  ]);
});
