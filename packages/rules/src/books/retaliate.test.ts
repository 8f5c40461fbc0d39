import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { retaliate } from './index.ts';

const sword: TestUnit = { id: 'sword', at: [10, 10], rules: [[tough, 12]], weapons: [{ name: 'Sword', attacks: 2 }] };
const foe: TestUnit = {
  id: 'foe',
  side: 1,
  at: [10, 16],
  rules: [
    [tough, 12],
    [retaliate, 2],
  ],
};

describe.each(gamesWith(retaliate))('in $name', ({ scene, ways }) => {
  const test6 = ways.morale === 'unit' ? '6' : '';

  test('each wound in melee comes back as X hits', () => {
    const s = scene({ units: [sword, foe], dice: `4 4 | 1 1   6 6 6 6   ${test6}` });
    s.charge('sword', 'foe');
    expect(s.told('volley')).toMatchObject([
      { name: 'Sword', landed: 2 },
      { name: 'Retaliate(2)', unit: s.unit('foe'), target: s.unit('sword'), hits: 4, blocked: 4 },
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('the wounds that it deals count for the melee', () => {
    // One wound each: a tie, so no unit tests.
    const s = scene({ units: [sword, foe], dice: '4 1 | 1   1 6' });
    s.charge('sword', 'foe');
    if (ways.morale === 'unit') expect(s.told('melee')).toMatchObject([{ dealt: [1, 1], winner: -1 }]);
    expect(s.battle.wounds[s.model('sword')]).toBe(1);
    expect(s.dice.left).toBe(0);
  });

  test('nothing comes back of what was blocked, nor of shots', () => {
    const blocked = scene({ units: [sword, foe], dice: '4 4 | 6 6' });
    blocked.charge('sword', 'foe');
    expect(blocked.told('volley')).toHaveLength(1);
    const shot = scene({ units: [{ ...sword, weapons: [{ range: 24 }] }, foe], dice: '4 | 1' });
    shot.fire('sword', 'foe');
    expect(shot.told('volley')).toHaveLength(1);
    expect([blocked.dice.left, shot.dice.left]).toEqual([0, 0]);
  });
});
