import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { BATTLE_TABLES } from './battle-tables.ts';
import { OWNED } from './guests.ts';
import { openSqlite } from './sqlite.ts';
import { TABLES } from './tables.ts';

test('every table is listed for dumps and for removing battles and people', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'muster-tables-')), 'muster.db');
  await openSqlite(file).close();
  const db = new Database(file);
  const names = (db.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('sqlite_') && !name.startsWith('libsql_'));
  expect(new Set(TABLES)).toEqual(new Set(names));
  const referring = (to: string): string[] =>
    names.filter((name) =>
      (db.prepare(`pragma foreign_key_list(${name})`).all() as { table: string }[]).some(({ table }) => table === to),
    );
  // Members go first, with a question of their own.
  expect(new Set(BATTLE_TABLES)).toEqual(new Set(referring('battles').filter((name) => name !== 'members')));
  expect(new Set(OWNED.map(([table]) => table))).toEqual(
    new Set(referring('people').filter((name) => name !== 'members')),
  );
  for (const [at, name] of TABLES.entries())
    for (const { table } of db.prepare(`pragma foreign_key_list(${name})`).all() as { table: string }[])
      expect(TABLES.indexOf(table), `${name} comes after ${table}`).toBeLessThan(at);
  db.close();
});
