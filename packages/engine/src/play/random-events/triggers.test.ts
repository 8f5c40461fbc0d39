import { tough } from '@muster/rules';
import { eventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { eventField } from '../../state/random-events.ts';

const a: TestUnit = { id: 'a', at: [10, 10], models: 8, spacing: 0, weapons: [{ name: 'Gun', range: 24 }] };
const b: TestUnit = { id: 'b', side: 1, at: [10, 20], models: 8, spacing: 0, weapons: [{ name: 'Gun', range: 24 }] };

describe('42, a very bad shot', () => {
  test.each([
    ['gf-3.4.0', 'Grave Miscalculation', 5],
    ['aof-2.0', 'Grave Miscalculation', 5],
    ['gff', 'Toxic Waste', 2],
  ] as const)(
    '%s: the first 1 to hit deals hits to the unit that rolled it, once for all armies',
    (campaign, event, hits) => {
      const six = Array.from({ length: hits }, () => 6).join(' ');
      const s = eventScene(campaign, {
        units: [a, b],
        dice: `5 | 4 2 || 1 1 2 2 2 2 2 2 | 3 | ${six} || 1 1 1 1 1 1 1 1 || 1`,
      });
      s.happen();
      s.fire('a', 'b');
      expect(s.told('befell')).toMatchObject([{ event, unit: s.unit('a'), how: 'misfired' }]);
      expect(s.told('volley')[1]).toMatchObject({ kind: 'event', target: s.unit('a'), hits, blocked: hits });
      s.fire('b', 'a');
      expect(s.told('befell')).toHaveLength(1);
      expect([eventField(s.battle, 0, 'done'), eventField(s.battle, 0, 'by')]).toEqual([1, s.unit('a')]);
      expect(s.left()).toBe(0);
    },
  );

  test('AP(2), no unit is credited, and a unit hurt to half tests when the activation ends', () => {
    // Four of eight fall: 4+ with AP(2) is 6. Morale on 4+.
    const s = eventScene('gf-3.4.0', { units: [a, b], dice: '5 | 4 2 || 1 2 2 2 2 2 2 2 | 2 | 5 5 5 5 | 4' });
    s.happen();
    s.fire('a', 'b');
    expect(s.living('a')).toBe(4);
    expect(s.game.losses.every(({ cause, by }) => cause === 'event' && by === -1)).toBe(true);
    expect(s.told('morale')).toMatchObject([{ unit: s.unit('a'), passed: true }]);
    expect(s.left()).toBe(0);
  });

  test('it ends with the round, and does not apply to melee attacks', () => {
    const near: TestUnit = { ...b, models: 1, at: [10, 14], weapons: [{ name: 'Axe' }] };
    const lone: TestUnit = { ...a, models: 1, weapons: [{ name: 'Axe' }, { name: 'Gun', range: 24 }] };
    const s = eventScene('gf-3.4.0', { units: [lone, near], dice: '5 | 4 2 || 1 | 1 || 1 || 1' });
    s.happen();
    s.charge('a', 'b');
    s.activate('b', 'hold');
    s.fire('a', 'b');
    expect(s.told('befell')).toHaveLength(0);
    expect(s.left()).toBe(0);
  });
});

describe('43, a very good blow', () => {
  const axe = { name: 'Axe', attacks: 2 };
  const striker: TestUnit = { ...a, models: 1, weapons: [axe] };
  const struck: TestUnit = { ...b, at: [10, 14], models: 5, weapons: [{ name: 'Knife' }] };

  test.each(['gf-3.4.0', 'aof-2.0'] as const)(
    '%s: D3 wounds for the target of the first 6, which count in the melee',
    (campaign) => {
      // One hit of the 6, blocked; a D3 of 2. The others strike back and miss: two reach, and 3 to 2 of five are left.
      const s = eventScene(campaign, { units: [striker, struck], dice: '5 | 4 3 || 6 2 | 6 | 4 || 2 2 2 | 4' });
      s.happen();
      s.charge('a', 'b');
      expect(s.told('befell')).toMatchObject([{ event: 'Berserker', unit: s.unit('b'), how: 'lethal', wounds: 2 }]);
      expect(s.living('b')).toBe(3);
      expect(s.told('melee')).toMatchObject([{ dealt: [2, 0], winner: s.unit('a') }]);
      expect(s.game.losses.every(({ cause, by }) => cause === 'melee' && by === s.unit('a'))).toBe(true);
    },
  );

  test('Firefight: one model of the target is Knocked Out, whatever it can take', () => {
    const hard: TestUnit = { ...struck, models: 1, rules: [[tough, 6]] };
    const s = eventScene('gff', { units: [striker, hard], dice: '5 | 4 3 || 6 2 | 6 || 1' });
    s.happen();
    s.charge('a', 'b');
    expect(s.told('befell')).toMatchObject([{ event: 'Snapped Neck', how: 'lethal' }]);
    expect(s.has('b', 'destroyed')).toBe(true);
    expect(s.left()).toBe(0);
    const many = eventScene('gff', { units: [striker, { ...struck, models: 3 }], dice: '5 | 4 3 || 6 6 | 6 6 || 2 2' });
    many.happen();
    many.charge('a', 'b');
    expect(many.living('b')).toBe(2);
    expect(many.told('befell')).toHaveLength(1);
  });

  test('a 6 of a shot is none', () => {
    const s = eventScene('gf-3.4.0', { units: [{ ...a, models: 1 }, b], dice: '5 | 4 3 || 6 | 6' });
    s.happen();
    s.fire('a', 'b');
    expect(s.told('befell')).toHaveLength(0);
    expect(s.left()).toBe(0);
  });
});

describe('45, a weak spot', () => {
  const giant: TestUnit = { ...b, models: 1, rules: [[tough, 6]] };
  const lone: TestUnit = { ...a, models: 1, weapons: [{ name: 'Gun', range: 24, attacks: 2 }] };

  test.each(['gf-3.4.0', 'aof-2.0'] as const)(
    '%s: D3 more wounds for the first 1 to block of a unit with Tough',
    (campaign) => {
      // Two hits, 1 and 6: one wound and a D3 of 3 make four of six. Down to a third: morale.
      const s = eventScene(campaign, { units: [lone, giant], dice: '5 | 4 5 || 4 4 | 1 6 | 6 | 4' });
      s.happen();
      s.fire('a', 'b');
      expect(s.told('befell')).toMatchObject([{ event: 'Weak Spot', unit: s.unit('b'), how: 'exposed', wounds: 3 }]);
      expect(s.battle.wounds[s.model('b')]).toBe(4);
      expect(s.told('volley')).toMatchObject([{ hits: 2, blocked: 1, wounds: 4, landed: 4 }]);
      expect(s.left()).toBe(0);
    },
  );

  test('not for other units, for which it continues to wait', () => {
    const s = eventScene('gf-3.4.0', { units: [lone, b], dice: '5 | 4 5 || 4 4 | 1 6' });
    s.happen();
    s.fire('a', 'b');
    expect(s.told('befell')).toHaveLength(0);
    expect(s.living('b')).toBe(7);
    expect(eventField(s.battle, 0, 'done')).toBe(0);
  });

  test('a 2 that does not block is no 1', () => {
    const s = eventScene('gf-3.4.0', { units: [lone, giant], dice: '5 | 4 5 || 4 4 | 2 6' });
    s.happen();
    s.fire('a', 'b');
    expect(s.battle.wounds[s.model('b')]).toBe(1);
    expect(s.left()).toBe(0);
  });

  test('Firefight: +1 to the wound effect of that attack, and of no other', () => {
    // One marker, a 3 and 1 more make 5, under 6. Then a second attack: two markers and a 1 make 3.
    const plain: TestUnit = { ...b, models: 1 };
    const second: TestUnit = { ...lone, id: 'c', at: [14, 10] };
    const s = eventScene('gff', { units: [lone, plain, second], dice: '5 | 4 5 || 4 2 | 1 | 3 || 4 2 | 1 | 1 || 1' });
    s.happen();
    s.fire('a', 'b');
    expect(s.told('wound-effect')).toMatchObject([{ natural: 3, total: 5, result: 'shaken' }]);
    s.activate('b', 'idle');
    s.fire('c', 'b');
    expect(s.told('wound-effect')[1]).toMatchObject({ markers: 2, natural: 1, total: 3 });
    expect(s.told('befell')).toMatchObject([{ event: 'Aim High', unit: s.unit('b'), how: 'exposed' }]);
    expect(s.left()).toBe(0);
  });

  test('Firefight: which may end a unit', () => {
    const plain: TestUnit = { ...b, models: 1 };
    const s = eventScene('gff', { units: [lone, plain], dice: '5 | 4 5 || 4 2 | 1 | 4 || 1' });
    s.happen();
    s.fire('a', 'b');
    expect(s.told('wound-effect')).toMatchObject([{ natural: 4, total: 6, result: 'knocked-out' }]);
  });
});
