import { moraleBill } from '@muster/engine';
import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { resolve } from './index.ts';

describe.each(gamesWith(resolve))('in $name', ({ scene }) => {
  test('a 3 passes on 4+, and it counts for morale only', () => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], quality: 4, rules: [resolve] }] });
    expect(moraleBill(s.battle, 0)).toEqual([{ source: 'Resolve', amount: 1 }]);
  });
  test('nothing if one model lacks it', () => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], models: 2, rulesOf: { 0: [resolve] } }] });
    expect(moraleBill(s.battle, 0)).toEqual([]);
  });
});
