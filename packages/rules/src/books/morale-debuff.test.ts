import { UsedUpBy, moraleBill, spendOneTimeRules, UNIT_FLAG } from '@muster/engine';
import { codeOf, abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { moraleDebuff } from './index.ts';

describe.each(gamesWith(moraleDebuff))('in $name', ({ scene }) => {
  test('the next test is at -1, and only that one', () => {
    const s = scene({ units: [abilityUser([moraleDebuff]), abilityTargets] });
    s.use('wise', ['foe']);
    expect(moraleBill(s.battle, s.unit('foe'))).toEqual([{ source: 'Morale Penalty', amount: -1 }]);
    spendOneTimeRules(s.battle, s.unit('foe'), UsedUpBy.shot | UsedUpBy.struck);
    expect(moraleBill(s.battle, s.unit('foe'))).toHaveLength(1);
    spendOneTimeRules(s.battle, s.unit('foe'), UsedUpBy.tested);
    expect(moraleBill(s.battle, s.unit('foe'))).toEqual([]);
  });
  test('a Shaken unit does not use it', () => {
    const s = scene({ units: [{ ...abilityUser([moraleDebuff]), flags: UNIT_FLAG.shaken }, abilityTargets] });
    expect(codeOf(s.use('wise', ['foe']))).toBe('shaken-must-idle');
  });
});
