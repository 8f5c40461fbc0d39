import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { versatileAttack } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], rules: [versatileAttack], weapons: [{ name: 'Gun', range: 24 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 25], models: 5 };

describe.each(gamesWith(versatileAttack))('in $name', ({ scene }) => {
  const shoot = (option: number | undefined, dice: string, target = foe) => {
    const s = scene({ units: [gun, target], dice });
    if (option !== undefined) s.play({ type: 'choose', unit: s.unit('gun'), rule: versatileAttack.id, option });
    s.fire('gun', 'foe');
    expect(s.dice.left).toBe(0);
    return s.told('volley')[0];
  };

  test('the first option is AP(+1) from afar, also when nothing was picked', () => {
    expect(shoot(0, '4 | 4')).toMatchObject({ hits: 1, blocked: 0 });
    expect(shoot(undefined, '4 | 4')).toMatchObject({ hits: 1, blocked: 0 });
  });

  test('the second is +1 to hit', () => {
    expect(shoot(1, '3 | 4')).toMatchObject({ hits: 1, blocked: 1 });
  });

  test('neither counts within 9"', () => {
    const near: TestUnit = { ...foe, at: [10, 19] };
    expect(shoot(0, '4 | 4', near)).toMatchObject({ blocked: 1 });
    expect(shoot(1, '3', near)).toMatchObject({ hits: 0 });
  });

  test('one pick for an activation, and only for models with it', () => {
    const s = scene({ units: [gun, foe] });
    const pick = (unit: string): string =>
      codeOf(s.act({ type: 'choose', unit: s.unit(unit), rule: versatileAttack.id, option: 1 }));
    expect(pick('gun')).toBe('done');
    expect(pick('gun')).toBe('no-such-rule');
    const plain = scene({ units: [{ ...gun, rules: [] }, foe] });
    expect(codeOf(plain.act({ type: 'choose', unit: 0, rule: versatileAttack.id, option: 1 }))).toBe('no-such-rule');
  });

  test('ends with the activation', () => {
    const s = scene({ units: [gun, foe], dice: '1' });
    s.fire('gun', 'foe');
    expect(s.battle.unitOptions[s.unit('gun')]).toBe(0);
  });

  test('another model without it gets nothing', () => {
    const s = scene({
      units: [{ ...gun, models: 2, rules: [], rulesOf: { 0: [versatileAttack] } }, foe],
      dice: '3 3 | 6',
    });
    s.play({ type: 'choose', unit: s.unit('gun'), rule: versatileAttack.id, option: 1 });
    s.fire('gun', 'foe');
    expect(s.told('volley')).toMatchObject([{ attacks: 2, hits: 1 }]);
    expect(s.dice.left).toBe(0);
  });
});
