import { flying } from '@muster/rules';
import { codeOf, eventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { eventField } from '../../state/random-events.ts';

const a: TestUnit = { id: 'a', at: [10, 10], models: 2 };
const b: TestUnit = { id: 'b', side: 1, at: [10, 40] };
const woods = [{ rect: [8, 14, 30, 16] as const }, { rect: [8, 18, 30, 20] as const }];

describe('21, terrain with teeth', () => {
  test.each(['gf-3.4.0', 'aof-2.0'] as const)(
    '%s: a die for each piece that a unit enters, and on a 1 all its models test',
    (campaign) => {
      // Through the first piece, on a 1 tests with a 1: one is lost before the move continues. The second piece on a
      // 2: nothing.
      const s = eventScene(campaign, { units: [a, b], terrain: woods, dice: '5 | 2 1 || 1 | 1 5 | 4 2' });
      s.happen();
      s.activate('a', 'rush', { moves: s.shift('a', 0, 9) });
      expect(s.told('befell')).toMatchObject([{ event: 'Carnivorous Fauna', unit: s.unit('a'), how: 'bitten' }]);
      expect(s.told('dangerous')).toMatchObject([{ dice: 2, wounds: 1, removed: 1 }]);
      expect(s.living('a')).toBe(1);
      expect(s.told('moved')[0].moves).toHaveLength(1);
      expect(s.battle.y[s.model('a')]).toBe(1900);
      // One of two is left: at half, it tests at the end of its activation.
      expect(s.told('morale')).toMatchObject([{ unit: s.unit('a'), passed: false }]);
    },
  );

  test('no model rolls that was in it, stays out of it or comes down beyond it', () => {
    const from = (at: readonly [number, number], dy: number, more: Partial<TestUnit> = {}) => {
      const s = eventScene('gf-3.4.0', { units: [{ ...a, ...more, at }, b], terrain: [woods[0]], dice: '5 | 2 1 ||' });
      s.happen();
      return codeOf(s.activate('a', 'advance', { moves: s.shift('a', 0, dy) }));
    };
    expect(from([10, 15], 0.5)).toBe('done');
    expect(from([10, 15], 3)).toBe('done');
    expect(from([10, 12], 1.5)).toBe('done');
    expect(from([10, 13], 5, { rules: [flying] })).toBe('done');
    expect(() => from([10, 13], 2, { rules: [flying] })).toThrow('no die left');
  });

  test('before it happened no one rolls', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b], terrain: woods, dice: '1' });
    s.activate('a', 'rush', { moves: s.shift('a', 0, 9) });
    expect(s.left()).toBe(0);
  });
});

describe('21 in Firefight, bad ladders', () => {
  const lone: TestUnit = { ...a, models: 1 };
  const roof = [{ rect: [8, 14, 30, 30] as const, types: ['elevated' as const], height: 300 }];

  test('on a 1 a climbing model falls the full height instead, and its activation is over', () => {
    // 3" of fall: AP(1), blocked with a 5 against 4+. It lies at the foot, at y 14 less half a base.
    const s = eventScene('gff', { units: [lone, b], terrain: roof, dice: '5 | 2 1 || 1 | 5' });
    s.happen();
    expect(codeOf(s.activate('a', 'rush', { moves: s.shift('a', 0, 6) }))).toBe('done');
    expect(s.told('befell')).toMatchObject([{ event: 'Unsafe Ladders', how: 'slipped' }]);
    expect(s.told('fell-down')).toMatchObject([{ height: 300, ap: 1 }]);
    expect([s.battle.x[s.model('a')], s.battle.y[s.model('a')], s.battle.z[s.model('a')]]).toEqual([1000, 1350, 0]);
    expect(s.left()).toBe(0);
  });

  test('else it gets up, and no model rolls for a step or on the way down', () => {
    const s = eventScene('gff', { units: [lone, b], terrain: roof, dice: '5 | 2 1 || 2' });
    s.happen();
    s.activate('a', 'rush', { moves: s.shift('a', 0, 6) });
    expect(s.battle.z[s.model('a')]).toBe(300);
    const step = [{ ...roof[0], height: 100 }];
    const t = eventScene('gff', { units: [lone, b], terrain: step, dice: '5 | 2 1' });
    t.happen();
    t.activate('a', 'rush', { moves: t.shift('a', 0, 6) });
    expect(t.battle.z[t.model('a')]).toBe(100);
    const down = eventScene('gff', { units: [{ ...lone, at: [10, 15] }, b], terrain: roof, dice: '5 | 2 1' });
    down.happen();
    expect(codeOf(down.activate('a', 'rush', { moves: down.shift('a', 0, -3) }))).toBe('done');
    expect(down.battle.z[down.model('a')]).toBe(0);
  });
});

