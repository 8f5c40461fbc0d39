import { createHash, randomInt } from 'node:crypto';
import type { Sql, SqlStatement } from '../store/sql.ts';

/** Letters and digits that cannot be mistaken for each other. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** Returns the hash of a code; only the hash is stored, so that a stolen backup opens no account. */
export const hashOfInvitation = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');

/** Makes an invitation and returns its code; it opens one account. */
export const makeInvitation = async (sql: Sql, now: number = Date.now()): Promise<string> => {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  const code = signs.replace(/(.{4})(?=.)/g, '$1-');
  const insert = 'insert into invitations (code, created) values (?, ?)';
  await sql.change({ sql: insert, values: [hashOfInvitation(code), now] });
  return code;
};

/** Returns whether an invitation exists and is unused. */
export const isInvitation = async (sql: Sql, hash: string): Promise<boolean> =>
  (await sql.rows('select 1 as one from invitations where code = ? and used is null', hash)).length > 0;

/** The statement that uses an invitation up. */
export const redeeming = (hash: string): SqlStatement => ({
  sql: 'update invitations set used = ? where code = ? and used is null',
  values: [Date.now(), hash],
  guard: true,
});
