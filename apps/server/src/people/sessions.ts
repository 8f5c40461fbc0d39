import { randomBytes } from 'node:crypto';
import { personOfRow, type Row } from '../store/rows.ts';
import type { Sql, SqlStatement } from '../store/sql.ts';
import type { Person } from '../store/store.ts';
import type { Pass } from './passes.ts';

/** A browser in which a person is logged in. */
export interface Session {
  id: string;
  created: number;
  /** When it was used last, to within `SEEN`. */
  seen: number;
  browser: string;
}

/** A person with the session that a request belongs to. */
export interface Visitor extends Person {
  session?: string;
}

/** Sessions of one person; the longest unused one ends when there are more. */
const MOST = 50;

/** How precisely the last use of a session is stored, in milliseconds. */
export const SEEN: number = 10 * 60_000;

/** Cookies without a session have epoch 0, so that they end with any session. */
const AT_LEAST_ONE = 'case when epoch < 1 then 1 else epoch end';

/** Starts a session and returns the content of its cookie. */
export const beginSession = async (
  sql: Sql,
  person: string,
  browser: string,
  now: number = Date.now(),
): Promise<Required<Pass>> => {
  const session = randomBytes(12).toString('base64url');
  const newest = 'select id from sessions where person = ? order by seen desc, created desc, id limit ?';
  await sql.change(
    {
      sql: 'insert into sessions (id, person, created, seen, browser) values (?, ?, ?, ?, ?)',
      values: [session, person, now, now, browser],
    },
    {
      sql: `delete from sessions where person = ? and id <> ? and id not in (${newest})`,
      values: [person, session, person, MOST],
    },
  );
  return passOf(sql, person, session);
};

/** Returns the current content of the cookie of a session. */
export const passOf = async (sql: Sql, person: string, session: string): Promise<Required<Pass>> => {
  const [row] = await sql.rows(`select ${AT_LEAST_ONE} as epoch from people where id = ?`, person);
  return { person, session, epoch: Number(row?.epoch ?? 1) };
};

/** Returns whether a session has not ended. */
export const isSession = async (sql: Sql, session: string): Promise<boolean> =>
  (await sql.rows('select 1 as one from sessions where id = ?', session)).length > 0;

/** Returns the person of a cookie, unless its session has ended. */
export const visitorOf = async (
  sql: Sql,
  { person, session, epoch }: Pass,
  now: number = Date.now(),
): Promise<Visitor | undefined> => {
  if (session === undefined) {
    const [row] = await sql.rows('select * from people where id = ? and epoch = 0', person);
    return row && personOfRow(row);
  }
  const found = 'select p.*, s.seen as used from sessions s join people p on p.id = s.person';
  const [row] = await sql.rows(`${found} where s.id = ? and p.id = ? and p.epoch <= ?`, session, person, epoch);
  if (row && now - Number(row.used) > SEEN) touch(sql, session, now);
  return row && { ...personOfRow(row), session };
};

/** Stores the last use of a session; a failed write must not refuse the visitor. */
const touch = (sql: Sql, session: string, now: number): void => {
  sql.change({ sql: 'update sessions set seen = ? where id = ?', values: [now, session] }).catch(() => undefined);
};

/** Returns the sessions of a person, the last used first. */
export const sessionsOf = async (sql: Sql, person: string): Promise<Session[]> =>
  (await sql.rows('select * from sessions where person = ? order by seen desc, created desc, id', person)).map(
    sessionOfRow,
  );

const sessionOfRow = ({ id, created, seen, browser }: Row): Session => ({
  id: String(id),
  created: Number(created),
  seen: Number(seen),
  browser: String(browser),
});

/** Ends one session of a person; false when there is no such session. */
export const endSession = (sql: Sql, person: string, session: string): Promise<boolean> =>
  sql.change(
    { sql: 'delete from sessions where id = ? and person = ?', values: [session, person], guard: true },
    { sql: `update people set epoch = ${AT_LEAST_ONE} where id = ?`, values: [person] },
  );

/** The statements that end all sessions of a person except one: all cookies issued so far are void. */
export const endingSessions = (person: string, except = ''): SqlStatement[] => [
  { sql: `update people set epoch = ${AT_LEAST_ONE} + 1 where id = ?`, values: [person] },
  { sql: 'delete from sessions where person = ? and id <> ?', values: [person, except] },
];

/** Ends all sessions of a person. */
export const endSessions = async (sql: Sql, person: string): Promise<void> => {
  await sql.change(...endingSessions(person));
};

/** Ends sessions unused since a time, and returns their number. */
export const endUnusedSessions = async (sql: Sql, before: number): Promise<number> => {
  const [row] = await sql.rows('select count(*) as n from sessions where seen < ?', before);
  await sql.change({ sql: 'delete from sessions where seen < ?', values: [before] });
  return Number(row?.n ?? 0);
};
