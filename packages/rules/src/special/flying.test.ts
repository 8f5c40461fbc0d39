import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { flying } from './index.ts';

const bird: TestUnit = { id: 'bird', at: [10, 10], rules: [flying], weapons: [{}] };

describe.each(gamesWith(flying))('in $name', ({ scene }) => {
  const rush = (units: readonly TestUnit[], terrain: Parameters<typeof scene>[0]['terrain'], dx: number): string => {
    const s = scene({ units, terrain });
    return codeOf(s.activate('bird', 'rush', { moves: s.shift('bird', dx, 0) }));
  };

  const walker = { ...bird, rules: [] };
  const others: TestUnit[] = [{ id: 'foe', side: 1, at: [14, 10], models: 2 }];
  const wall = [{ rect: [12, 0, 16, 20] as const, types: ['impassable'] as const }];
  const mud = [{ rect: [12, 0, 16, 20] as const, types: ['difficult'] as const }];
  const cliff = [{ rect: [12, 0, 16, 20] as const, height: 500, types: ['elevated'] as const }];
  const ledge = [{ rect: [12, 0, 16, 20] as const, height: 200, types: ['elevated'] as const }];

  describe('on the way', () => {
    test('passes over units', () => {
      expect(rush([bird, ...others], [], 12)).toBe('done');
      expect(rush([walker, ...others], [], 12)).toBe('path-blocked');
    });

    test('passes over impassable terrain and cliffs', () => {
      expect(rush([bird], wall, 12)).toBe('done');
      expect(rush([walker], wall, 12)).toBe('impassable');
      expect(rush([bird], cliff, 12)).toBe('done');
      expect(rush([walker], cliff, 12)).not.toBe('done');
      // It is too high to climb, however much of the move is left.
      expect(rush([walker], cliff, 4)).toBe('impassable');
    });

    test('is not slowed by difficult terrain, and climbs at no cost', () => {
      expect(rush([bird], mud, 12)).toBe('done');
      expect(rush([walker], mud, 12)).toBe('difficult-limit');
      // A walker pays 2" up and 2" down.
      expect(rush([bird], ledge, 12)).toBe('done');
      expect(rush([walker], ledge, 8.01)).toBe('move-too-far');
      expect(rush([walker], ledge, 8)).toBe('done');
    });

    test('does not move further', () => {
      expect(rush([bird], [], 12.01)).toBe('move-too-far');
    });
  });

  describe('where it comes down', () => {
    test('not on another model, nor within 1" of another unit', () => {
      expect(rush([bird, ...others], [], 4.2)).not.toBe('done');
      expect(rush([bird, { id: 'foe', side: 1, at: [20, 10] }], [], 8.01)).toBe('within-1in');
      expect(rush([bird, { id: 'foe', side: 1, at: [20, 10] }], [], 8)).toBe('done');
    });

    test('not in impassable terrain', () => {
      expect(rush([bird], wall, 4)).toBe('impassable');
      expect(rush([bird], wall, 6.49)).toBe('impassable');
      expect(rush([bird], wall, 6.5)).toBe('done');
    });
  });

  describe('dangerous terrain', () => {
    const mines = [{ rect: [12, 0, 16, 20] as const, types: ['dangerous'] as const }];

    test('does not count on the way, nor where it ends', () => {
      for (const dx of [12, 4]) {
        const s = scene({ units: [bird], terrain: mines });
        expect(codeOf(s.activate('bird', 'rush', { moves: s.shift('bird', dx, 0) }))).toBe('done');
        expect(s.told('dangerous')).toEqual([]);
      }
      const s = scene({ units: [walker, { id: 'foe', side: 1, at: [40, 10] }], terrain: mines, dice: '2' });
      s.activate('bird', 'rush', { moves: s.shift('bird', 12, 0) });
      expect(s.told('dangerous')).toHaveLength(1);
      expect(s.dice.left).toBe(0);
    });

    test('is tested by one that begins its activation there', () => {
      for (const action of ['hold', 'rush'] as const) {
        const s = scene({ units: [{ ...bird, at: [14, 10] }], terrain: mines, dice: '2' });
        s.activate('bird', action, action === 'rush' ? { moves: s.shift('bird', 12, 0) } : {});
        expect(s.told('dangerous')).toMatchObject([{ dice: 1, wounds: 0 }]);
        expect(s.dice.left).toBe(0);
      }
    });
  });

  test('charges over other units', () => {
    const units: TestUnit[] = [bird, { id: 'screen', side: 1, at: [10, 14] }, { id: 'foe', side: 1, at: [10, 18] }];
    const s = scene({ units, dice: '1' });
    expect(codeOf(s.charge('bird', 'foe'))).toBe('done');
    const t = scene({ units: [walker, ...units.slice(1)] });
    expect(codeOf(t.charge('bird', 'foe'))).toBe('path-blocked');
    expect(s.dice.left).toBe(0);
  });
});

describe.each(gamesWith(flying, { wounds: 'effects' }))('gaps in $name', ({ scene }) => {
  const pit = [{ rect: [12, 0, 16, 20] as const, gap: true }];

  test('are crossed without a die, where a walker jumps', () => {
    for (const [rules, dice] of [
      [[flying], ''],
      [[], '3 3'],
    ] as const) {
      const s = scene({ units: [{ ...bird, rules }], terrain: pit, dice });
      expect(codeOf(s.activate('bird', 'rush', { moves: s.shift('bird', 10, 0) }))).toBe('done');
      expect(s.battle.x[s.model('bird')]).toBe(2000);
      expect(s.dice.left).toBe(0);
    }
  });
});
