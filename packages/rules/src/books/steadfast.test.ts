import { UNIT_FLAG } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { steadfast } from './index.ts';

const shaken: TestUnit = {
  id: 'shaken',
  side: 1,
  at: [10, 30],
  models: 2,
  rules: [steadfast],
  flags: UNIT_FLAG.shaken | UNIT_FLAG.activated,
};
const idler: TestUnit = { id: 'idler', at: [10, 10] };

describe.each(gamesWith(steadfast))('in $name', ({ scene }) => {
  /** The round ends, and the next one begins. */
  const next = (unit: TestUnit, dice: string) => {
    const s = scene({ units: [idler, unit], dice });
    s.activate('idler', 'hold');
    expect(s.dice.left).toBe(0);
    return s.has('shaken', 'shaken');
  };

  test('Shaken when a round begins, it recovers on a 4+', () => {
    expect(next(shaken, '4')).toBe(false);
    expect(next(shaken, '3')).toBe(true);
  });

  test('no die for units that are not Shaken, nor where a model lacks it', () => {
    expect(next({ ...shaken, flags: UNIT_FLAG.activated }, '')).toBe(false);
    expect(next({ ...shaken, rules: [], rulesOf: { 0: [steadfast] } }, '')).toBe(true);
  });
});
