import { eventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { CAMPAIGN_STATE, UNIT_FLAG } from '../../state/battle.ts';

const a: TestUnit = { id: 'a', at: [60, 40] };
const b: TestUnit = { id: 'b', side: 1, at: [10, 10] };
const woods = { rect: [8, 8, 12, 20] as const };

describe('41, a surprise', () => {
  test.each(['gf-3.4.0', 'aof-2.0'] as const)('%s: a unit that are inside terrain is Shaken', (campaign) => {
    const s = eventScene(campaign, {
      units: [a, b, { ...b, id: 'c', at: [30, 30] }],
      terrain: [woods],
      dice: '5 | 4 1',
    });
    s.happen();
    expect(s.told('befell')).toEqual([{ type: 'befell', event: 'Surprise Attack', unit: s.unit('b'), how: 'shaken' }]);
    expect([s.has('a', 'shaken'), s.has('b', 'shaken'), s.has('c', 'shaken')]).toEqual([false, true, false]);
    expect(s.left()).toBe(0);
  });

  test('without a unit inside terrain it finds no target', () => {
    const s = eventScene('gf-3.4.0', { units: [a, { ...b, at: [12.2, 10] }], terrain: [woods], dice: '5 | 4 1' });
    s.happen();
    expect(s.told('event')).toMatchObject([{ dead: true }]);
    expect(s.has('b', 'shaken')).toBe(false);
  });

  test('Firefight: a unit by an edge falls down from it', () => {
    const roof = { rect: [8, 8, 20, 20] as const, types: ['elevated' as const], height: 300 };
    // 3" above the ground, 2" from the edge: a fall of 3" is a hit, AP(1). Defense 4+ with AP(1) needs 5.
    // One marker and a 1: 2 in all, Shaken.
    const edge: TestUnit = { ...b, at: [10.5, 14] };
    const s = eventScene('gff', {
      units: [a, edge, { ...b, id: 'middle', at: [14, 14] }],
      terrain: [roof],
      dice: '5 | 4 1 | 4 | 1',
    });
    s.happen();
    expect(s.told('befell')).toMatchObject([{ event: 'Slippery Ledge', unit: s.unit('b'), how: 'slipped' }]);
    expect(s.told('fell-down')).toMatchObject([{ unit: s.unit('b'), height: 300, ap: 1 }]);
    expect(s.told('wound-effect')).toMatchObject([{ total: 2, result: 'shaken' }]);
    expect(s.battle.z[s.model('b')]).toBe(0);
    expect(s.battle.z[s.model('middle')]).toBe(300);
    expect(s.left()).toBe(0);
  });

  test('Firefight: farther from the edge, or on the ground next to it, no model falls', () => {
    const roof = { rect: [8, 8, 20, 20] as const, types: ['elevated' as const], height: 300 };
    const units: TestUnit[] = [a, { ...b, at: [10.8, 14] }, { ...b, id: 'ground', at: [7, 14] }];
    const s = eventScene('gff', { units, terrain: [roof], dice: '5 | 4 1' });
    s.happen();
    expect(s.told('event')).toMatchObject([{ dead: true }]);
  });
});

describe('55, a shout', () => {
  test.each([
    ['gf-3.4.0', 'War Shout'],
    ['gff', 'Lucky Escape'],
    ['aof-2.0', 'Drums of War'],
  ] as const)('%s: a Shaken unit stops being Shaken, and no player did it', (campaign, event) => {
    const s = eventScene(campaign, { units: [a, { ...b, flags: UNIT_FLAG.shaken }], dice: '5 | 5 5' });
    s.happen();
    expect(s.told('befell')).toMatchObject([{ event, unit: s.unit('b'), how: 'rallied' }]);
    expect(s.told('recovered')).toHaveLength(0);
    expect(s.has('b', 'shaken')).toBe(false);
    expect(s.battle.mission[CAMPAIGN_STATE.firstRecovery]).toBe(0);
    expect(s.left()).toBe(0);
  });

  test('without a Shaken unit it finds no target', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b], dice: '5 | 5 5' });
    s.happen();
    expect(s.told('event')).toMatchObject([{ dead: true }]);
  });
});
