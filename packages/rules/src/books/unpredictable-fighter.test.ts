import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { unpredictableFighter } from './index.ts';

const squad: TestUnit = {
  id: 'squad',
  at: [10, 10],
  rules: [unpredictableFighter],
  weapons: [{ name: 'Gun', range: 24 }, { name: 'Axe' }],
};
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [[tough, 12]] };

describe.each(gamesWith(unpredictableFighter))('in $name', ({ scene, ways }) => {
  const test6 = ways.morale === 'unit' ? '6' : '';
  const fire = (dice: string) => {
    const s = scene({ units: [squad, foe], dice });
    s.fire('squad', 'foe');
    expect(s.dice.left).toBe(0);
    return s.told('volley')[0];
  };
  const strike = (dice: string) => {
    const s = scene({ units: [squad, foe], dice });
    s.charge('squad', 'foe');
    expect(s.dice.left).toBe(0);
    return s.told('volley')[0];
  };

  test('no die for shots', () => {
    expect(fire('3')).toMatchObject({ hits: 0 });
  });

  test('blows: 1 to 3 is AP(+1), 4 to 6 is +1 to hit', () => {
    expect(strike(`3   4 | 4   ${test6}`)).toMatchObject({ hits: 1, blocked: 0 });
    expect(strike('4   3 | 4')).toMatchObject({ hits: 1, blocked: 1 });
    expect(strike('1   3')).toMatchObject({ hits: 0 });
  });

  test('is over after the attack', () => {
    const s = scene({ units: [squad, foe], dice: '6   1' });
    s.charge('squad', 'foe');
    expect(s.battle.unitOptions[s.unit('squad')]).toBe(0);
  });
});
