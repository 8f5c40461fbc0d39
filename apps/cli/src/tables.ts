import type { Table } from '@muster/engine';
import { parseTableFile } from '@muster/protocol';
import { readJson } from './files.ts';
import { badInput } from './findings.ts';

/** Reads a table file. */
export const loadTable = (file: string): Table => {
  const table = parseTableFile(readJson(file));
  if (!table.ok) throw badInput(file, table.error);
  return table.value;
};
