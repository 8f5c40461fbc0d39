import { randomInt } from 'node:crypto';
import { changePassword } from '../people/accounts.ts';
import { hashPassword } from '../people/passwords.ts';
import { personOfRow } from '../store/rows.ts';
import type { Person, Store } from '../store/store.ts';
import { AdminTrouble } from './trouble.ts';

const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a random password that is easy to read out. */
const newPassword = (): string =>
  Array.from({ length: 16 }, () => SIGNS[randomInt(SIGNS.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Returns a person by account or id, or a guest by a name that no one else has. */
export const findPerson = async (store: Store, who: string): Promise<Person> => {
  const person = (await store.personOf(who.trim().toLowerCase())) ?? (await store.person(who));
  if (person) return person;
  const guests = await guestsNamed(store, who.trim());
  if (guests.length === 1) return guests[0];
  if (guests.length === 0) throw new AdminTrouble(`There is no account or person "${who}".`);
  const lines = guests.slice(0, MOST_NAMED).map(({ id, seen = 0 }) => `\n${id}, last visit ${dayOf(seen)}`);
  const more = guests.length > MOST_NAMED ? '\n…' : '';
  throw new AdminTrouble(`Several guests are called "${who}". Use the id of one of them:${lines.join('')}${more}`);
};

/** The most listed guests of one name. */
const MOST_NAMED = 20;

const guestsNamed = async ({ sql }: Store, name: string): Promise<Person[]> => {
  const found = 'select * from people where name = ? and account is null order by seen desc, id limit ?';
  return (await sql.rows(found, name, MOST_NAMED + 1)).map(personOfRow);
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Gives an account another password, and ends all its sessions. Returns the password. */
export const resetPassword = async (store: Store, who: string, given?: string): Promise<string> => {
  const { id, account } = await findPerson(store, who);
  if (account === undefined) throw new AdminTrouble(`"${who}" is a guest: only accounts have a password.`);
  const password = given ?? newPassword();
  if (password.length < 8 || password.length > 200)
    throw new AdminTrouble(`The password must have 8 to 200 characters, not ${password.length}.`);
  await changePassword(store.sql, id, await hashPassword(password));
  return password;
};

/** What removing a person deletes and keeps. */
export interface RemovalPreview {
  person: Person;
  saved: number;
  /** Battles that only they are part of, and battles with others. */
  own: number;
  shared: number;
}

/** Returns what removing a person deletes and keeps, without doing it. */
export const previewRemoval = async (store: Store, who: string): Promise<RemovalPreview> => {
  const person = await findPerson(store, who);
  const count = async (sql: string, ...values: unknown[]): Promise<number> =>
    Number((await store.sql.rows(`select count(*) as n from ${sql}`, ...values))[0].n);
  const battles = await count('(select distinct battle from members where person = ?) b', person.id);
  const shared = await count(
    `(select distinct battle from members where person = ? and battle in
      (select battle from members where person <> ?)) b`,
    person.id,
    person.id,
  );
  return {
    person,
    saved: await count('keeps where owner = ?', person.id),
    own: battles - shared,
    shared,
  };
};
