import { makeTableFile, parseTableFile } from '@muster/protocol';
import { handOut, slugOf } from '../parts/download.ts';
import { findingSentence } from '../parts/findings.ts';
import { draftOf, type TableDraft, tableOf } from './draft.ts';

/** A table out of a file that was read; throws a sentence where there is none in it. */
export const draftOfFile = (value: unknown): TableDraft => {
  const read = parseTableFile(value);
  if (!read.ok) throw new Error(findingSentence(read.error[0]));
  return draftOf(read.value);
};

/** A table out of the text of a file. */
export const draftOfText = (text: string): TableDraft => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This is not a table file: it is no JSON.');
  }
  return draftOfFile(value);
};

/** Hands a table out as a file. */
export const download = (draft: TableDraft, name: string): void =>
  handOut(`${slugOf(name, 'table')}.json`, `${JSON.stringify(makeTableFile(tableOf(draft)), undefined, 2)}\n`);
