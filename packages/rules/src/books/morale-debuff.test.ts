import { MOMENT, moraleBill, spendOnce, U } from '@muster/engine';
import { codeOf, foe, gamesWith, wise } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { moraleDebuff } from './index.ts';

describe.each(gamesWith(moraleDebuff))('in $name', ({ scene }) => {
  test('the next test is at -1, and only that one', () => {
    const s = scene({ units: [wise([moraleDebuff]), foe] });
    s.use('wise', ['foe']);
    expect(moraleBill(s.battle, s.unit('foe'))).toEqual([{ source: 'Morale Penalty', amount: -1 }]);
    spendOnce(s.battle, s.unit('foe'), MOMENT.shot | MOMENT.struck);
    expect(moraleBill(s.battle, s.unit('foe'))).toHaveLength(1);
    spendOnce(s.battle, s.unit('foe'), MOMENT.tested);
    expect(moraleBill(s.battle, s.unit('foe'))).toEqual([]);
  });
  test('a Shaken unit does not use it', () => {
    const s = scene({ units: [{ ...wise([moraleDebuff]), flags: U.shaken }, foe] });
    expect(codeOf(s.use('wise', ['foe']))).toBe('shaken-must-idle');
  });
});