describe('23, a trap', () => {
  test.each([
    ['gf-3.4.0', 'Rigged to Blow', 4],
    ['aof-2.0', 'Rigged to Blow', 4],
    ['gff', 'Proximity Mine', 1],
  ] as const)('%s: the first unit to enter the noted piece takes the hits, once', (campaign, event, hits) => {
    const six = Array.from({ length: hits }, () => 6).join(' ');
    const s = eventScene(campaign, { units: [a, b], terrain: woods, dice: `5 | 2 3 | 2 || 1 | ${six}` });
    s.happen({ 'note-terrain': 1 });
    expect(eventField(s.battle, 0, 'noted')).toBe(1);
    // The log does not tell the choice.
    expect(s.told('noted')).toEqual([{ type: 'noted', row: 0, side: 1 }]);
    expect(s.told('befell')).toHaveLength(0);
    s.activate('a', 'rush', { moves: s.shift('a', 0, 9) });
    expect(s.told('befell')).toMatchObject([{ event, unit: s.unit('a'), how: 'trapped' }]);
    expect(s.told('volley')).toMatchObject([{ kind: 'event', name: event, hits, blocked: hits }]);
    expect([eventField(s.battle, 0, 'done'), eventField(s.battle, 0, 'by')]).toEqual([1, s.unit('a')]);
    expect(s.left()).toBe(0);
  });

  test('it has AP(2), and other pieces are harmless', () => {
    const dice = '5 | 2 3 | 2 || 1 | 6 6 5 5 | 4';
    const s = eventScene('gf-3.4.0', { units: [{ ...a, models: 6, defense: 4 }, b], terrain: woods, dice });
    s.happen({ 'note-terrain': 0 });
    s.activate('a', 'advance', { moves: s.shift('a', 0, 5) });
    // 4+ with AP(2) is 6: two of six fall.
    expect(s.living('a')).toBe(4);
    const t = eventScene('gf-3.4.0', { units: [a, b], terrain: woods, dice: '5 | 2 3 | 2' });
    t.happen({ 'note-terrain': 1 });
    t.activate('a', 'advance', { moves: t.shift('a', 0, 5) });
    expect(t.told('volley')).toHaveLength(0);
    expect(eventField(t.battle, 0, 'done')).toBe(0);
  });

  test('a player who notes down nothing has no trap', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b], terrain: woods, dice: '5 | 2 3 | 1' });
    s.happen({ 'note-terrain': 'none' });
    expect(s.told('noted')).toHaveLength(1);
    s.activate('a', 'rush', { moves: s.shift('a', 0, 9) });
    expect(eventField(s.battle, 0, 'noted')).toBe(-1);
    expect(s.told('volley')).toHaveLength(0);
  });

  test('there are only so many pieces', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b], terrain: woods, dice: '5 | 2 3 | 1' });
    expect(s.game.act({ type: 'activate', unit: 0, action: 'hold' })).toMatchObject({
      status: 'pending',
      questions: [{ kind: 'note-terrain', side: 0 }],
    });
    expect(codeOf(s.game.answer(0, 2))).toBe('bad-answer');
    expect(codeOf(s.game.answer(0, 1))).toBe('done');
  });
});
