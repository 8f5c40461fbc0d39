import { expect, test } from 'vitest';
import { darkClouds } from './dark-clouds.ts';

test('shortens shots from a quarter by 6", for the rest of the battle', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = darkClouds;
  expect(gf).toMatchObject({
    number: 25,
    name: 'Dark Clouds',
    picks: { of: 'quarter' },
    does: [
      {
        do: 'grant',
        to: 'quarter',
        lasts: 'battle',
        rule: { name: 'Dark Clouds', attacker: { range: { amount: -6 } } },
      },
    ],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 25,
    name: 'Power Outage',
    does: [
      {
        do: 'grant',
        to: 'quarter',
        lasts: 'battle',
        rule: { name: 'Power Outage', attacker: { range: { amount: -6 } } },
      },
    ],
    books: [],
  });
  expect(aof).toEqual(gf);
});
