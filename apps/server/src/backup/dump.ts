import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Row } from '../store/rows.ts';
import { TABLES } from '../store/tables.ts';
import { linesOf } from './dump-lines.ts';
import { BackupTrouble, type BackupSource } from './source.ts';

/** The first line of a dump. */
interface Head {
  format: 'muster-dump';
  /** The version of the tables. */
  version: number;
  made: string;
}

/** A line of a dump: the head, a row of a table, or the end with the number of rows. */
type Line = Head | { table: string; row: Row } | { end: true; rows: number };

/** Writes all data of a database into a file of compressed JSON lines; returns the number of rows. */
export const writeDump = async (source: BackupSource, file: string): Promise<number> => {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    const text = (line: Line): string => `${JSON.stringify(line)}\n`;
    yield text({ format: 'muster-dump', version: source.version, made: new Date().toISOString() });
    for (const table of TABLES)
      for await (const row of source.rows(table)) {
        rows++;
        yield text({ table, row });
      }
    yield text({ end: true, rows });
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));
  return rows;
};

async function* linesIn(file: string): AsyncGenerator<Line> {
  for await (const line of linesOf(file)) yield JSON.parse(line) as Line;
}

/** Opens a dump; checks the whole file first, so that half a dump is refused before anything changes. */
export const dumpSource = async (file: string): Promise<BackupSource> => {
  const { version, bytes } = await checkDump(file).catch((error: unknown) => {
    throw error instanceof BackupTrouble
      ? error
      : new BackupTrouble(`${file} is damaged: ${(error as Error).message}.`);
  });
  return {
    version,
    bytes,
    async *rows(table) {
      for await (const line of linesIn(file)) if ('table' in line && line.table === table) yield line.row;
    },
    close: async () => undefined,
  };
};

const checkDump = async (file: string): Promise<Head & { bytes: number }> => {
  let head: Head | undefined;
  let rows = 0;
  let bytes = 0;
  let end: number | undefined;
  for await (const text of linesOf(file)) {
    const line = JSON.parse(text) as Line;
    bytes += text.length;
    if ('format' in line) head = line;
    else if ('table' in line) {
      rows++;
      if (!isRow(line.row)) throw new BackupTrouble(`${file} is damaged: row ${rows} is not a row of a table.`);
    } else end = line.rows;
  }
  if (head?.format !== 'muster-dump' || !Number.isInteger(head.version) || head.version < 1)
    throw new BackupTrouble(`${file} is not a dump of Muster.`);
  if (end !== rows) throw new BackupTrouble(`${file} is not complete: ${rows} rows (${end ?? 'unknown'} expected).`);
  return { ...head, bytes };
};

/** Returns whether a value is a row: plain column names, and values that a column can hold. */
const isRow = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  Object.entries(row).every(
    ([column, value]) => /^[a-z_]+$/.test(column) && (value === null || typeof value !== 'object'),
  );
