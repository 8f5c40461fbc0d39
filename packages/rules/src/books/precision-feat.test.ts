import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { precisionFeat } from './index.ts';

const squad: TestUnit = {
  id: 'squad',
  at: [10, 10],
  rules: [precisionFeat],
  weapons: [{ name: 'Gun', range: 24 }, { name: 'Axe' }],
};
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [[tough, 12]] };

describe.each(gamesWith(precisionFeat))('in $name', ({ scene }) => {
  test('+1 to hit for one attack, if the player chooses so', () => {
    for (const [feat, dice, hits] of [
      [true, '3 | 6', 1],
      [false, '3', 0],
    ] as const) {
      const shots = scene({ units: [squad, foe], dice });
      shots.fire('squad', 'foe', undefined, { feat });
      const blows = scene({ units: [squad, foe], dice });
      blows.charge('squad', 'foe', { feat });
      for (const s of [shots, blows]) {
        expect(s.told('volley')).toMatchObject([{ hits }]);
        expect(s.dice.left).toBe(0);
      }
    }
  });

  test('once per battle', () => {
    const s = scene({ units: [squad, foe], dice: '1   3' });
    s.fire('squad', 'foe', undefined, { feat: true });
    s.activate('foe', 'hold');
    s.fire('squad', 'foe', undefined, { feat: true });
    expect(s.told('volley')[1]).toMatchObject({ hits: 0 });
    expect(s.dice.left).toBe(0);
  });

  test('all models must have it', () => {
    const s = scene({ units: [{ ...squad, models: 2, rules: [], rulesOf: { 0: [precisionFeat] } }, foe], dice: '3 3' });
    s.fire('squad', 'foe', undefined, { feat: true });
    expect(s.told('volley')).toMatchObject([{ hits: 0 }]);
  });
});
