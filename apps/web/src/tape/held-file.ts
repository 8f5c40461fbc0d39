import type { BattleRecord } from '@muster/engine';
import { parseRecord } from './record-file.ts';

const PLACE = 'muster-record-file';

/** A record out of a file, and what the file is called. */
export interface HeldFile {
  name: string;
  record: BattleRecord;
}

let held: HeldFile | undefined;

/** Reads the text of a record file; a sentence where it is none. */
const readRecordText = async (text: string): Promise<BattleRecord | string> => {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return 'This is not a record of a battle: the file is not JSON.';
  }
  const result = await parseRecord(content);
  if (result.ok) return result.value;
  const [first] = result.error;
  return `This is not a record that can be played again: ${first.path === '' ? '' : `${first.path} `}${first.message}.`;
};

/** Opens a record file; it is kept in this tab only and never sent anywhere. */
export const holdFile = async (file: File): Promise<string | undefined> => {
  const text = await file.text();
  const record = await readRecordText(text);
  if (typeof record === 'string') return record;
  held = { name: file.name, record };
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ name: file.name, text }));
  } catch {
    // Too large to be kept when the page is loaded again; it can be opened again.
  }
  return undefined;
};

/** The file that was opened in this tab. */
export const heldFile = async (): Promise<HeldFile | undefined> => {
  if (held) return held;
  const kept = sessionStorage.getItem(PLACE);
  if (kept === null) return undefined;
  const { name, text } = JSON.parse(kept) as { name: string; text: string };
  const record = await readRecordText(text);
  if (typeof record !== 'string') held = { name, record };
  return held;
};
