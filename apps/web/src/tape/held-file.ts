import type { BattleRecord } from '@muster/engine';
import { parseRecord } from './record-file.ts';
import { TAPE_TEXTS } from './texts.ts';

const STORAGE_KEY = 'muster-record-file';

/** A record from a file, and the name of the file. */
export interface HeldFile {
  name: string;
  record: BattleRecord;
}

let held: HeldFile | undefined;

/** Reads the text of a record file. Returns the record, or a sentence on why it cannot be read. */
const readRecordText = async (text: string): Promise<BattleRecord | string> => {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return TAPE_TEXTS.notJson;
  }
  const result = await parseRecord(content);
  if (result.ok) return result.value;
  const [first] = result.error;
  return TAPE_TEXTS.notRecord(first.path === '' ? first.message : `${first.path} ${first.message}`);
};

/** Opens a record file. It stays in this tab and is never sent anywhere. Returns a sentence where that failed. */
export const openRecordFile = async (file: File): Promise<string | undefined> => {
  const text = await file.text();
  const record = await readRecordText(text);
  if (typeof record === 'string') return record;
  held = { name: file.name, record };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ name: file.name, text }));
  } catch {
    // Too large for the storage of the tab: after a reload it has to be opened again.
  }
  return undefined;
};

/** Returns the file that was opened in this tab. */
export const openedRecordFile = async (): Promise<HeldFile | undefined> => {
  if (held) return held;
  const stored = sessionStorage.getItem(STORAGE_KEY);
  if (stored === null) return undefined;
  const { name, text } = JSON.parse(stored) as { name: string; text: string };
  const record = await readRecordText(text);
  if (typeof record !== 'string') held = { name, record };
  return held;
};
