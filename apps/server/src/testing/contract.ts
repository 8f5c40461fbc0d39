import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount } from '../people/accounts.ts';
import { accountsContract } from './people-contract.ts';
import { beginSession } from '../people/sessions.ts';
import type { SqlStatement } from '../store/sql.ts';
import type { Append, StorageLimits, Store } from '../store/store.ts';

let count = 0;
const newId = (): string => `id-${++count}-${Math.trunc(performance.now() * 1000)}`;

const grows = (...bodies: readonly unknown[]): Append => ({
  entries: bodies.map((body) => ({ body })),
  summary: { last: bodies.at(-1) },
});

/** Limits that are large enough. */
const ROOM: StorageLimits = { most: 9, bytes: 1_000_000 };

/** The tests of every store; `again` opens the same store a second time. */
export const storeContract = (name: string, open: () => Promise<Store>, again: () => Promise<Store>): void => {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const addPerson = async (): Promise<string> => {
      const id = newId();
      await store.addPerson({ id, name: 'Ada' });
      return id;
    };

    test('finds people by id and by account', async () => {
      const id = await addPerson();
      expect(await store.person(id)).toMatchObject({ id, name: 'Ada', account: undefined });
      expect(await store.person('nobody')).toBeUndefined();
      await store.rename(id, 'Adda');
      expect((await store.person(id))?.name).toBe('Adda');
    });

    test('applies all statements of a change or none', async () => {
      const id = await addPerson();
      const rename = (to: string): SqlStatement => ({
        sql: 'update people set name = ? where id = ?',
        values: [to, id],
      });
      const nothing = { sql: 'update people set name = ? where id = ?', values: ['x', 'no one'] };
      expect(await store.sql.change(rename('Ben'), nothing)).toBe(true);
      expect(await store.sql.change(rename('Cy'), { ...nothing, guard: true })).toBe(false);
      await expect(store.sql.change(rename('Dot'), { sql: 'no sql', values: [] })).rejects.toThrow();
      expect(await store.sql.rows('select name from people where id = ?', id)).toEqual([{ name: 'Ben' }]);
    });

    accountsContract(() => store);

    test('stores the header of a battle and every entry in order', async () => {
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

    test('appends only to the version that the sender knew', async () => {
      const id = newId();
      await store.addBattle(id, {}, grows('a'));
      expect(await store.append(id, 0, grows('late'))).toBe(false);
      expect(await store.append(id, 2, grows('early'))).toBe(false);
      expect(await store.append('none', 0, grows('lost'))).toBe(false);
      expect((await store.entries(id, 0)).map(({ body }) => body)).toEqual(['a']);
      expect((await store.battle(id))?.summary).toEqual({ last: 'a' });
    });

    test('stores the last state of a battle with its entries and events', async () => {
      const id = newId();
      const rules = '1 abc';
      await store.addBattle(id, {}, { ...grows('a'), snapshot: { rules, body: { x: [1] } } });
      expect(await store.snapshot(id)).toEqual({ seq: 1, rules, body: { x: [1] } });
      const told = { entries: [{ body: 'b' }, { body: 'c', story: '[{"type":"c"}]' }], summary: {} };
      expect(await store.append(id, 1, { ...told, snapshot: { rules: '2', body: 'later' } })).toBe(true);
      expect(await store.append(id, 1, { ...told, snapshot: { rules: '3', body: 'lost' } })).toBe(false);
      expect(await store.append(id, 3, grows('d'))).toBe(true);
      expect(await store.snapshot(id)).toEqual({ seq: 3, rules: '2', body: 'later' });
      expect((await store.entries(id, 0)).map(({ story }) => story)).toEqual([
        undefined,
        undefined,
        '[{"type":"c"}]',
        undefined,
      ]);
      expect(await store.snapshot('none')).toBeUndefined();
    });

    test('lets one of many concurrent appends win', async () => {
      const id = newId();
      await store.addBattle(id, {}, grows('a'));
      const won = await Promise.all(Array.from({ length: 12 }, (_, i) => store.append(id, 1, grows(i))));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await store.entries(id, 1)).map(({ body }) => body)).toEqual([won.indexOf(true)]);
    });

    test('stores all entries of an append or none', async () => {
      const id = newId();
      await store.addBattle(id, {}, { entries: [{ body: 'a', command: 'one' }], summary: 'before' });
      const twice: Append = { entries: [{ body: 'b' }, { body: 'c', command: 'one' }], summary: 'after' };
      await expect(store.append(id, 1, twice)).rejects.toThrow();
      expect(await store.battle(id)).toMatchObject({ version: 1, summary: 'before' });
      expect((await store.entries(id, 0)).map(({ command }) => command)).toEqual(['one']);
      expect(await store.append(id, 1, grows('d'))).toBe(true);
    });

    test('lists the battles of a person, the last touched first', async () => {
      const [ada, ben] = [await addPerson(), await addPerson()];
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

    test('tells whether the host of a battle is alone in it', async () => {
      const [ada, ben] = [await addPerson(), await addPerson()];
      const id = newId();
      const places = [-1, 0, 1].map((side) => ({ person: ada, side }));
      const isAlone = async (person: string): Promise<boolean[]> =>
        (await store.battlesOf(person, 10)).map(({ alone }) => alone);
      await store.addBattle(id, {}, { ...grows('a'), members: places });
      expect(await isAlone(ada)).toEqual([true]);
      await store.append(id, 1, { ...grows('b'), members: [{ person: ben, side: 2 }] });
      expect([await isAlone(ada), await isAlone(ben)]).toEqual([[false], [false]]);
      await store.append(id, 2, { ...grows('c'), left: [{ person: ben, side: 2 }] });
      expect(await isAlone(ada)).toEqual([true]);
    });

    test('no longer lists a battle for a person who lost the seat in it', async () => {
      const [ada, ben] = [await addPerson(), await addPerson()];
      const id = newId();
      const places = [ada, ben].map((person, side) => ({ person, side }));
      await store.addBattle(id, {}, { ...grows('a'), members: [...places, { person: ben, side: 2 }] });
      expect(await store.append(id, 0, { ...grows('b'), left: [{ person: ada, side: 0 }] })).toBe(false);
      expect(await store.battlesOf(ada, 10)).toHaveLength(1);
      const left = [ada, ben].map((person, side) => ({ person, side }));
      expect(await store.append(id, 1, { ...grows('b'), left })).toBe(true);
      expect(await store.battlesOf(ada, 10)).toEqual([]);
      expect((await store.battlesOf(ben, 10))[0].sides).toEqual([2]);
    });

    test('notes when a person was here', async () => {
      const start = Date.now();
      const id = await addPerson();
      expect((await store.person(id))?.seen).toBeGreaterThanOrEqual(start);
      await store.noteSeen(id, 98_765_432);
      expect((await store.person(id))?.seen).toBe(98_765_432);
    });

    test('stores lists and tables of a person unchanged, and no one else changes them', async () => {
      const [ada, ben] = [await addPerson(), await addPerson()];
      const id = newId();
      const table = { id, kind: 'table', name: 'Mill', body: '{"pieces": [1]}' } as const;
      await store.keep({ ...table, owner: ada }, ROOM);
      expect(await store.keep({ ...table, owner: ben, name: 'Stolen', body: '{}' }, ROOM)).toBe(false);
      await store.keep({ ...table, owner: ada, name: 'Old mill', body: '{ "pieces": [2] }' }, ROOM);
      expect(await store.kept(id)).toMatchObject({ owner: ada, name: 'Old mill', body: '{ "pieces": [2] }' });
      // A list of them is not all that is in them.
      expect(await store.keptBy(ada, 'table')).toEqual([
        { id, kind: 'table', name: 'Old mill', updated: expect.any(Number) },
      ]);
      expect(await store.keptBy(ada, 'list')).toEqual([]);
      expect(await store.forget(id, ben)).toBe(false);
      expect(await store.forget(id, ada)).toBe(true);
      expect(await store.kept(id)).toBeUndefined();
    });

    test('limits the items of a kind, which can still be changed', async () => {
      const ada = await addPerson();
      const ids = [newId(), newId(), newId()];
      const keep = (id: string, called: string): Promise<boolean> =>
        store.keep({ id, owner: ada, kind: 'list', name: called, body: '{}' }, { ...ROOM, most: 2 });
      expect([await keep(ids[0], 'a'), await keep(ids[1], 'b'), await keep(ids[2], 'c')]).toEqual([true, true, false]);
      expect(await keep(ids[0], 'changed')).toBe(true);
      expect((await store.keptBy(ada, 'list')).map((row) => row.name).sort()).toEqual(['b', 'changed']);
      const table = { id: ids[2], owner: ada, kind: 'table', name: 'd', body: '{}' } as const;
      expect(await store.keep(table, { ...ROOM, most: 2 })).toBe(true);
    });

    test('counts the bytes of saved items up to the limit', async () => {
      const [ada, ben] = [await addPerson(), await addPerson()];
      const ids = [newId(), newId()];
      const keep = (id: string, body: string): Promise<boolean> =>
        store.keep({ id, owner: ada, kind: 'book', name: 'Book', body }, { most: 9, bytes: 100 });
      expect(await store.used(ada)).toBe(0);
      // Two bytes for each ß, and two for the quotation marks.
      expect(await keep(ids[0], JSON.stringify('ß'.repeat(29)))).toBe(true);
      expect(await store.used(ada)).toBe(60);
      expect(await keep(ids[1], JSON.stringify('x'.repeat(39)))).toBe(false);
      expect(await keep(ids[1], JSON.stringify('x'.repeat(38)))).toBe(true);
      expect(await keep(ids[0], JSON.stringify('x'.repeat(59)))).toBe(false);
      expect(await keep(ids[0], '{}')).toBe(true);
      expect(await store.used(ada)).toBe(42);
      await store.forget(ids[1], ada);
      expect(await store.used(ada)).toBe(2);
      expect(await store.used(ben)).toBe(0);
    });

    test('enforces the limit for concurrent requests', async () => {
      const ada = await addPerson();
      const kept = await Promise.all(
        Array.from({ length: 12 }, () =>
          store.keep(
            { id: newId(), owner: ada, kind: 'book', name: 'Book', body: '"12345678"' },
            { most: 99, bytes: 35 },
          ),
        ),
      );
      expect(kept.filter(Boolean)).toHaveLength(3);
      expect(await store.used(ada)).toBe(30);
    });

    test('counts a battle and its entries for the person who created it', async () => {
      const [ada, ben] = [await addPerson(), await addPerson()];
      const id = newId();
      const members = [
        { person: ada, side: -1 },
        { person: ada, side: 0 },
        { person: ben, side: 1 },
      ];
      await store.addBattle(id, { seed: 'x' }, { entries: [{ body: 'ab' }], summary: {}, members });
      // {"seed":"x"} and {} and "ab".
      expect(await store.used(ada)).toBe(12 + 2 + 4);
      await store.append(id, 1, { entries: [{ body: 'abc' }, { body: 1 }], summary: {} });
      expect(await store.append(id, 1, grows('lost'))).toBe(false);
      expect(await store.used(ada)).toBe(18 + 5 + 1);
      expect(await store.used(ben)).toBe(0);
    });

    test('removes inactive guests without battles, with their saved items', async () => {
      const [gone, plays, member, here] = [await addPerson(), await addPerson(), await addPerson(), await addPerson()];
      const kept = newId();
      await store.keep({ id: kept, owner: gone, kind: 'list', name: 'List', body: '{}' }, ROOM);
      await store.addBattle(newId(), {}, { ...grows('a'), members: [{ person: plays, side: 0 }] });
      await openAccount(store.sql, {
        person: { id: member, name: 'Ada' },
        account: `member-${member}`,
        password: 'hash',
      });
      await beginSession(store.sql, gone, 'Firefox');
      for (const id of [gone, plays, member]) await store.noteSeen(id, 1000);
      const many = await Promise.all(Array.from({ length: 130 }, addPerson));
      await Promise.all(many.map((id) => store.noteSeen(id, 1000)));
      expect(await store.prune(1000)).toEqual({ guests: 0, keeps: 0 });
      expect(await store.prune(2000)).toEqual({ guests: 131, keeps: 1 });
      expect(await store.person(gone)).toBeUndefined();
      expect(await store.kept(kept)).toBeUndefined();
      expect(await store.used(gone)).toBe(0);
      for (const id of [plays, member, here]) expect(await store.person(id)).toBeDefined();
    });

    test('gives people without a known last visit some time', async () => {
      const id = await addPerson();
      await store.noteSeen(id, 0);
      expect(await store.prune(2000)).toEqual({ guests: 0, keeps: 0 });
      expect((await store.person(id))?.seen).toBeGreaterThan(2000);
    });

    test('writes a row when checked, and knows its size', async () => {
      await store.check();
      await store.check();
      const size = await store.size();
      await store.addBattle(newId(), { large: 'x'.repeat(500_000) }, grows('a'));
      expect(await store.size()).toBeGreaterThan(size);
      expect(store.waiting).toBe(0);
    });

    test('reports battles that grow', async () => {
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

    test('has the same data when opened again', async () => {
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
