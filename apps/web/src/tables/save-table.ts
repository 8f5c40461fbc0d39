import { makeTableFile } from '@muster/protocol';
import { api } from '../api/http.ts';
import { type TableDraft, tableOf } from './draft.ts';

/** Keeps a table: in its old place, or as a new one; the result is where it is kept. */
export const saveTable = async (draft: TableDraft, name: string, kept: string | undefined): Promise<string> => {
  const called = name.trim();
  if (called === '') throw new Error('Give the table a name first.');
  const file = makeTableFile(tableOf(draft));
  const { id } = await (kept === undefined ? api.keep('table', called, file) : api.change(kept, called, file));
  return id;
};
