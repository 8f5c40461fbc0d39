import type { SqlStatement } from './sql.ts';

/** The tables with rows of battles, in the order in which rows can be deleted; a test compares them with the database. */
export const BATTLE_TABLES: readonly string[] = ['entries', 'snapshots'];

/** Returns the statements that delete a battle, unless another person is part of it. */
export const deletingBattle = (battle: string, person: string): SqlStatement[] => [
  {
    sql: `delete from members where battle = ? and not exists
      (select 1 from members m where m.battle = ? and m.person <> ?)`,
    values: [battle, battle, person],
    guard: true,
  },
  ...BATTLE_TABLES.map((table) => ({ sql: `delete from ${table} where battle = ?`, values: [battle] })),
  { sql: 'delete from sizes where item = ?', values: [battle] },
  { sql: 'delete from battles where id = ?', values: [battle] },
];
