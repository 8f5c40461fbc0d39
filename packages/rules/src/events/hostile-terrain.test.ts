import { expect, test } from 'vitest';
import { hostileTerrain } from './hostile-terrain.ts';

test('is about entering terrain, in Firefight about climbing', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = hostileTerrain;
  expect(gf).toMatchObject({
    number: 21,
    name: 'Carnivorous Fauna',
    picks: { of: 'nothing' },
    does: [{ do: 'bite', when: 'entering' }],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 21,
    name: 'Unsafe Ladders',
    does: [{ do: 'bite', when: 'climbing' }],
    books: [],
  });
  expect(aof).toEqual(gf);
});
