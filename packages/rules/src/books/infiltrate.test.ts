import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ambush } from '../special/index.ts';
import { infiltrate } from './index.ts';

describe.each(gamesWith(infiltrate))('in $name', ({ scene }) => {
  const arrive = (y: number, round: number, more: Partial<TestUnit> = {}): string => {
    const spies: TestUnit = { id: 'spies', at: [0, 0], models: 2, rules: [infiltrate], reserve: 'ambush', ...more };
    const s = scene({ units: [spies, { id: 'foe', side: 1, at: [30, 20] }], phase: 'ambush', round });
    return codeOf(s.act({ type: 'arrive', unit: s.unit('spies'), positions: s.row('spies', 30, y) }));
  };

  test('over 3" from enemies; exactly 3" is too close', () => {
    expect(arrive(24, 2)).toBe('ambush-too-close');
    expect(arrive(24.01, 2)).toBe('done');
  });

  test('not in round 1', () => {
    expect(arrive(30.01, 1)).toBe('ambush-round-1');
  });

  test('together with plain ambushers it keeps their distance', () => {
    const mixed = { rules: [], rulesOf: { 0: [infiltrate], 1: [ambush] } };
    expect(arrive(29, 2, mixed)).toBe('ambush-too-close');
    expect(arrive(30.01, 2, mixed)).toBe('done');
  });
});
