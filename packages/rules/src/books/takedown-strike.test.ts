import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { takedownStrike } from './index.ts';

const duelist: TestUnit = { id: 'duelist', at: [10, 10], quality: 5, rules: [takedownStrike, [tough, 12]] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [[tough, 12]] };

describe.each(gamesWith(takedownStrike))('in $name', ({ scene, ways }) => {
  const test6 = ways.morale === 'unit' ? '6' : '';

  test('one melee attack on 2+ with AP(2) and Deadly(3)', () => {
    const s = scene({ units: [duelist, foe], dice: `2 | 5   ${test6}` });
    s.charge('duelist', 'foe');
    expect(s.told('volley')).toMatchObject([{ name: 'Takedown Strike', attacks: 1, hits: 1, blocked: 0, landed: 3 }]);
    expect(s.dice.left).toBe(0);
  });

  test('picks a model, and works once', () => {
    const pair: TestUnit = { ...foe, models: 2 };
    const s = scene({ units: [duelist, pair], dice: `2 | 1   ${test6}` });
    const strike = () => ({ picks: [{ weapon: s.weapon('Takedown Strike'), model: s.model('foe', 0) }] });
    s.charge('duelist', 'foe', { strike });
    expect([0, 1].map((n) => s.battle.wounds[s.model('foe', n)])).toEqual([3, 0]);
    s.charge('foe', 'duelist');
    expect(s.told('volley')).toHaveLength(1);
    expect(s.dice.left).toBe(0);
  });

  test('others have no such attack', () => {
    const s = scene({ units: [{ ...duelist, rules: [] }, foe] });
    s.charge('duelist', 'foe');
    expect(s.told('volley')).toEqual([]);
  });
});
