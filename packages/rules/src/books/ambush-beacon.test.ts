import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ambush } from '../special/index.ts';
import { ambushBeacon } from './index.ts';

describe.each(gamesWith(ambushBeacon))('in $name', ({ scene }) => {
  // Bases are an inch wide: the second of two lurkers stands 1.25" to the right of the first.
  const arrive = (x: number, side: number, foeX = 32): string => {
    const units: TestUnit[] = [
      { id: 'lurkers', at: [0, 0], models: 2, rules: [ambush], reserve: 'ambush' },
      { id: 'beacon', side, at: [20, 20], rules: [ambushBeacon] },
      { id: 'foe', side: 1, at: [foeX, 20] },
    ];
    const s = scene({ units, phase: 'ambush', round: 2 });
    return codeOf(s.act({ type: 'arrive', unit: s.unit('lurkers'), positions: s.row('lurkers', x, 20) }));
  };

  test('within 6" of it, all of them, no enemy is too near', () => {
    expect(arrive(25.75, 0)).toBe('done');
    expect(arrive(25.76, 0)).toBe('ambush-too-close');
  });

  test('but all units stay 1" away', () => {
    expect(arrive(25, 0, 28.25)).toBe('done');
    expect(arrive(25, 0, 28.24)).toBe('within-1in');
  });

  test('an enemy’s beacon does not count', () => {
    expect(arrive(25.75, 1, 60)).toBe('ambush-too-close');
  });
});
