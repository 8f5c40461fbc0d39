import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { slow } from './index.ts';

describe.each(gamesWith(slow))('in $name', ({ scene }) => {
  const hulk: TestUnit = { id: 'hulk', at: [10, 10], rules: [slow], weapons: [{}] };
  const go = (unit: TestUnit, action: 'advance' | 'rush', dx: number): string => {
    const s = scene({ units: [unit] });
    return codeOf(s.activate('hulk', action, { moves: s.shift('hulk', dx, 0) }));
  };

  test.each([
    ['advance', 4],
    ['rush', 8],
  ] as const)('its %s goes %i", not a hundredth more', (action, far) => {
    expect(go(hulk, action, far)).toBe('done');
    expect(go(hulk, action, far + 0.01)).toBe('move-too-far');
    expect(go({ ...hulk, rules: [] }, action, far + 0.01)).toBe('done');
  });

  test('counts once if held twice', () => {
    expect(go({ ...hulk, rules: [slow, slow] }, 'advance', 4)).toBe('done');
  });

  test('its charge reaches 8"', () => {
    const near = scene({ units: [hulk, { id: 'foe', side: 1, at: [10, 19] }], dice: '1' });
    expect(codeOf(near.charge('hulk', 'foe'))).toBe('done');
    const far = scene({ units: [hulk, { id: 'foe', side: 1, at: [10, 19.01] }] });
    expect(codeOf(far.charge('hulk', 'foe'))).toBe('charge-out-of-range');
    expect(near.dice.left).toBe(0);
  });

  test('each model moves for itself', () => {
    const s = scene({ units: [{ ...hulk, models: 2, spacing: 0.5, rules: [], rulesOf: { 0: [slow] } }] });
    const [first, second] = s.shift('hulk', 4, 0);
    // The other model moves 4.02", more than the slow one could.
    const farther = { ...second, path: [second.path[0], second.path[1] + 40] };
    expect(codeOf(s.activate('hulk', 'advance', { moves: s.shift('hulk', 4.02, 0) }))).toBe('move-too-far');
    expect(codeOf(s.activate('hulk', 'advance', { moves: [first, farther] }))).toBe('done');
  });

  test('difficult terrain does not make it faster', () => {
    const s = scene({ units: [hulk], terrain: [{ rect: [12, 8, 16, 12], types: ['difficult'] }] });
    expect(codeOf(s.activate('hulk', 'advance', { moves: s.shift('hulk', 4.01, 0) }))).toBe('move-too-far');
    expect(codeOf(s.activate('hulk', 'advance', { moves: s.shift('hulk', 4, 0) }))).toBe('done');
  });
});
