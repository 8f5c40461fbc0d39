import { codeOf, gamesWith, type TestRule, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { aircraft, banner, fast, flying, immobile, musician, slow } from './index.ts';

const drums: TestUnit = { id: 'drums', at: [10, 10], rules: [musician], weapons: [{}] };

describe.each(gamesWith(musician, { auras: 'unit' }))('in $name', ({ scene }) => {
  const go = (unit: Partial<TestUnit>, action: 'advance' | 'rush', dx: number): string => {
    const s = scene({ units: [{ ...drums, ...unit }] });
    return codeOf(s.activate('drums', action, { moves: s.shift('drums', dx, 0) }));
  };

  test.each([
    ['advance', 7],
    ['rush', 13],
  ] as const)('an %s goes %i", not a hundredth more', (action, far) => {
    expect(go({}, action, far)).toBe('done');
    expect(go({}, action, far + 0.01)).toBe('move-too-far');
  });

  test('a charge goes 13"', () => {
    const foe = (y: number): TestUnit => ({ id: 'foe', side: 1, at: [10, y] });
    const s = scene({ units: [drums, foe(24)], dice: '1' });
    expect(codeOf(s.charge('drums', 'foe'))).toBe('done');
    expect(s.dice.left).toBe(0);
    expect(codeOf(scene({ units: [drums, foe(24.01)] }).charge('drums', 'foe'))).toBe('charge-out-of-range');
    expect(codeOf(scene({ units: [{ ...drums, rules: [] }, foe(23.01)] }).charge('drums', 'foe'))).toBe(
      'charge-out-of-range',
    );
  });

  test.each<[string, TestRule[], number, number]>([
    ['Fast', [musician, fast], 9, 17],
    ['Slow', [musician, slow], 5, 9],
    ['another Musician', [musician, musician], 7, 13],
    ['a Banner', [musician, banner], 7, 13],
  ])('with %s', (_, rules, advance, rush) => {
    expect([go({ rules }, 'advance', advance), go({ rules }, 'rush', rush)]).toEqual(['done', 'done']);
    expect(go({ rules }, 'advance', advance + 0.01)).toBe('move-too-far');
    expect(go({ rules }, 'rush', rush + 0.01)).toBe('move-too-far');
  });

  test('one in the ranks is enough for all, and two are worth no more', () => {
    const one = { models: 3, rules: [], rulesOf: { 1: [musician] } };
    expect(go(one, 'advance', 7)).toBe('done');
    expect(go({ models: 3 }, 'advance', 7.01)).toBe('move-too-far');
    expect(go({ models: 2, rules: [], hero: { rules: [musician] } }, 'rush', 13)).toBe('done');
  });

  test('does not count for other units', () => {
    const s = scene({ units: [drums, { id: 'others', at: [10, 20] }] });
    expect(codeOf(s.activate('others', 'advance', { moves: s.shift('others', 6.01, 0) }))).toBe('move-too-far');
  });

  test('is lost when its bearer is killed', () => {
    const after = (fallen: number, dx: number): string => {
      const s = scene({
        units: [
          { id: 'gun', at: [10, 40], weapons: [{ range: 48 }] },
          { ...drums, side: 1, models: 3, rules: [], rulesOf: { 0: [musician] } },
        ],
        dice: '4 | 1',
      });
      s.fire('gun', 'drums', undefined, { casualties: [s.model('drums', fallen)] });
      expect([s.living('drums'), s.dice.left]).toEqual([2, 0]);
      return codeOf(s.activate('drums', 'advance', { moves: s.shift('drums', dx, 0) }));
    };
    expect([after(2, 7), after(2, 7.01)]).toEqual(['done', 'move-too-far']);
    expect([after(0, 6), after(0, 6.01)]).toEqual(['done', 'move-too-far']);
  });

  test('difficult terrain caps the move at 6"', () => {
    const terrain = [{ rect: [14, 8, 16, 12] as const, types: ['difficult'] as const }];
    for (const [dx, result] of [
      [6, 'done'],
      [6.01, 'difficult-limit'],
    ] as const) {
      const s = scene({ units: [drums], terrain });
      expect(codeOf(s.activate('drums', 'advance', { moves: s.shift('drums', dx, 0) }))).toBe(result);
    }
  });

  test('does not help models that may not move, and counts for flyers', () => {
    expect(go({ rules: [musician, immobile] }, 'advance', 1)).toBe('action-not-allowed');
    expect(go({ rules: [musician, flying] }, 'rush', 13)).toBe('done');
  });

  test('an Aircraft may fly an inch further, and not an inch less', () => {
    const craft = { rules: [musician, aircraft] };
    expect([go(craft, 'advance', 37), go(craft, 'advance', 30)]).toEqual(['done', 'done']);
    expect([go(craft, 'advance', 37.01), go(craft, 'advance', 29.99)]).toEqual([
      'aircraft-move-length',
      'aircraft-move-length',
    ]);
  });

  test('consolidation is not an action', () => {
    const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16] };
    for (const [y, result] of [
      [12, 'done'],
      [11.99, 'move-too-far'],
    ] as const) {
      const s = scene({ units: [drums, foe], dice: '4 | 1' });
      // It stands at y = 15 when the foe is gone.
      const consolidate = [{ model: s.model('drums'), path: [1000, Math.round(y * 100)] }];
      expect(codeOf(s.charge('drums', 'foe', { consolidate }))).toBe(result);
    }
  });

  test('given by a spell it counts like one in the ranks', () => {
    const spells = [{ name: 'Beat', grants: [{ id: musician.id }] }];
    for (const rules of [[], [musician]]) {
      const s = scene({ units: [{ ...drums, rules }], spells });
      s.battle.unitGrants[s.unit('drums')] = 1;
      expect(codeOf(s.activate('drums', 'advance', { moves: s.shift('drums', 7.01, 0) }))).toBe('move-too-far');
      expect(codeOf(s.activate('drums', 'advance', { moves: s.shift('drums', 7, 0) }))).toBe('done');
    }
  });
});

describe.each(gamesWith(musician, { auras: 'picked' }))('in $name', ({ scene }) => {
  const far = (id: string, fallen = false): number => {
    const s = scene({ units: [drums, { id: 'picked', at: [10, 20] }, { id: 'others', at: [10, 30] }] });
    s.battle.auraPicks[0] = s.unit('picked') + 1;
    if (fallen) s.battle.alive[s.model('drums')] = 0;
    return codeOf(s.activate(id, 'advance', { moves: s.shift(id, 7.01, 0) })) === 'done'
      ? 8
      : codeOf(s.activate(id, 'advance', { moves: s.shift(id, 7, 0) })) === 'done'
        ? 7
        : 6;
  };

  test('counts for its own unit and for those that were picked, and for no unit once it is killed', () => {
    expect([far('drums'), far('picked'), far('others'), far('picked', true)]).toEqual([7, 7, 6, 6]);
  });
});
