import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { protectionFeat } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24, attacks: 2 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [protectionFeat, [tough, 12]] };

describe.each(gamesWith(protectionFeat))('in $name', ({ scene }) => {
  test('a die for each wound, ignored on 5+, if the player chooses so', () => {
    const s = scene({ units: [gun, foe], dice: '4 4 | 1 1 | 5 4' });
    s.fire('gun', 'foe', undefined, { feat: true });
    expect(s.told('volley')).toMatchObject([{ saved: 1, landed: 1 }]);
    expect(s.dice.left).toBe(0);
    const spared = scene({ units: [gun, foe], dice: '4 4 | 1 1' });
    spared.fire('gun', 'foe', undefined, { feat: false });
    expect(spared.told('volley')).toMatchObject([{ saved: 0, landed: 2 }]);
  });

  test('once per battle, and no question without wounds', () => {
    const s = scene({ units: [gun, foe], dice: '1 1   4 1 | 1 | 1   4 1 | 1' });
    for (let round = 0; round < 3; round++) {
      s.fire('gun', 'foe', undefined, { feat: true });
      s.activate('foe', 'hold');
    }
    expect(s.told('chose')).toHaveLength(1);
    expect(s.battle.wounds[s.model('foe')]).toBe(2);
    expect(s.dice.left).toBe(0);
  });

  test('all living models must have it', () => {
    const mixed: TestUnit = { ...foe, models: 2, rules: [[tough, 12]], rulesOf: { 0: [protectionFeat] } };
    const s = scene({ units: [gun, mixed], dice: '4 4 | 1 1' });
    s.fire('gun', 'foe', undefined, { feat: true });
    expect(s.told('volley')).toMatchObject([{ saved: 0 }]);
  });
});
