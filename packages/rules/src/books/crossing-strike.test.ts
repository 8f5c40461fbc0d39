import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { flying } from '../special/index.ts';
import { crossingStrike } from './index.ts';

describe.each(gamesWith(crossingStrike))('in $name', ({ scene }) => {
  const rider: TestUnit = { id: 'rider', at: [10, 10], rules: [flying, [crossingStrike, 3]] };
  const foe: TestUnit = { id: 'foe', side: 1, at: [13, 10], models: 9, spacing: 0.1, defense: 4 };

  test('three dice, each 4 or more three hits with AP(1)', () => {
    // Two successes are six hits; Defense 4+ against AP(1) blocks on 5 and 6.
    const s = scene({ units: [rider, foe], dice: '4 3 6 | 5 6 4 3 2 1' });
    s.activate('rider', 'rush', { moves: s.shift('rider', 11, 2) }, { overrun: s.unit('foe') });
    expect(s.dice.left).toBe(0);
    expect(s.living('foe')).toBe(5);
  });

  test('once per battle', () => {
    const s = scene({ units: [rider, foe], dice: '1 1 1' });
    s.activate('rider', 'rush', { moves: s.shift('rider', 11, 2) }, { overrun: s.unit('foe') });
    s.activate('foe', 'hold');
    s.activate('rider', 'rush', { moves: s.shift('rider', -11, -2) }, { overrun: s.unit('foe') });
    expect(s.told('crossed')).toHaveLength(1);
  });

  test('nobody whom it does not pass over', () => {
    const s = scene({ units: [rider, foe] });
    expect(s.activate('rider', 'advance', { moves: s.shift('rider', 0, 6) }).status).toBe('done');
    expect(s.told('crossed')).toEqual([]);
  });
});
