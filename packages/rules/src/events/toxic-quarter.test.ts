import { expect, test } from 'vitest';
import { toxicQuarter } from './toxic-quarter.ts';

test('hits everyone in a quarter, without AP', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = toxicQuarter;
  expect(gf).toMatchObject({
    number: 22,
    name: 'Toxic Fumes',
    picks: { of: 'quarter' },
    does: [{ do: 'hits', hits: { die: 'D3', plus: 4 }, ap: 0 }],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 22,
    name: 'Poisonous Cloud',
    does: [{ do: 'hits', hits: { die: 'D3', plus: 1 }, ap: 0 }],
    books: [],
  });
  expect(aof).toEqual(gf);
});
