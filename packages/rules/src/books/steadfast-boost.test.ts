import { UNIT_FLAG } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { steadfast, steadfastBoost } from './index.ts';

const shaken: TestUnit = {
  id: 'shaken',
  side: 1,
  at: [10, 30],
  models: 2,
  rules: [steadfast, steadfastBoost],
  flags: UNIT_FLAG.shaken | UNIT_FLAG.activated,
};
const idler: TestUnit = { id: 'idler', at: [10, 10] };

describe.each(gamesWith(steadfastBoost))('in $name', ({ scene }) => {
  /** The round ends, and the next one begins. */
  const next = (unit: TestUnit, dice: string) => {
    const s = scene({ units: [idler, unit], dice });
    s.activate('idler', 'hold');
    expect(s.dice.left).toBe(0);
    return s.has('shaken', 'shaken');
  };

  test('recovers on a 3+', () => {
    expect(next(shaken, '3')).toBe(false);
    expect(next(shaken, '2')).toBe(true);
  });

  test('nothing without Steadfast', () => {
    expect(next({ ...shaken, rules: [steadfastBoost] }, '')).toBe(true);
  });
});
