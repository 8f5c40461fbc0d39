import { expect, test } from 'vitest';
import { anomaly } from './anomaly.ts';

test('is a danger within 3" in the middle of a quarter', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = anomaly;
  expect(gf).toMatchObject({
    number: 31,
    name: 'Psychic Anomaly',
    picks: { of: 'quarter' },
    does: [{ do: 'hazard', hits: { die: 'D3', plus: 3 }, inches: 3 }],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 31,
    name: 'Terror from the Deep',
    does: [{ do: 'hazard', hits: { die: 'D3' }, inches: 3 }],
    books: [],
  });
  expect(aof).toEqual({ ...gf, name: 'Magical Anomaly' });
});
