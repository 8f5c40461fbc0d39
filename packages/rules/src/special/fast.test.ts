import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { fast, slow } from './index.ts';

describe.each(gamesWith(fast))('in $name', ({ scene }) => {
  const bikes: TestUnit = { id: 'bikes', at: [10, 10], rules: [fast], weapons: [{}] };
  const go = (unit: TestUnit, action: 'advance' | 'rush', dx: number): string => {
    const s = scene({ units: [unit] });
    return codeOf(s.activate('bikes', action, { moves: s.shift('bikes', dx, 0) }));
  };

  test.each([
    ['advance', 8],
    ['rush', 16],
  ] as const)('its %s goes %i", not a hundredth more', (action, far) => {
    expect(go(bikes, action, far)).toBe('done');
    expect(go(bikes, action, far + 0.01)).toBe('move-too-far');
  });

  test.each([
    ['advance', 6],
    ['rush', 12],
  ] as const)('without it an %s goes %i"', (action, far) => {
    expect(go({ ...bikes, rules: [] }, action, far)).toBe('done');
    expect(go({ ...bikes, rules: [] }, action, far + 0.01)).toBe('move-too-far');
  });

  test('counts once if held twice; with Slow the two cancel out', () => {
    expect(go({ ...bikes, rules: [fast, fast] }, 'advance', 8.01)).toBe('move-too-far');
    expect(go({ ...bikes, rules: [fast, slow] }, 'advance', 6)).toBe('done');
    expect(go({ ...bikes, rules: [fast, slow] }, 'rush', 12.01)).toBe('move-too-far');
  });

  describe('a charge', () => {
    const foe = (y: number): TestUnit => ({ id: 'foe', side: 1, at: [10, y] });

    test('reaches 16"', () => {
      const s = scene({ units: [bikes, foe(27)], dice: '1' });
      expect(codeOf(s.charge('bikes', 'foe'))).toBe('done');
      expect(s.dice.left).toBe(0);
    });

    test('and no further', () => {
      const s = scene({ units: [bikes, foe(27.01)] });
      expect(codeOf(s.charge('bikes', 'foe'))).toBe('charge-out-of-range');
    });

    test('without it 12"', () => {
      const s = scene({ units: [{ ...bikes, rules: [] }, foe(23.01)] });
      expect(codeOf(s.charge('bikes', 'foe'))).toBe('charge-out-of-range');
    });
  });

  test('each model moves for itself', () => {
    const s = scene({ units: [{ ...bikes, models: 2, spacing: 0.5, rules: [], rulesOf: { 1: [fast] } }] });
    const [first, second] = s.shift('bikes', 6, 0);
    const farther = { ...second, path: [second.path[0] + 50, second.path[1]] };
    expect(codeOf(s.activate('bikes', 'advance', { moves: s.shift('bikes', 6.5, 0) }))).toBe('move-too-far');
    expect(codeOf(s.activate('bikes', 'advance', { moves: [first, farther] }))).toBe('done');
  });

  test('difficult terrain caps the move at 6"', () => {
    const mud = [{ rect: [14, 8, 16, 12] as const, types: ['difficult'] as const }];
    for (const [action, dx, result] of [
      ['advance', 6, 'done'],
      ['advance', 6.01, 'difficult-limit'],
      ['rush', 6.01, 'difficult-limit'],
    ] as const) {
      const s = scene({ units: [bikes], terrain: mud });
      expect(codeOf(s.activate('bikes', action, { moves: s.shift('bikes', dx, 0) }))).toBe(result);
    }
  });
});
