import { UNIT_FLAG } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero } from '../special/index.ts';
import { traitMastermind } from './index.ts';

const captain: TestUnit = { id: 'captain', at: [10, 10], rules: [hero, traitMastermind] };
const gun: TestUnit = { id: 'gun', at: [20, 10], weapons: [{ range: 24 }] };

describe.each(gamesWith(traitMastermind))('in $name', ({ scene }) => {
  const shoot = (y: number, leader: Partial<TestUnit> = {}): number => {
    const foe: TestUnit = { id: 'foe', side: 1, at: [10, y], models: 3 };
    const s = scene({ units: [{ ...captain, ...leader }, gun, foe], dice: '4 | 4' });
    s.fire('gun', 'foe');
    expect(s.dice.left).toBe(0);
    return s.told('volley')[0].blocked;
  };

  test('enemies within 6" do not block with a 4', () => {
    expect([shoot(17), shoot(17.01)]).toEqual([0, 1]);
  });

  test('works while it is Shaken, not from off the table', () => {
    expect([shoot(17, { flags: UNIT_FLAG.shaken }), shoot(17, { reserve: 'ambush' })]).toEqual([0, 1]);
  });

  test('leaves friends alone', () => {
    const friend: TestUnit = { id: 'friend', side: 1, at: [10, 16], models: 3 };
    const s = scene({ units: [gun, { ...captain, side: 1, at: [10, 18] }, friend], dice: '4 | 4' });
    s.fire('gun', 'friend');
    expect(s.told('volley')).toMatchObject([{ blocked: 1 }]);
    expect(s.dice.left).toBe(0);
  });
});
