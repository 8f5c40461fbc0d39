import type { Row } from './rows.ts';

/** One statement of a change, with `?` for each value; if a guard changes nothing, the whole change is dropped. */
export interface SqlStatement {
  sql: string;
  values: readonly unknown[];
  guard?: boolean;
}

/** Plain SQL that both SQLite and PostgreSQL understand. */
export interface Sql {
  rows(sql: string, ...values: readonly unknown[]): Promise<Row[]>;
  /** Applies all statements of a change or none; false if a guard changed nothing. A confirmed change is on the disk. */
  change(...statements: readonly SqlStatement[]): Promise<boolean>;
}

/** Returns a statement with numbered values, as PostgreSQL wants them. */
export const numbered = (sql: string): string => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
};

/** PostgreSQL's error code for a duplicate value. */
export const TAKEN = '23505';
