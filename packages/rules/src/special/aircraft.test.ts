import { UNIT_FLAG } from '@muster/engine';
import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { aircraft, caster, fast, slow, tough } from './index.ts';

describe.each(gamesWith(aircraft))('in $name', ({ scene }) => {
  const plane: TestUnit = { id: 'plane', at: [10, 10], rules: [aircraft], weapons: [{ name: 'Gun', range: 24 }] };

  describe('its move', () => {
    const fly = (unit: TestUnit, dx: number, dy = 0): string => {
      const s = scene({ units: [unit] });
      return codeOf(s.activate('plane', 'advance', { moves: s.shift('plane', dx, dy) }));
    };

    test('is 30" to 36" long, to the hundredth', () => {
      expect(fly(plane, 30)).toBe('done');
      expect(fly(plane, 36)).toBe('done');
      expect(fly(plane, 29.99)).toBe('aircraft-move-length');
      expect(fly(plane, 36.01)).toBe('aircraft-move-length');
      expect(fly(plane, 24, 18)).toBe('done');
    });

    test('up to 38" for a fast one, 34" for a slow one, 30" at least for both', () => {
      expect(fly({ ...plane, rules: [aircraft, fast] }, 38)).toBe('done');
      expect(fly({ ...plane, rules: [aircraft, fast] }, 38.01)).toBe('aircraft-move-length');
      expect(fly({ ...plane, rules: [aircraft, fast] }, 29.99)).toBe('aircraft-move-length');
      expect(fly({ ...plane, rules: [aircraft, slow] }, 34)).toBe('done');
      expect(fly({ ...plane, rules: [aircraft, slow] }, 34.01)).toBe('aircraft-move-length');
    });

    test('is one straight line, and must be made', () => {
      const s = scene({ units: [plane] });
      const bent = [{ model: s.model('plane'), path: [2500, 1000, 4200, 1400] }];
      expect(codeOf(s.activate('plane', 'advance', { moves: bent }))).toBe('aircraft-not-straight');
      expect(codeOf(s.activate('plane', 'advance'))).toBe('aircraft-move-length');
    });

    test('ends on the table', () => {
      expect(fly({ ...plane, at: [50, 10] }, 30)).toBe('off-table');
      expect(fly({ ...plane, at: [41.5, 10] }, 30)).toBe('done');
      expect(fly({ ...plane, at: [41.51, 10] }, 30)).toBe('off-table');
    });

    test('is always an Advance', () => {
      const s = scene({ units: [plane, { id: 'foe', side: 1, at: [10, 16] }] });
      for (const action of ['hold', 'rush'] as const)
        expect(codeOf(s.activate('plane', action, { moves: s.shift('plane', 30, 0) }))).toBe('action-not-allowed');
      expect(codeOf(s.activate('plane', 'hold'))).toBe('action-not-allowed');
      expect(codeOf(s.charge('plane', 'foe'))).toBe('action-not-allowed');
    });

    test('goes over everything and may stop on it', () => {
      const s = scene({
        units: [plane, { id: 'foe', side: 1, at: [40, 10] }, { id: 'wall', side: 1, at: [20, 10], models: 3 }],
        terrain: [
          { rect: [25, 0, 30, 20], types: ['impassable', 'blocking'] },
          { rect: [38, 8, 44, 12], types: ['impassable', 'dangerous', 'difficult'] },
        ],
      });
      expect(codeOf(s.activate('plane', 'advance', { moves: s.shift('plane', 30, 0) }))).toBe('done');
      expect(s.told('dangerous')).toEqual([]);
    });

    test('lets it shoot afterwards', () => {
      const s = scene({ units: [plane, { id: 'foe', side: 1, at: [45, 20], models: 3 }], dice: '4 | 6' });
      const shoot = [{ weapon: 0, target: s.unit('foe') }];
      expect(codeOf(s.activate('plane', 'advance', { moves: s.shift('plane', 30, 0), shoot }))).toBe('done');
      expect(s.dice.left).toBe(0);
    });
  });

  describe('when Shaken', () => {
    const units: TestUnit[] = [
      { ...plane, flags: UNIT_FLAG.shaken },
      { id: 'foe', side: 1, at: [45, 20], models: 3 },
    ];

    test('flies, does not shoot, and recovers', () => {
      const s = scene({ units });
      const moves = s.shift('plane', 30, 0);
      expect(codeOf(s.activate('plane', 'advance', { moves }))).toBe('shaken-must-idle');
      expect(codeOf(s.activate('plane', 'idle'))).toBe('aircraft-move-length');
      const shoot = [{ weapon: 0, target: s.unit('foe') }];
      expect(codeOf(s.activate('plane', 'idle', { moves, shoot }))).toBe('shaken-must-idle');
      expect(codeOf(s.activate('plane', 'idle', { moves }))).toBe('done');
      expect(s.battle.x[s.model('plane')]).toBe(4000);
      expect(s.has('plane', 'shaken')).toBe(false);
    });
  });

  describe('to others', () => {
    const high: TestUnit = { ...plane, side: 1, at: [10, 23] };

    test('cannot be charged', () => {
      const s = scene({ units: [{ id: 'squad', at: [10, 14], weapons: [{}] }, high] });
      expect(codeOf(s.charge('squad', 'plane'))).toBe('cannot-charge-aircraft');
    });

    test.each([
      [24, 10, 'done'],
      [24, 9.99, 'out-of-range'],
      [12, 21.9, 'out-of-range'],
      [12, 23, 'out-of-range'],
      [13, 21, 'done'],
    ])('a weapon of %i" from y = %s: %s', (range, y, result) => {
      const dice = result === 'done' ? '1' : '';
      const s = scene({ units: [{ id: 'gun', at: [10, y], weapons: [{ range }] }, high], dice });
      expect(codeOf(s.fire('gun', 'plane'))).toBe(result);
      expect(s.dice.left).toBe(0);
    });

    test('spells lose 12" as well', () => {
      for (const [y, result] of [
        [16, 'done'],
        [15.99, 'out-of-range'],
      ] as const) {
        const s = scene({
          units: [{ id: 'mage', at: [10, y], rules: [[caster, 1]], tokens: 1 }, high],
          spells: [{ name: 'Bolt', hits: 1 }],
          dice: result === 'done' ? '1' : '',
        });
        const order = { type: 'cast', unit: s.unit('mage'), model: s.model('mage'), spell: 0, targets: [1] } as const;
        expect(codeOf(s.play(order))).toBe(result);
        expect(s.dice.left).toBe(0);
      }
    });

    test('blocks neither movement nor sight, and gives no cover', () => {
      const units: TestUnit[] = [
        { id: 'squad', at: [10, 10], weapons: [{ range: 24 }] },
        { ...high, at: [10, 14], radius: 1.5 },
        { id: 'foe', side: 1, at: [10, 20], models: 1, rules: [[tough, 3]] },
      ];
      const s = scene({ units, dice: '4 | 3' });
      s.fire('squad', 'foe');
      expect(s.told('volley')[0]).toMatchObject({ cover: 'none', landed: 1 });
      const under = scene({ units });
      expect(codeOf(under.activate('squad', 'rush', { moves: under.shift('squad', 0, 4) }))).toBe('done');
      // The same unit on the ground hides what is behind it and blocks the way.
      const ground = units.map((unit) => (unit.id === 'plane' ? { ...unit, rules: [] } : unit));
      expect(codeOf(scene({ units: ground }).fire('squad', 'foe'))).toBe('no-sight');
      const walk = scene({ units: ground });
      expect(codeOf(walk.activate('squad', 'rush', { moves: walk.shift('squad', 0, 7) }))).toBe('path-blocked');
      expect(s.dice.left).toBe(0);
    });
  });

  test('neither seizes nor contests', () => {
    const s = scene({
      units: [plane, { id: 'foe', side: 1, at: [60, 40] }, { id: 'guard', side: 1, at: [22, 40] }],
      objectives: [
        [40, 10],
        [22, 40],
        [42, 40],
      ],
    });
    // It ends its move over the first marker, and the enemy holds the second alone.
    s.activate('plane', 'advance', { moves: s.shift('plane', 30, 0) });
    s.activate('foe', 'hold');
    s.activate('guard', 'hold');
    expect(Array.from(s.battle.objOwner.slice(0, 3))).toEqual([-1, 1, -1]);
    // Over an objective that the enemy holds, it does not contest.
    const t = scene({
      units: [plane, { id: 'guard', side: 1, at: [42, 11] }],
      objectives: [[40, 10]],
    });
    t.activate('plane', 'advance', { moves: t.shift('plane', 30, 0) });
    t.activate('guard', 'hold');
    expect(t.battle.objOwner[0]).toBe(1);
  });
});
