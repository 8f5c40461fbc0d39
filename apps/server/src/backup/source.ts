import type { Row } from '../store/rows.ts';

/** All data of a database at one moment, from any kind of store. */
export interface BackupSource {
  /** The version of its tables: how many migrations it has. */
  version: number;
  /** Bytes of all rows, if known. */
  bytes?: number;
  /** All rows of a table; none if an older database does not have it. */
  rows(table: string): AsyncIterable<Row>;
  close(): Promise<void>;
}

/** A backup that cannot be made or used, with a sentence for the administrator. */
export class BackupTrouble extends Error {}
