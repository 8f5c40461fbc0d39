import { GAME } from '@muster/engine';
import { codeOf, gamesWith, type Scene, type TestRule, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ambush, artillery, entrenched, indirect, stealth, takedown, unstoppable } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], quality: 3, weapons: [{ name: 'Gun', range: 48 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 30], models: 3, rules: [entrenched], weapons: [{ name: 'Fist' }] };

describe.each(gamesWith(entrenched))('in $name', ({ scene, volley }) => {
  const far = { distance: 12, quality: 3, target: { rules: [entrenched] } };

  test('shots from over 9" away hit with -2', () => {
    expect(volley({ ...far, attacks: 2, dice: '4 5 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ ...far, target: {}, attacks: 2, dice: '2 3 | 6' })).toMatchObject({ hits: 1 });
  });

  test('a natural 6 still hits', () => {
    expect(volley({ ...far, quality: 6, dice: '6 | 6' })).toMatchObject({ hits: 1 });
  });

  test('not from 9" or less, in melee, or after a move', () => {
    expect(volley({ ...far, distance: 9, dice: '3 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ ...far, charging: true, dice: '3 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ ...far, targetMoved: true, dice: '3 | 6' })).toMatchObject({ hits: 1 });
  });

  test.each<[string, TestRule, string, number]>([
    ['another Entrenched', entrenched, '5 | 6', 1],
    ['Stealth', stealth, '5', 0],
    ['Stealth', stealth, '6 | 6', 1],
    ['Artillery', artillery, '5', 0],
  ])('with %s', (_, other, dice, hits) => {
    expect(volley({ ...far, target: { rules: [entrenched, other] }, dice })).toMatchObject({ hits });
  });

  test('Unstoppable weapons ignore it, Indirect ones do', () => {
    expect(volley({ ...far, rules: [unstoppable], dice: '3 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ ...far, rules: [indirect], dice: '4' })).toMatchObject({ hits: 0 });
  });

  describe('on the table', () => {
    const hitsOf = (s: Scene): number | undefined => s.told('volley').at(-1)?.hits;
    /** A unit of side 1 acts first, then the gun fires; a 4 would hit without the rule. */
    const after = (units: readonly TestUnit[], dice: string, first: (s: Scene) => unknown): Scene => {
      const s = scene({ units, dice });
      s.battle.game[GAME.side] = 1;
      first(s);
      s.battle.game[GAME.side] = 0;
      s.fire('gun', 'foe', ['Gun']);
      expect(s.dice.left).toBe(0);
      return s;
    };
    const activate =
      (action: 'hold' | 'advance' | 'rush', dx: number) =>
      (s: Scene): unknown =>
        expect(codeOf(s.activate('foe', action, dx === 0 ? {} : { moves: s.shift('foe', dx, 0) }))).toBe('done');

    test('a unit that has not acted yet, or held, is entrenched', () => {
      expect(hitsOf(after([gun, foe], '4', () => {}))).toBe(0);
      expect(hitsOf(after([gun, foe], '4', activate('hold', 0)))).toBe(0);
    });

    test.each(['advance', 'rush'] as const)('not after its %s in the same round', (action) => {
      expect(hitsOf(after([gun, foe], '4 | 6', activate(action, 3)))).toBe(1);
    });

    test('an Advance on the spot is not a move', () => {
      expect(hitsOf(after([gun, foe], '4', activate('advance', 0)))).toBe(0);
    });

    test('not after a charge, but its target stays entrenched through pile-in', () => {
      const victim: TestUnit = { id: 'victim', at: [10, 37], models: 1 };
      expect(hitsOf(after([gun, foe, victim], '1 1 1 | 4 | 6', (s) => s.charge('foe', 'victim')))).toBe(1);
      const s = scene({
        units: [gun, { ...foe, weapons: [] }, { id: 'friend', at: [10, 36], weapons: [{ name: 'Axe' }] }],
        dice: '1 | 4',
      });
      s.charge('friend', 'foe');
      expect(s.told('moved').map(({ how }) => how)).toContain('pile-in');
      s.battle.game[GAME.side] = 0;
      s.fire('gun', 'foe', ['Gun']);
      expect(hitsOf(s)).toBe(0);
      expect(s.dice.left).toBe(0);
    });

    test('the next round it is entrenched again', () => {
      const s = scene({ units: [gun, foe], dice: '4' });
      s.battle.game[GAME.side] = 1;
      activate('advance', 3)(s);
      s.activate('gun', 'hold', { shoot: [] });
      expect(s.battle.game[GAME.round]).toBe(2);
      s.battle.game[GAME.side] = 0;
      s.fire('gun', 'foe', ['Gun']);
      expect(hitsOf(s)).toBe(0);
      expect(s.dice.left).toBe(0);
    });

    test('not in the round in which it arrived', () => {
      const lurkers: TestUnit = { ...foe, rules: [entrenched, ambush], reserve: 'ambush' };
      const s = scene({
        units: [gun, lurkers, { id: 'more', side: 1, at: [40, 40] }],
        dice: '4 | 6',
        round: 2,
        phase: 'ambush',
      });
      s.battle.game[GAME.side] = 1;
      expect(codeOf(s.act({ type: 'arrive', unit: s.unit('foe'), positions: s.row('foe', 10, 30) }))).toBe('done');
      s.battle.game[GAME.side] = 0;
      s.fire('gun', 'foe', ['Gun']);
      expect(hitsOf(s)).toBe(1);
      expect(s.dice.left).toBe(0);
    });

    test.each([
      [20, '3 | 6', 1],
      [20.01, '3', 0],
    ])('a target at y = %s, exactly 9" being not over', (y, dice, hits) => {
      const s = scene({ units: [gun, { ...foe, at: [10, y] }], dice });
      s.fire('gun', 'foe');
      expect(hitsOf(s)).toBe(hits);
      expect(s.dice.left).toBe(0);
    });

    test('every living model needs it, but a picked one is a unit of one', () => {
      const mixed: TestUnit = { ...foe, rules: [], rulesOf: { 0: [entrenched], 1: [entrenched] } };
      const s = scene({ units: [gun, mixed], dice: '3 | 6' });
      s.fire('gun', 'foe');
      expect(hitsOf(s)).toBe(1);
      const picker: TestUnit = { ...gun, weapons: [{ name: 'Gun', range: 48, rules: [takedown] }] };
      for (const [n, dice, hits] of [
        [0, '4', 0],
        [2, '4 | 6', 1],
      ] as const) {
        const picking = scene({ units: [picker, mixed], dice });
        picking.activate('gun', 'hold', {
          shoot: [{ weapon: 0, target: picking.unit('foe'), picks: [picking.model('foe', n)] }],
        });
        expect(hitsOf(picking)).toBe(hits);
        expect(picking.dice.left).toBe(0);
      }
      expect(s.dice.left).toBe(0);
    });
  });
});
