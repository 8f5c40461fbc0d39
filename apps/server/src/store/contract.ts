import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append, Store } from './store.ts';

let count = 0;
const newId = (): string => `id-${++count}-${Math.trunc(performance.now() * 1000)}`;

const grows = (...bodies: readonly unknown[]): Append => ({
  entries: bodies.map((body) => ({ body })),
  summary: { last: bodies.at(-1) },
});

/** What every store must do, whatever it is made of. `again` opens the same one a second time. */
export const storeContract = (name: string, open: () => Promise<Store>, again: () => Promise<Store>): void => {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const somebody = async (): Promise<string> => {
      const id = newId();
      await store.addPerson({ id, name: 'Ada' });
      return id;
    };

    test('knows people by id and by account', async () => {
      const id = await somebody();
      expect(await store.person(id)).toMatchObject({ id, name: 'Ada', account: undefined });
      expect(await store.person('nobody')).toBeUndefined();
      await store.rename(id, 'Adda');
      const account = `ada-${id}`;
      expect(await store.openAccount(id, account, 'hash')).toBe(true);
      expect(await store.personOf(account)).toEqual({ id, name: 'Adda', account, password: 'hash' });
      expect(await store.openAccount(id, `${account}2`, 'other')).toBe(false);
      expect(await store.openAccount(await somebody(), account, 'other')).toBe(false);
      expect((await store.personOf(account))?.password).toBe('hash');
    });

    test('keeps what a battle began with and every entry in order', async () => {
      const id = newId();
      const created = await store.addBattle(id, { seed: 'x', deep: [1, { two: 'zwei ß “”' }] }, grows('a'));
      expect(await store.append(id, 1, grows({ b: 2 }, 'c'))).toBe(true);
      expect(await store.battle(id)).toMatchObject({
        id,
        header: { seed: 'x', deep: [1, { two: 'zwei ß “”' }] },
        summary: { last: 'c' },
        version: 3,
        created,
      });
      expect((await store.entries(id, 0)).map(({ seq, body }) => [seq, body])).toEqual([
        [1, 'a'],
        [2, { b: 2 }],
        [3, 'c'],
      ]);
      expect((await store.entries(id, 2)).map(({ seq }) => seq)).toEqual([3]);
      expect(await store.battle('none')).toBeUndefined();
      expect(await store.entries('none', 0)).toEqual([]);
    });

    test('appends only to what the sender knew', async () => {
      const id = newId();
      await store.addBattle(id, {}, grows('a'));
      expect(await store.append(id, 0, grows('late'))).toBe(false);
      expect(await store.append(id, 2, grows('early'))).toBe(false);
      expect(await store.append('none', 0, grows('lost'))).toBe(false);
      expect((await store.entries(id, 0)).map(({ body }) => body)).toEqual(['a']);
      expect((await store.battle(id))?.summary).toEqual({ last: 'a' });
    });

    test('lets one of many win who append at once', async () => {
      const id = newId();
      await store.addBattle(id, {}, grows('a'));
      const won = await Promise.all(Array.from({ length: 12 }, (_, i) => store.append(id, 1, grows(i))));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await store.entries(id, 1)).map(({ body }) => body)).toEqual([won.indexOf(true)]);
    });

    test('keeps all entries of an append or none', async () => {
      const id = newId();
      await store.addBattle(id, {}, { entries: [{ body: 'a', command: 'one' }], summary: 'before' });
      const twice: Append = { entries: [{ body: 'b' }, { body: 'c', command: 'one' }], summary: 'after' };
      await expect(store.append(id, 1, twice)).rejects.toThrow();
      expect(await store.battle(id)).toMatchObject({ version: 1, summary: 'before' });
      expect((await store.entries(id, 0)).map(({ command }) => command)).toEqual(['one']);
      expect(await store.append(id, 1, grows('d'))).toBe(true);
    });

    test('lists the battles of a person, the last touched first', async () => {
      const [ada, ben] = [await somebody(), await somebody()];
      const ids = [newId(), newId(), newId()];
      for (const id of ids) await store.addBattle(id, {}, { ...grows('a'), members: [{ person: ada, side: 0 }] });
      await store.append(ids[0], 1, { ...grows('b'), members: [{ person: ben, side: 1 }] });
      await pause();
      await store.append(ids[1], 1, { ...grows('b'), members: [{ person: ada, side: 1 }] });
      expect((await store.battlesOf(ada, 10)).map(({ id }) => id).slice(0, 1)).toEqual([ids[1]]);
      expect(new Set((await store.battlesOf(ada, 10)).map(({ id }) => id))).toEqual(new Set(ids));
      expect((await store.battlesOf(ben, 10)).map(({ id, sides }) => [id, sides])).toEqual([[ids[0], [1]]]);
      expect((await store.battlesOf(ada, 1))[0].sides).toEqual([0, 1]);
      expect(await store.battlesOf(ada, 2)).toHaveLength(2);
      expect((await store.battlesOf(ada, 1))[0]).not.toHaveProperty('header');
    });

    test('keeps lists and tables of a person, and nobody else changes them', async () => {
      const [ada, ben] = [await somebody(), await somebody()];
      const id = newId();
      await store.keep({ id, owner: ada, kind: 'table', name: 'Mill', body: { pieces: [1] } }, 9);
      await store.keep({ id, owner: ben, kind: 'table', name: 'Stolen', body: {} }, 9);
      await store.keep({ id, owner: ada, kind: 'table', name: 'Old mill', body: { pieces: [2] } }, 9);
      expect(await store.kept(id)).toMatchObject({ owner: ada, name: 'Old mill', body: { pieces: [2] } });
      // A list of them is not all that is in them.
      expect(await store.keptBy(ada, 'table')).toEqual([
        { id, kind: 'table', name: 'Old mill', updated: expect.any(Number) },
      ]);
      expect(await store.keptBy(ada, 'list')).toEqual([]);
      expect(await store.forget(id, ben)).toBe(false);
      expect(await store.forget(id, ada)).toBe(true);
      expect(await store.kept(id)).toBeUndefined();
    });

    test('keeps so many of a kind at the most, and those can be changed', async () => {
      const ada = await somebody();
      const ids = [newId(), newId(), newId()];
      const keep = (id: string, called: string): Promise<boolean> =>
        store.keep({ id, owner: ada, kind: 'list', name: called, body: {} }, 2);
      expect([await keep(ids[0], 'a'), await keep(ids[1], 'b'), await keep(ids[2], 'c')]).toEqual([true, true, false]);
      expect(await keep(ids[0], 'changed')).toBe(true);
      expect((await store.keptBy(ada, 'list')).map((row) => row.name).sort()).toEqual(['b', 'changed']);
      expect(await store.keep({ id: ids[2], owner: ada, kind: 'table', name: 'd', body: {} }, 2)).toBe(true);
    });

    test('tells of battles that grow', async () => {
      const id = newId();
      const heard: string[] = [];
      const stop = store.watch((battle, version) => heard.push(`${battle} ${version}`));
      await store.addBattle(id, {}, grows('a'));
      await store.append(id, 1, grows('b', 'c'));
      await until(() => heard.includes(`${id} 3`));
      stop();
      await store.append(id, 3, grows('d'));
      await pause();
      expect(heard.filter((line) => line.startsWith(id))).toEqual([`${id} 1`, `${id} 3`]);
    });

    test('is the same when it is opened again', async () => {
      const id = newId();
      await store.addBattle(id, { seed: 'y' }, grows('a', 'b'));
      const second = await again();
      expect(await second.entries(id, 0)).toEqual(await store.entries(id, 0));
      await second.check();
      await second.close();
    });
  });
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

const until = async (is: () => boolean): Promise<void> => {
  for (let i = 0; i < 200 && !is(); i++) await pause();
};
