import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { flying } from '../special/index.ts';
import { crossingAttack } from './index.ts';

describe.each(gamesWith(crossingAttack))('in $name', ({ scene }) => {
  const rider: TestUnit = { id: 'rider', at: [10, 10], rules: [flying, [crossingAttack, 3]] };
  const foe: TestUnit = { id: 'foe', side: 1, at: [13, 10], models: 9, spacing: 0.1, defense: 4 };

  test('three dice, each 6 a wound that is not blocked', () => {
    const s = scene({ units: [rider, foe], dice: '6 5 6' });
    s.activate('rider', 'rush', { moves: s.shift('rider', 11, 2) }, { overrun: s.unit('foe') });
    expect(s.dice.left).toBe(0);
    expect(s.living('foe')).toBe(7);
  });

  test('no unit that it does not pass over', () => {
    const s = scene({ units: [rider, foe] });
    expect(s.activate('rider', 'advance', { moves: s.shift('rider', 0, 6) }).status).toBe('done');
    expect(s.told('crossed')).toEqual([]);
  });
});
