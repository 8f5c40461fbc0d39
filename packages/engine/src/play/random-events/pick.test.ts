import { hero } from '@muster/rules';
import { eventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { EventPick, EventRule } from '../../rule/random-event.ts';
import { UNIT_FLAG } from '../../state/battle.ts';
import { joinHero } from '../../state/muster.ts';
import { eventField, eventTargets } from '../../state/random-events.ts';

/** A table with one event, 11, that picks and does nothing. */
const picking = (picks: EventPick): Readonly<Record<number, EventRule>> => ({
  11: { number: 11, id: 'test', name: 'Test', summary: '', picks, does: [], books: [] },
});

const a: TestUnit = { id: 'a', at: [10, 10] };
const b: TestUnit = { id: 'b', side: 1, at: [60, 40] };
const c: TestUnit = { id: 'c', side: 1, at: [60, 30] };
const d: TestUnit = { id: 'd', side: 1, at: [50, 30] };

describe('units at random', () => {
  test('first the army, then the unit', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b, c, d], dice: '5 | 1 1 | 2 3' }, picking({ of: 'units' }));
    s.happen();
    expect(eventTargets(s.battle, 0)).toEqual([s.unit('d')]);
    expect(eventField(s.battle, 0, 'side')).toBe(1);
    expect(s.told('event')).toMatchObject([{ number: 11, dead: false, units: [s.unit('d')] }]);
    expect(s.left()).toBe(0);
  });

  test('no die for a pick of one', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b], dice: '5 | 1 1 | 1' }, picking({ of: 'units' }));
    s.happen();
    expect(eventTargets(s.battle, 0)).toEqual([s.unit('a')]);
    expect(s.left()).toBe(0);
  });

  test('D3 different units: an army without any left is skipped', () => {
    const picks = { of: 'units', count: { die: 'D3' } } as const;
    const s = eventScene('gf-3.4.0', { units: [a, b, c, d], dice: '6 | 1 1 | 5 | 1 | 2 | 1' }, picking(picks));
    s.happen();
    expect(eventTargets(s.battle, 0)).toEqual(['a', 'c', 'b'].map(s.unit));
    expect(s.left()).toBe(0);
  });

  test('fewer where fewer are there', () => {
    const picks = { of: 'units', count: { die: 'D3' } } as const;
    const s = eventScene('gf-3.4.0', { units: [a, b], dice: '6 | 1 1 | 6 | 2' }, picking(picks));
    s.happen();
    expect(eventTargets(s.battle, 0)).toEqual(['b', 'a'].map(s.unit));
    expect(s.left()).toBe(0);
  });

  test('units in reserve count, destroyed units and those of an army that conceded do not', () => {
    const spec = { units: [a, b, { ...c, reserve: 'ambush' as const }, d], dice: '5 | 1 1 | 2 2' };
    const s = eventScene('gf-3.4.0', spec, picking({ of: 'units' }));
    s.battle.unitFlags[s.unit('b')] |= UNIT_FLAG.destroyed;
    s.happen();
    expect(eventTargets(s.battle, 0)).toEqual([s.unit('d')]);
    const t = eventScene('gf-3.4.0', { ...spec, dice: '5 | 1 1 | 2 2' }, picking({ of: 'units' }));
    t.happen();
    expect(eventTargets(t.battle, 0)).toEqual([t.unit('c')]);
    const e: TestUnit = { id: 'e', side: 2, at: [30, 30] };
    const u = eventScene('gf-3.4.0', { units: [a, b, e], dice: '5 | 1 1 | 2' }, picking({ of: 'units' }));
    u.battle.sideConceded[1] = 1;
    u.happen();
    expect(eventTargets(u.battle, 0)).toEqual([u.unit('e')]);
  });

  test('the filter comes first, and without a candidate nothing happens', () => {
    const shaken = { of: 'units', only: 'shaken', count: { die: 'D3' } } as const;
    const s = eventScene(
      'gf-3.4.0',
      { units: [a, b, { ...d, flags: UNIT_FLAG.shaken }], dice: '5 | 1 1 | 6' },
      picking(shaken),
    );
    s.happen();
    expect(eventTargets(s.battle, 0)).toEqual([s.unit('d')]);
    expect(s.left()).toBe(0);
    const none = eventScene('gf-3.4.0', { units: [a, b], dice: '5 | 1 1' }, picking(shaken));
    none.happen();
    expect(none.told('event')).toMatchObject([{ dead: true }]);
    expect(eventField(none.battle, 0, 'dead')).toBe(1);
    expect(none.left()).toBe(0);
  });

  test('on the table only', () => {
    const picks = { of: 'units', only: 'on-table' } as const;
    const s = eventScene(
      'gf-3.4.0',
      { units: [a, { ...b, reserve: 'ambush' }, d], dice: '5 | 1 1 | 2' },
      picking(picks),
    );
    s.happen();
    expect(eventTargets(s.battle, 0)).toEqual([s.unit('d')]);
  });
});

describe('a joined hero', () => {
  const h: TestUnit = { id: 'h', at: [12, 10], rules: [hero] };
  const joined = (dice: string, picks: EventPick) => {
    const s = eventScene('gf-3.4.0', { units: [a, h, b], dice }, picking(picks));
    joinHero(s.battle, s.unit('h'), s.unit('a'));
    return s;
  };

  test('is one target with its unit', () => {
    const s = joined('5 | 1 1 | 1', { of: 'units' });
    s.happen();
    expect(eventTargets(s.battle, 0)).toEqual([s.unit('a')]);
    expect(s.left()).toBe(0);
  });

  test.each([
    [1, 'a'],
    [2, 'h'],
  ])('lot %i among the entries is %s', (lot, id) => {
    const s = joined(`5 | 1 1 | 1 | ${lot}`, { of: 'units', entry: true });
    s.happen();
    expect(eventTargets(s.battle, 0)).toEqual([s.unit(id)]);
    expect(s.left()).toBe(0);
  });

  test('is the only entry left if its unit is gone', () => {
    const s = joined('5 | 1 1 | 1', { of: 'units', entry: true });
    s.battle.alive[s.model('a')] = 0;
    s.battle.unitAlive[s.unit('a')]--;
    s.happen();
    expect(eventTargets(s.battle, 0)).toEqual([s.unit('h')]);
  });

  test('can be among the destroyed while its unit lives', () => {
    const s = joined('5 | 1 1', { of: 'units', only: 'destroyed', entry: true });
    s.battle.alive[s.model('h')] = 0;
    s.battle.unitAlive[s.unit('a')]--;
    s.happen();
    expect(eventTargets(s.battle, 0)).toEqual([s.unit('h')]);
  });
});

describe('other lots', () => {
  test('an army, a player, a quarter', () => {
    for (const [picks, field] of [
      [{ of: 'army' }, 'side'],
      [{ of: 'player', notes: 'terrain' }, 'side'],
      [{ of: 'quarter' }, 'quarter'],
    ] as const) {
      const s = eventScene('gf-3.4.0', { units: [a, b], dice: '5 | 1 1 | 2' }, picking(picks));
      s.happen();
      expect(eventField(s.battle, 0, field)).toBe(1);
    }
  });

  test('nothing happens where the table has no such event', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b], dice: '5 | 1 2' }, picking({ of: 'army' }));
    s.happen();
    expect(s.told('event')).toHaveLength(0);
    expect(s.left()).toBe(0);
  });

  test('no event on a 4', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b], dice: '4' }, picking({ of: 'army' }));
    s.happen();
    expect(s.told('event')).toHaveLength(0);
    expect(s.left()).toBe(0);
  });
});
