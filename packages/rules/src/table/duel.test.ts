import { compilePlan, findRoom, newBattle } from '@muster/engine';
import { duelSetup } from '../missions/setup/duel-battle.ts';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../events/tables/events.ts';
import { gf } from '../rulesets/index.ts';
import { DUEL_TABLE_SIZE, duelTable } from './duel.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => `pit ${i}`);

describe('the table of a duel', () => {
  const tables = SEEDS.map((seed) => duelTable(seed));

  test('is 24" by 24" with three to five pieces', () => {
    const counts = tables.map(({ width, depth, terrain }) => {
      expect([width, depth]).toEqual([DUEL_TABLE_SIZE, DUEL_TABLE_SIZE]);
      return terrain.length;
    });
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
  });

  test('is the same for the same seed', () => expect(duelTable('pit 3')).toEqual(tables[3]));

  test.each([5, 10, 15, 20])('has room for %d models and for a beast', (count) => {
    const [effect] = EVENTS['gf-3.4.0'][66].does;
    if (effect.do !== 'duel') throw new Error('66 is a duel');
    const models = Array.from({ length: count }, (_, i) => ({ id: `m${i}`, radius: 63, rules: [], weapons: [] }));
    const champion = { id: 'c', name: 'C', quality: 4, defense: 4, cost: 100, rules: [], models };
    for (const table of tables) {
      const order = { ruleset: gf, champion, championSide: { name: 'Us' }, foe: effect.foe, foeSide: 'Them', table };
      const battle = newBattle(compilePlan(duelSetup(order)));
      battle.sideZone.set([0, 1]);
      expect(findRoom(battle, 0, 'deployment')).toHaveLength(count);
      expect(findRoom(battle, 1, 'deployment')).toHaveLength(1);
    }
  });
});
