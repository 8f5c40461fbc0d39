import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { takedownShot } from './index.ts';

const gun: TestUnit = {
  id: 'gun',
  at: [10, 10],
  quality: 5,
  rules: [takedownShot],
  weapons: [{ name: 'Gun', range: 30 }],
};
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 38], rules: [[tough, 12]] };

describe.each(gamesWith(takedownShot))('in $name', ({ scene }) => {
  test('one more shot on 2+ with AP(2) and Deadly(3), as far as the longest weapon', () => {
    const s = scene({ units: [gun, foe], dice: '2 | 5   1' });
    s.fire('gun', 'foe');
    expect(s.told('volley')).toMatchObject([
      { name: 'Takedown Shot', hits: 1, landed: 3 },
      { name: 'Gun', hits: 0 },
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('none without a weapon to shoot with', () => {
    const s = scene({ units: [{ ...gun, weapons: [] }, foe] });
    expect(s.plan.models[s.model('gun')].weapons).toEqual([]);
  });

  test('works once', () => {
    const s = scene({ units: [gun, foe], dice: '1   1' });
    s.fire('gun', 'foe');
    s.activate('foe', 'hold');
    expect(codeOf(s.fire('gun', 'foe', ['Takedown Shot']))).toBe('limited-spent');
  });
});
