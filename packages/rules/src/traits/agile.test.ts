import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitAgile } from './index.ts';

const scout: TestUnit = { id: 'scout', at: [10, 10], rules: [traitAgile] };

describe.each(gamesWith(traitAgile))('in $name', ({ scene, ruleset }) => {
  const more = ruleset.id === 'aof' ? 1.5 : 1;

  test('moves further, and no further than that', () => {
    for (const [action, far] of [
      ['advance', 6 + more],
      ['rush', 12 + 2 * more],
    ] as const) {
      const s = scene({ units: [scout] });
      const go = (inches: number): string =>
        codeOf(s.activate('scout', action, { moves: s.shift('scout', inches, 0) }));
      expect([go(far + 0.01), go(far)]).toEqual(['move-too-far', 'done']);
    }
  });

  test('charges as far as it rushes', () => {
    const charge = (gap: number, rules = scout.rules): string => {
      const foe: TestUnit = { id: 'foe', side: 1, at: [11 + gap, 10] };
      return codeOf(scene({ units: [{ ...scout, rules }, foe] }).charge('scout', 'foe'));
    };
    expect(charge(12 + 2 * more)).toBe('done');
    expect(charge(12 + 2 * more + 0.01)).toBe('charge-out-of-range');
    expect(charge(12.01, [])).toBe('charge-out-of-range');
  });
});

describe.each(gamesWith(traitAgile, { morale: 'unit' }))('joined in $name', ({ scene }) => {
  test('a hero who has joined and is not agile sets the pace', () => {
    const squad: TestUnit = { ...scout, models: 2, hero: {} };
    const s = scene({ units: [squad] });
    const go = (inches: number): string =>
      codeOf(s.activate('scout', 'advance', { moves: s.shift('scout', inches, 0) }));
    const [first, ...others] = s.shift('scout', 6, 0);
    const ahead = [{ ...first, path: [first.path[0] + 10, first.path[1]] }, ...others];
    expect(codeOf(s.activate('scout', 'advance', { moves: ahead }))).toBe('move-too-far');
    expect([go(6.01), go(6)]).toEqual(['move-too-far', 'done']);
  });

  test('an agile one does not', () => {
    const s = scene({ units: [{ ...scout, models: 2, hero: { rules: [traitAgile] } }] });
    expect(codeOf(s.activate('scout', 'advance', { moves: s.shift('scout', 7, 0) }))).toBe('done');
  });
});
