import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { speedFeat } from './index.ts';

const squad: TestUnit = { id: 'squad', at: [10, 10], models: 2, rules: [speedFeat] };

describe.each(gamesWith(speedFeat))('in $name', ({ scene }) => {
  const use = (s: ReturnType<typeof scene>): string =>
    codeOf(s.act({ type: 'choose', unit: s.unit('squad'), rule: speedFeat.id, option: 0 }));
  const go = (action: 'advance' | 'rush', far: number, used = true): string => {
    const s = scene({ units: [squad] });
    if (used) use(s);
    return codeOf(s.activate('squad', action, { moves: s.shift('squad', far, 0) }));
  };

  test('2" more for an Advance, 4" for a Rush', () => {
    expect([go('advance', 8), go('advance', 8.01)]).toEqual(['done', 'move-too-far']);
    expect([go('rush', 16), go('rush', 16.01)]).toEqual(['done', 'move-too-far']);
  });

  test('not unless it is used', () => {
    expect(go('advance', 6.01, false)).toBe('move-too-far');
  });

  test('once per battle, and only when every model has it', () => {
    const s = scene({ units: [squad, { id: 'foe', side: 1, at: [40, 40] }] });
    expect(use(s)).toBe('done');
    s.activate('squad', 'hold');
    s.activate('foe', 'hold');
    expect(use(s)).toBe('no-such-rule');
    expect(use(scene({ units: [{ ...squad, rules: [], rulesOf: { 0: [speedFeat] } }] }))).toBe('no-such-rule');
  });
});
