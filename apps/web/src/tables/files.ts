import { makeTableFile, parseTableFile } from '@muster/protocol';
import { downloadText, slugOf } from '../parts/download.ts';
import { findingSentence } from '../parts/findings.ts';
import { draftOf, type TableDraft, tableOf } from './draft.ts';
import { TABLES_TEXTS } from './texts.ts';

/** Returns the table of a parsed file; throws a sentence where it is not a table file. */
export const draftOfFile = (value: unknown): TableDraft => {
  const read = parseTableFile(value);
  if (!read.ok) throw new Error(findingSentence(read.error[0]));
  return draftOf(read.value);
};

/** Returns the table of the text of a file; throws a sentence where it is not a table file. */
export const draftOfText = (text: string): TableDraft => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(TABLES_TEXTS.said.notJson);
  }
  return draftOfFile(value);
};

/** Downloads a table as a file. */
export const download = (draft: TableDraft, name: string): void =>
  downloadText(`${slugOf(name, 'table')}.json`, `${JSON.stringify(makeTableFile(tableOf(draft)), undefined, 2)}\n`);
