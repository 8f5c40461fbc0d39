import { moraleBill, UNIT_FLAG } from '@muster/engine';
import { gamesWith, moraleFoe, moraleGun, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero } from '../special/index.ts';
import { traitLeader } from './index.ts';

const captain: TestUnit = { id: 'captain', at: [10, 10], rules: [hero, traitLeader] };
const ONE = [{ source: 'Trait: Leader', amount: 1 }];
const bills = (s: Scene, ...ids: string[]) => ids.map((id) => moraleBill(s.battle, s.unit(id)));

describe.each(gamesWith(traitLeader, { morale: 'unit' }))('in $name', (game) => {
  const { scene } = game;

  test('friends within 6" as they stand now, itself included, and no enemies', () => {
    const s = scene({
      units: [
        captain,
        { id: 'near', at: [10, 17] },
        { id: 'far', at: [17.01, 10] },
        { id: 'foe', side: 1, at: [10, 12] },
      ],
    });
    expect(bills(s, 'captain', 'near', 'far', 'foe')).toEqual([ONE, ONE, [], []]);
    s.battle.y[s.model('near')] += 1;
    expect(bills(s, 'near')).toEqual([[]]);
  });

  test('is measured to the nearest model, and from the hero itself', () => {
    const s = scene({
      units: [
        { id: 'squad', at: [10, 10], models: 4, spacing: 0.5, hero: { rules: [traitLeader] } },
        { id: 'near', at: [23, 10], models: 3 },
        { id: 'far', at: [3, 10] },
      ],
    });
    // The hero stands at x = 16, 6" from the first of the near ones; the far one stands 6" from the first of the squad.
    expect(bills(s, 'squad', 'near', 'far')).toEqual([ONE, ONE, []]);
  });

  test('two heroes count once', () => {
    const s = scene({ units: [captain, { ...captain, id: 'second', at: [12, 10] }, { id: 'near', at: [11, 12] }] });
    expect(bills(s, 'near', 'captain')).toEqual([ONE, ONE]);
  });

  test('works while the hero is Shaken, not when it is dead or off the table', () => {
    const near: TestUnit = { id: 'near', at: [10, 12] };
    expect(bills(scene({ units: [{ ...captain, flags: UNIT_FLAG.shaken }, near] }), 'near')).toEqual([ONE]);
    expect(bills(scene({ units: [{ ...captain, reserve: 'ambush' }, near] }), 'near', 'captain')).toEqual([[], []]);
    const s = scene({ units: [captain, near] });
    s.battle.alive[s.model('captain')] = 0;
    expect(bills(s, 'near')).toEqual([[]]);
  });

  test('turns a test', () => {
    const leader: TestUnit = { ...captain, side: 1, at: [10, 18] };
    const shot = (units: readonly TestUnit[]): boolean => {
      const s = scene({ units: [moraleGun, moraleFoe([]), ...units], dice: '4 | 1   3' });
      s.fire('gun', 'foe');
      expect(s.dice.left).toBe(0);
      return s.has('foe', 'shaken');
    };
    expect([shot([leader]), shot([])]).toEqual([false, true]);
  });
});

describe.each(gamesWith(traitLeader, { morale: 'army' }))('in $name', ({ scene }) => {
  const units: readonly TestUnit[] = [captain, { id: 'friend', at: [10, 17] }, { id: 'foe', side: 1, at: [40, 40] }];

  test('friends that were activated within 6", wherever they are now', () => {
    const s = scene({ units });
    expect(bills(s, 'friend')).toEqual([[]]);
    s.activate('friend', 'advance', { moves: s.shift('friend', 0, 6) });
    expect(bills(s, 'friend', 'captain')).toEqual([ONE, []]);
    s.activate('foe', 'hold');
    s.activate('captain', 'hold');
    expect(bills(s, 'friend', 'captain')).toEqual([ONE, ONE]);
  });

  test('not those that came near after they were activated', () => {
    const s = scene({ units: [captain, { id: 'friend', at: [10, 18] }, { id: 'foe', side: 1, at: [40, 40] }] });
    s.activate('friend', 'advance', { moves: s.shift('friend', 0, -6) });
    expect(bills(s, 'friend')).toEqual([[]]);
  });

  test('it ends with the hero', () => {
    const s = scene({ units });
    s.activate('friend', 'hold');
    expect(bills(s, 'friend')).toEqual([ONE]);
    s.battle.alive[s.model('captain')] = 0;
    expect(bills(s, 'friend')).toEqual([[]]);
  });
});
