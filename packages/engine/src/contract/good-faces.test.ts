import { expect, test } from 'vitest';
import { goodFaces } from './good-faces.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const good = (roll: Parameters<typeof goodFaces>[0], die = 0): number[] | undefined => {
  const isGood = goodFaces(roll, die);
  return isGood && FACES.filter(isGood);
};

test('a die passes by its target and modifiers; a 6 always, a 1 never', () => {
  expect(good({ purpose: 'hit', need: 4 })).toEqual([4, 5, 6]);
  expect(good({ purpose: 'hit', need: 4, bill: [{ source: 'Stealth', amount: -9 }] })).toEqual([6]);
  expect(good({ purpose: 'block', need: 2, bill: [{ source: 'x', amount: 9 }] })).toEqual([2, 3, 4, 5, 6]);
});

test('dice of one roll may have extra penalties', () => {
  const roll = { purpose: 'block', need: 4, worse: [0, 1] } as const;
  expect([good(roll, 0), good(roll, 1)]).toEqual([
    [4, 5, 6],
    [5, 6],
  ]);
});

test('Fatigued units need sixes, dangerous terrain fails on 1, and some dice neither pass nor fail', () => {
  expect(good({ purpose: 'hit', need: 3, bill: [{ source: 'Fatigued', amount: 0 }] })).toEqual([6]);
  expect(good({ purpose: 'dangerous' })).toEqual([2, 3, 4, 5, 6]);
  expect(good({ purpose: 'holding', need: 3 })).toEqual([4, 5, 6]);
  expect(good({ purpose: 'wound-effect', need: 3 })).toBeUndefined();
  expect(good({ purpose: 'roll-off' })).toBeUndefined();
});
