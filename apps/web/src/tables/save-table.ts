import { makeTableFile } from '@muster/protocol';
import { api } from '../api/http.ts';
import { type TableDraft, tableOf } from './draft.ts';
import { TABLES_TEXTS } from './texts.ts';

/** Saves a table over the saved one, or as a new one. Returns its id on the server. */
export const saveTable = async (draft: TableDraft, name: string, kept: string | undefined): Promise<string> => {
  const title = name.trim();
  if (title === '') throw new Error(TABLES_TEXTS.said.nameFirst);
  const file = makeTableFile(tableOf(draft));
  const { id } = await (kept === undefined ? api.keep('table', title, file) : api.change(kept, title, file));
  return id;
};
