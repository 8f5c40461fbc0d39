import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deletingBattle } from '../store/battle-tables.ts';
import type { Store } from '../store/store.ts';
import { addAccount, changePassword, openAccount } from '../people/accounts.ts';
import { hashOfInvitation, isInvitation, makeInvitation } from '../people/invitations.ts';
import { removePerson, watchRemovals } from '../own-data/removal.ts';
import {
  beginSession,
  endSession,
  endSessions,
  endUnusedSessions,
  isSession,
  passOf,
  SEEN,
  sessionsOf,
  visitorOf,
} from '../people/sessions.ts';

/** What accounts and sessions must do in every store. */
export const accountsContract = (open: () => Store): void => {
  const guest = async (): Promise<string> => {
    const id = randomUUID();
    await open().addPerson({ id, name: 'Ada' });
    return id;
  };

  describe('accounts', () => {
    test('are opened once for each person, under a free name', async () => {
      const store = open();
      const person = { id: await guest(), name: 'Ada' };
      const account = `ada-${person.id}`;
      const order = { person, account, password: 'hash' };
      expect(await openAccount(store.sql, order)).toBe(true);
      expect(await store.personOf(account)).toMatchObject({ ...person, account, password: 'hash' });
      expect(await openAccount(store.sql, { ...order, account: `${account}2` })).toBe(false);
      const other = { id: await guest(), name: 'Ben' };
      expect(await openAccount(store.sql, { ...order, person: other, password: 'other' })).toBe(false);
      expect(await addAccount(store.sql, { ...order, person: { id: randomUUID(), name: 'Cy' } })).toBe(false);
      expect((await store.personOf(account))?.password).toBe('hash');
    });

    test('one of many concurrent requests gets a name', async () => {
      const store = open();
      const account = `same-${randomUUID()}`;
      const ids = Array.from({ length: 8 }, () => randomUUID());
      const won = await Promise.all(
        ids.map((id) => addAccount(store.sql, { person: { id, name: 'x' }, account, password: id })),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await store.personOf(account))?.id).toBe(ids[won.indexOf(true)]);
    });

    test('an invitation opens one account, and none if the name is taken', async () => {
      const store = open();
      const code = await makeInvitation(store.sql);
      expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
      const invitation = hashOfInvitation(` ${code.toUpperCase().replaceAll('-', ' ')}`);
      const add = (account: string): Promise<boolean> =>
        addAccount(store.sql, { person: { id: randomUUID(), name: 'x' }, account, password: 'hash', invitation });
      const [first, second] = [`a-${randomUUID()}`, `b-${randomUUID()}`];
      await addAccount(store.sql, { person: { id: randomUUID(), name: 'x' }, account: first, password: 'hash' });
      expect(await add(first)).toBe(false);
      expect(await isInvitation(store.sql, invitation)).toBe(true);
      expect(await add(second)).toBe(true);
      expect(await isInvitation(store.sql, invitation)).toBe(false);
      expect(await add(`c-${randomUUID()}`)).toBe(false);
      expect(await isInvitation(store.sql, hashOfInvitation('no-such-code'))).toBe(false);
    });
  });

  describe('sessions', () => {
    test('identify a person until they end', async () => {
      const { sql } = open();
      const id = await guest();
      const [here, there] = [await beginSession(sql, id, 'Firefox'), await beginSession(sql, id, 'Safari')];
      expect(await visitorOf(sql, here)).toMatchObject({ id, name: 'Ada', session: here.session });
      expect(await visitorOf(sql, { ...here, person: await guest() })).toBeUndefined();
      expect((await sessionsOf(sql, id)).map(({ browser }) => browser).sort()).toEqual(['Firefox', 'Safari']);
      expect(await endSession(sql, await guest(), here.session)).toBe(false);
      expect(await endSession(sql, id, here.session)).toBe(true);
      expect(await endSession(sql, id, here.session)).toBe(false);
      expect([await visitorOf(sql, here), await isSession(sql, here.session)]).toEqual([undefined, false]);
      expect(await visitorOf(sql, there)).toMatchObject({ id });
      await endSessions(sql, id);
      expect(await visitorOf(sql, there)).toBeUndefined();
      // A cookie of an earlier epoch is void even where its session is back, as after a restored backup.
      const back = await beginSession(sql, id, 'Firefox');
      expect(await visitorOf(sql, { ...back, epoch: there.epoch })).toBeUndefined();
      expect(await visitorOf(sql, back)).toMatchObject({ id });
    });

    test('a cookie without a session is valid until any session ends', async () => {
      const { sql } = open();
      const [ada, ben] = [await guest(), await guest()];
      const old = { person: ada, epoch: 0 };
      expect(await visitorOf(sql, old)).toMatchObject({ id: ada });
      const pass = await beginSession(sql, ada, 'Firefox');
      const other = await beginSession(sql, ada, 'Safari');
      expect(await visitorOf(sql, old)).toMatchObject({ id: ada });
      await endSession(sql, ada, pass.session);
      expect(await visitorOf(sql, old)).toBeUndefined();
      expect(await visitorOf(sql, other)).toMatchObject({ id: ada });
      await endSessions(sql, ben);
      expect(await visitorOf(sql, { person: ben, epoch: 0 })).toBeUndefined();
    });

    test('a new password ends all sessions except the one that changed it', async () => {
      const store = open();
      const { sql } = store;
      const id = await guest();
      const [here, there] = [await beginSession(sql, id, 'Firefox'), await beginSession(sql, id, 'Safari')];
      await changePassword(sql, id, 'new hash', here.session);
      expect((await store.person(id))?.password).toBe('new hash');
      // The cookie is renewed with it.
      expect([await visitorOf(sql, here), await visitorOf(sql, there)]).toEqual([undefined, undefined]);
      expect(await visitorOf(sql, await passOf(sql, id, here.session))).toMatchObject({ id });
      expect((await sessionsOf(sql, id)).map((session) => session.id)).toEqual([here.session]);
    });

    test('store their last use, and end if there are too many or they are unused', async () => {
      const { sql } = open();
      const id = await guest();
      const passes = [];
      for (let i = 0; i < 52; i++) passes.push(await beginSession(sql, id, 'Firefox', 1000 + i));
      expect(await sessionsOf(sql, id)).toHaveLength(50);
      expect(await visitorOf(sql, passes[0], 2000)).toBeUndefined();
      const last = passes[51];
      await visitorOf(sql, last, 1051 + SEEN);
      await visitorOf(sql, last, 2000 + SEEN);
      await expect
        .poll(async () => (await sessionsOf(sql, id))[0])
        .toMatchObject({ id: last.session, seen: 2000 + SEEN });
      expect(await endUnusedSessions(sql, 3000)).toBeGreaterThanOrEqual(49);
      expect((await sessionsOf(sql, id)).map(({ seen }) => seen)).toEqual([2000 + SEEN]);
    });
  });

  test('the next host of a removed host has the battle with its bytes, and servers notice it', async () => {
    const store = open();
    const [ada, ben] = [await guest(), await guest()];
    const id = randomUUID();
    const seats = [
      { kind: 'person', person: ada, name: 'Ada' },
      { kind: 'person', person: ben, name: 'Ben' },
    ];
    const members = [
      { person: ada, side: -1 },
      { person: ada, side: 0 },
      { person: ben, side: 1 },
    ];
    const summary = { players: ['Ada', 'Ben'], over: false };
    await store.addBattle(id, { by: ada, seats }, { entries: [{ body: { kind: 'deny-back' } }], summary, members });
    const bytes = await store.used(ada);
    let heard = 0;
    const stop = watchRemovals(store.sql, () => heard++);
    expect(await removePerson(store, ada)).toEqual({ deleted: [], left: [id] });
    await expect.poll(() => heard, { timeout: 10_000 }).toBe(1);
    stop();
    expect([await store.person(ada), await store.used(ada)]).toEqual([undefined, 0]);
    expect(await store.used(ben)).toBeGreaterThan(bytes);
    expect(await store.battle(id)).toMatchObject({
      version: 3,
      header: { by: ben, seats: [{ name: 'Removed player' }, { name: 'Ben' }] },
      summary: { players: ['', 'Ben'] },
    });
    expect((await store.entries(id, 1)).map(({ body }) => body)).toMatchObject([
      { kind: 'free', side: 0 },
      { kind: 'erased' },
    ]);
    // The heir alone may remove it.
    expect(await removePerson(store, ben)).toEqual({ deleted: [id], left: [] });
  });

  test('a battle is deleted only when no one else is part of it', async () => {
    const store = open();
    const { sql } = store;
    const [ada, ben] = [await guest(), await guest()];
    const id = randomUUID();
    const entries = [{ body: 'a' }];
    await store.addBattle(
      id,
      {},
      {
        entries,
        summary: {},
        members: [
          { person: ada, side: 0 },
          { person: ben, side: 1 },
        ],
      },
    );
    expect(await sql.change(...deletingBattle(id, ada))).toBe(false);
    expect(await store.entries(id, 0)).toHaveLength(1);
    await sql.change({ sql: 'delete from members where person = ?', values: [ben] });
    expect(await sql.change(...deletingBattle(id, ada))).toBe(true);
    expect([await store.battle(id), await store.entries(id, 0), await store.battlesOf(ada, 9)]).toEqual([
      undefined,
      [],
      [],
    ]);
  });
};
