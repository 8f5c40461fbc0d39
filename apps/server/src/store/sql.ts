import type { Row } from './rows.ts';

/** One statement of a change, with `?` for each value. Where a guard changes nothing, nothing of the change happens. */
export interface SqlStatement {
  sql: string;
  values: readonly unknown[];
  guard?: boolean;
}

/** Plain SQL in words that SQLite and PostgreSQL share, for what is written once for both stores. */
export interface Sql {
  rows(sql: string, ...values: readonly unknown[]): Promise<Row[]>;
  /** Makes all statements of a change or none; false when a guard changed nothing. What is confirmed is on the disk. */
  change(...statements: readonly SqlStatement[]): Promise<boolean>;
}

/** Returns a statement with numbered values, as PostgreSQL wants them. */
export const numbered = (sql: string): string => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
};

/** What PostgreSQL calls a value that must be the only one and is not. */
export const TAKEN = '23505';
