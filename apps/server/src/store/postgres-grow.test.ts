import { expect, test } from 'vitest';
import { Grower, type Growth } from './postgres-grow.ts';

const growth = (id: string, version = 0): Growth => ({ id, version, append: { entries: [], summary: {} } });

/** A database whose answers come when they are let out. */
const slowDatabase = (): { grower: Grower; batches: string[][]; answer: (at: number) => void } => {
  const batches: string[][] = [];
  const answers: (() => void)[] = [];
  const grower = new Grower((growths) => {
    const ids = growths.map(({ id }) => id);
    batches.push(ids);
    return new Promise((resolve) => answers.push(() => resolve(new Set(ids))));
  });
  return { grower, batches, answer: (at) => answers[at]() };
};

test('a slow append does not delay other battles', async () => {
  const { grower, batches, answer } = slowDatabase();
  void grower.grow(growth('slow'));
  const quick = grower.grow(growth('quick'));
  expect(batches).toEqual([['slow'], ['quick']]);
  answer(1);
  expect(await quick).toBe(true);
});

test('while three batches are running, other appends wait and go together', async () => {
  const { grower, batches, answer } = slowDatabase();
  for (const id of ['a', 'b', 'c', 'd', 'e']) void grower.grow(growth(id));
  expect(batches).toEqual([['a'], ['b'], ['c']]);
  expect(grower.waiting).toBe(2);
  answer(1);
  await expect.poll(() => batches.length).toBe(4);
  expect(batches[3]).toEqual(['d', 'e']);
});

test('appends to one battle run one after another', async () => {
  const { grower, batches, answer } = slowDatabase();
  void grower.grow(growth('a', 0));
  const second = grower.grow(growth('a', 1));
  const other = grower.grow(growth('b'));
  expect(batches).toEqual([['a'], ['b']]);
  answer(1);
  expect(await other).toBe(true);
  expect(batches).toHaveLength(2);
  answer(0);
  await expect.poll(() => batches.length).toBe(3);
  answer(2);
  expect(await second).toBe(true);
});
