import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitSmashedLeg } from './index.ts';

const cripple: TestUnit = { id: 'cripple', at: [10, 10], rules: [traitSmashedLeg] };

describe.each(gamesWith(traitSmashedLeg))('in $name', ({ scene, ruleset }) => {
  const less = ruleset.id === 'aof' ? 1.5 : 1;

  test('moves less', () => {
    for (const [action, far] of [
      ['advance', 6 - less],
      ['rush', 12 - 2 * less],
    ] as const) {
      const s = scene({ units: [cripple] });
      const go = (inches: number): string =>
        codeOf(s.activate('cripple', action, { moves: s.shift('cripple', inches, 0) }));
      expect([go(far + 0.01), go(far)]).toEqual(['move-too-far', 'done']);
    }
  });

  test('charges less far', () => {
    const charge = (gap: number, rules = cripple.rules): string => {
      const foe: TestUnit = { id: 'foe', side: 1, at: [11 + gap, 10] };
      return codeOf(scene({ units: [{ ...cripple, rules }, foe] }).charge('cripple', 'foe'));
    };
    expect(charge(12 - 2 * less)).toBe('done');
    expect(charge(12 - 2 * less + 0.01)).toBe('charge-out-of-range');
    expect(charge(12, [])).toBe('done');
  });
});

describe.each(gamesWith(traitSmashedLeg, { morale: 'unit' }))('joined in $name', ({ scene, ruleset }) => {
  test('the squad moves as slowly as its hero', () => {
    const far = ruleset.id === 'aof' ? 4.5 : 5;
    const s = scene({ units: [{ id: 'squad', at: [10, 10], models: 2, hero: { rules: [traitSmashedLeg] } }] });
    const advance = (...ways: number[]): string => {
      const moves = s
        .shift('squad', 0, 0)
        .map(({ model, path }, i) => ({ model, path: [path[0], path[1] + 100 * ways[i]] }));
      return codeOf(s.activate('squad', 'advance', { moves }));
    };
    expect([advance(far + 0.5, far, far), advance(far, far, far)]).toEqual(['move-too-far', 'done']);
  });
});
