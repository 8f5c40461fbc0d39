import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { fast, strider } from './index.ts';

const elk: TestUnit = { id: 'elk', at: [10, 10], rules: [strider], weapons: [{}] };

describe.each(gamesWith(strider))('in $name', ({ scene, ways }) => {
  const mud = [{ rect: [12, 0, 16, 20] as const, types: ['difficult'] as const }];

  test('difficult terrain does not slow it', () => {
    for (const [action, far] of [
      ['rush', 12],
      ['advance', 6],
    ] as const) {
      const s = scene({ units: [elk], terrain: mud });
      expect(codeOf(s.activate('elk', action, { moves: s.shift('elk', far, 0) }))).toBe('done');
    }
  });

  test('without it the move is capped at 6"', () => {
    const s = scene({ units: [{ ...elk, rules: [] }], terrain: mud });
    expect(codeOf(s.activate('elk', 'rush', { moves: s.shift('elk', 6.01, 0) }))).toBe('difficult-limit');
    expect(codeOf(s.activate('elk', 'rush', { moves: s.shift('elk', 6, 0) }))).toBe('done');
  });

  test('does not make moves longer', () => {
    const s = scene({ units: [elk], terrain: mud });
    expect(codeOf(s.activate('elk', 'advance', { moves: s.shift('elk', 6.01, 0) }))).toBe('move-too-far');
    const t = scene({ units: [{ ...elk, rules: [strider, fast] }], terrain: mud });
    expect(codeOf(t.activate('elk', 'rush', { moves: t.shift('elk', 16, 0) }))).toBe('done');
  });

  test('charges through it', () => {
    const foe: TestUnit = { id: 'foe', side: 1, at: [19, 10] };
    const s = scene({ units: [elk, foe], terrain: mud, dice: '1' });
    expect(codeOf(s.charge('elk', 'foe'))).toBe('done');
    const t = scene({ units: [{ ...elk, rules: [] }, foe], terrain: mud });
    expect(codeOf(t.charge('elk', 'foe'))).toBe('difficult-limit');
    expect(s.dice.left).toBe(0);
  });

  test('in a mixed unit it neither slows the others nor is slowed by them', () => {
    const herd: TestUnit = { ...elk, at: [10, 10], models: 2, spacing: 1, rules: [], rulesOf: { 1: [strider] } };
    // Only the strider, the one at x = 12, is in the mud or goes there.
    const inMud = [{ rect: [11.6, 0, 30, 20] as const, types: ['difficult'] as const }];
    const s = scene({ units: [herd], terrain: inMud });
    expect(codeOf(s.activate('elk', 'rush', { moves: s.shift('elk', 0, 9) }))).toBe('done');
    // The other one walks in it: only that one is capped, and coherency keeps them together.
    const t = scene({ units: [herd], terrain: mud });
    expect(codeOf(t.activate('elk', 'rush', { moves: t.shift('elk', 7, 0) }))).toBe('difficult-limit');
    const [first, second] = t.shift('elk', 6, 0);
    const ahead = { ...second, path: [second.path[0], second.path[1] + 30] };
    expect(codeOf(t.activate('elk', 'rush', { moves: [first, ahead] }))).toBe('coherency');
    expect(codeOf(t.activate('elk', 'rush', { moves: [first, { ...second, path: [1790, 1030] }] }))).toBe('done');
  });

  test('dangerous terrain stays dangerous', () => {
    const s = scene({
      units: [elk, { id: 'foe', side: 1, at: [40, 10] }],
      terrain: [{ rect: [12, 0, 16, 20], types: ['difficult', 'dangerous'] }],
      // With wound effects, a 5 knocks it out.
      dice: ways.wounds === 'effects' ? '1 | 5' : '1',
    });
    s.activate('elk', 'rush', { moves: s.shift('elk', 12, 0) });
    expect(s.told('dangerous')).toMatchObject([{ dice: 1, wounds: 1 }]);
    expect(s.living('elk')).toBe(0);
    expect(s.dice.left).toBe(0);
  });
});

describe.each(gamesWith(strider, { wounds: 'effects' }))('jumps in $name', ({ scene }) => {
  /** Four inches wide: two dice. */
  const pit = [{ rect: [12, 0, 16, 20] as const, gap: true }];
  const leap = (rules: TestUnit['rules'], dice: string) => {
    const s = scene({
      units: [
        { ...elk, rules },
        { id: 'foe', side: 1, at: [40, 10] },
      ],
      terrain: pit,
      dice,
    });
    expect(codeOf(s.activate('elk', 'rush', { moves: s.shift('elk', 10, 0) }))).toBe('done');
    expect(s.dice.left).toBe(0);
    return s.told('jumped').map(({ distance, passed }) => ({ distance, passed }));
  };

  test('need 2s where others need 3s', () => {
    expect(leap([strider], '2 2')).toEqual([{ distance: 400, passed: true }]);
    expect(leap([], '3 3')).toEqual([{ distance: 400, passed: true }]);
    // A model that fails takes a hit with AP(1) at the bottom.
    expect(leap([strider], '2 1 | 6')).toEqual([{ distance: 400, passed: false }]);
    expect(leap([], '3 2 | 6')).toEqual([{ distance: 400, passed: false }]);
  });
});
