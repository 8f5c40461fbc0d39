import { moraleBill } from '@muster/engine';
import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { moralePenalty } from './index.ts';

describe.each(gamesWith(moralePenalty))('in $name', ({ scene }) => {
  test('one less on morale tests', () => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules: [moralePenalty] }] });
    expect(moraleBill(s.battle, 0)).toEqual([{ source: 'Morale Penalty', amount: -1 }]);
  });
  test('nothing if one model lacks it', () => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], models: 2, rulesOf: { 0: [moralePenalty] } }] });
    expect(moraleBill(s.battle, 0)).toEqual([]);
  });
});
