import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { versatileAttack, versatileAttackBoost } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 25], models: 5 };

describe.each(gamesWith(versatileAttackBoost))('in $name', ({ scene }) => {
  test('both at once', () => {
    const s = scene({ units: [{ ...gun, rules: [versatileAttack, versatileAttackBoost] }, foe], dice: '3 | 4' });
    s.fire('gun', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 1, blocked: 0 }]);
    expect(s.dice.left).toBe(0);
  });

  test('nothing without the rule that it makes better', () => {
    const s = scene({ units: [{ ...gun, rules: [versatileAttackBoost] }, foe], dice: '3' });
    s.fire('gun', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 0 }]);
    expect(s.dice.left).toBe(0);
  });
});
