import { expect, test } from 'vitest';
import { combatFatigue } from './combat-fatigue.ts';

test('costs an army 1 on its morale tests, for the rest of the battle', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = combatFatigue;
  expect(gf).toMatchObject({
    number: 16,
    name: 'Combat Fatigue',
    picks: { of: 'army' },
    does: [{ do: 'grant', to: 'army', lasts: 'battle', rule: { name: 'Combat Fatigue', morale: { bonus: -1 } } }],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 16,
    name: 'Disheartened',
    does: [{ do: 'grant', to: 'army', lasts: 'battle', rule: { name: 'Disheartened', morale: { bonus: -1 } } }],
    books: [],
  });
  expect(aof).toEqual(gf);
});
