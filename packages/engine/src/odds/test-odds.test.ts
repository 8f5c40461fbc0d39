import { gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../rule/settings.ts';
import { castChance, dangerousLaw, jumpOdds, woundEffectOdds } from './test-odds.ts';

test('spells: 4+, never surer than 5/6 and never less sure than 1/6', () => {
  expect(castChance(0, 0)).toBe(1 / 2);
  expect(castChance(1, 0)).toBe(4 / 6);
  expect(castChance(6, 0)).toBe(5 / 6);
  expect(castChance(2, 8)).toBe(1 / 6);
});

test('dangerous terrain: 1s, less those that are saved', () => {
  expect([...dangerousLaw(1)]).toEqual([5 / 6, 1 / 6].map((chance) => expect.closeTo(chance, 12)));
  const saved = dangerousLaw(2, [{ rule: 'regeneration', name: 'Regeneration', target: 5, needs: 0 }]);
  [64 / 81, 16 / 81, 1 / 81].forEach((chance, n) => expect(saved[n]).toBeCloseTo(chance, 12));
});

test('jumps: a die, and one more for each full 3", all of them', () => {
  const inches = (distance: number, target?: number) => jumpOdds(gff, distance * 100, target);
  expect(inches(2)).toEqual({ dice: 1, pSuccess: expect.closeTo(2 / 3, 12) });
  expect(inches(3)).toEqual({ dice: 2, pSuccess: expect.closeTo(4 / 9, 12) });
  expect(inches(6)).toEqual({ dice: 3, pSuccess: expect.closeTo(8 / 27, 12) });
  expect(inches(5, 2)).toEqual({ dice: 2, pSuccess: expect.closeTo(25 / 36, 12) });
  expect(inches(4, 0)).toEqual({ dice: 0, pSuccess: 1 });
  expect(inches(6.01, 0)).toEqual({ dice: 0, pSuccess: 0 });
});

describe('wound effects', () => {
  const knockedOut = (markers: number, tough: number, shaken = false, fear = 0, gate = true): number[] => {
    const settings = { ...defaultSettings(), fearCountsForToughGate: gate };
    const odds = woundEffectOdds({ markers, tough, shaken, fear }, gff, settings);
    return [odds.pNone, odds.pShaken, odds.pKnockedOut].map((chance) => Math.round(chance * 6));
  };

  test.each([
    [1, 1, [0, 4, 2]],
    [2, 1, [0, 3, 3]],
    [5, 1, [0, 0, 6]],
    [9, 1, [0, 0, 6]],
    [2, 3, [6, 0, 0]],
    [3, 3, [0, 4, 2]],
    [6, 6, [0, 4, 2]],
  ])('%i markers, Tough(%i)', (markers, tough, sixths) => {
    expect(knockedOut(markers, tough)).toEqual(sixths);
  });

  test('Shaken and Fear add; Fear opens the gate unless the setting is off', () => {
    expect(knockedOut(1, 1, true)).toEqual([0, 3, 3]);
    expect(knockedOut(1, 3, false, 2)).toEqual([0, 4, 2]);
    expect(knockedOut(1, 3, false, 2, false)).toEqual([6, 0, 0]);
  });
});
