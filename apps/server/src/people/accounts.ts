import type { Row } from '../store/rows.ts';
import { type Sql, type SqlStatement, TAKEN } from '../store/sql.ts';
import type { Person } from '../store/store.ts';
import { redeeming } from './invitations.ts';
import { endingSessions } from './sessions.ts';

/** A person and the account to open for them. */
export interface AccountToOpen {
  person: Pick<Person, 'id' | 'name'>;
  account: string;
  /** The password, hashed. */
  password: string;
  /** The hash of the invitation that it uses. */
  invitation?: string | undefined;
}

/** The statements that open an account happen only while its name is free. */
const FREE = 'not exists (select 1 from people where account = ?)';

/** Opens an account for a guest; false if the name or the invitation is taken. */
export const openAccount = (sql: Sql, { person, account, password, invitation }: AccountToOpen): Promise<boolean> =>
  tryOpen(sql, invitation, {
    sql: `update people set account = ?, password = ? where id = ? and account is null and ${FREE}`,
    values: [account, password, person.id, account],
    guard: true,
  });

/** Adds a person with an account; false if the name or the invitation is taken. */
export const addAccount = (sql: Sql, { person, account, password, invitation }: AccountToOpen): Promise<boolean> => {
  const now = Date.now();
  return tryOpen(sql, invitation, {
    sql: `insert into people (id, name, account, password, created, seen)
      select cast(? as text), cast(? as text), cast(? as text), cast(? as text), cast(? as bigint), cast(? as bigint) where ${FREE}`,
    values: [person.id, person.name, account, password, now, now, account],
    guard: true,
  });
};

const tryOpen = async (sql: Sql, invitation: string | undefined, opening: SqlStatement): Promise<boolean> => {
  try {
    return await sql.change(...(invitation === undefined ? [] : [redeeming(invitation)]), opening);
  } catch (error) {
    // Two people chose the same name at the same moment.
    if ((error as { code?: string }).code === TAKEN) return false;
    throw error;
  }
};

/** Changes the password of an account and ends all its sessions except one. */
export const changePassword = async (sql: Sql, person: string, password: string, except?: string): Promise<void> => {
  await sql.change(
    { sql: 'update people set password = ? where id = ?', values: [password, person] },
    ...endingSessions(person, except),
  );
};

/** Returns the time of a person's first visit. */
export const createdOf = async (sql: Sql, person: string): Promise<number> => {
  const [row = {}]: Row[] = await sql.rows('select created from people where id = ?', person);
  return Number(row.created ?? 0);
};
