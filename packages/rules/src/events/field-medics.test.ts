import { expect, test } from 'vitest';
import { fieldMedics } from './field-medics.ts';

test('sells an army re-rolls of casualty dice', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = fieldMedics;
  expect(gf).toMatchObject({
    number: 51,
    name: 'Hearts & Minds',
    picks: { of: 'army' },
    does: [],
    books: [{ keep: 'medics', price: 50 }],
  });
  expect(gff).toMatchObject({ number: 51, name: 'Wandering Doc', does: [], books: [{ keep: 'medics', price: 10 }] });
  expect(aof).toEqual(gf);
});
