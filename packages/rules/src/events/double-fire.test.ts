import { whenShooting } from '@muster/engine';
import { expect, test } from 'vitest';
import { doubleFire } from './double-fire.ts';

test('doubles the shots of one unit for a round', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = doubleFire;
  expect(gf).toMatchObject({
    number: 54,
    name: 'Suppressing Fire',
    picks: { of: 'units' },
    does: [
      {
        do: 'grant',
        to: 'targets',
        lasts: 'round',
        rule: { name: 'Suppressing Fire', attacker: { attackFactor: whenShooting(2) } },
      },
    ],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 54,
    name: 'Spare Clip',
    does: [
      {
        do: 'grant',
        to: 'targets',
        lasts: 'round',
        rule: { name: 'Spare Clip', attacker: { attackFactor: whenShooting(2) } },
      },
    ],
    books: [],
  });
  expect(aof).toMatchObject({
    number: 54,
    name: 'Hail of Arrows',
    does: [
      {
        do: 'grant',
        to: 'targets',
        lasts: 'round',
        rule: { name: 'Hail of Arrows', attacker: { attackFactor: whenShooting(2) } },
      },
    ],
    books: [],
  });
});
