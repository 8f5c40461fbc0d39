import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ambush } from '../special/index.ts';
import { infiltrate, repelAmbushers } from './index.ts';

describe.each(gamesWith(repelAmbushers))('in $name', ({ scene }) => {
  // The watch stands in a row of two, the second model at 31.25; only that one has the rule.
  const watch: TestUnit = { id: 'watch', side: 1, at: [30, 20], models: 2, rulesOf: { 1: [repelAmbushers] } };
  const arrive = (y: number, rules: TestUnit['rules'], more: Partial<TestUnit> = {}): string => {
    const lurker: TestUnit = { id: 'lurker', at: [0, 0], rules, reserve: 'ambush' };
    const s = scene({ units: [lurker, { ...watch, ...more }], phase: 'ambush', round: 2 });
    return codeOf(s.act({ type: 'arrive', unit: s.unit('lurker'), positions: s.row('lurker', 30, y) }));
  };

  test('over 12" from every model of the unit', () => {
    expect(arrive(33, [ambush])).toBe('ambush-too-close');
    expect(arrive(33.01, [ambush])).toBe('done');
  });

  test('also for those who may come nearer than others', () => {
    expect(arrive(33, [infiltrate])).toBe('ambush-too-close');
  });

  test('9" without it', () => {
    expect(arrive(30.01, [ambush], { rulesOf: {} })).toBe('done');
  });
});
