import type { BattleRecord } from '@muster/engine';
import type { Finding, Result } from '@muster/kernel';
import type { RecordFile } from '@muster/protocol';

/** Reads a record, which may still be loading. The code that reads the format is loaded meanwhile, so the page shows sooner. */
export const parseRecord = async (file: unknown): Promise<Result<BattleRecord, Finding[]>> => {
  const [{ parseRecordFile }, content] = await Promise.all([import('./record-format.ts'), file]);
  return parseRecordFile(content);
};

/** Returns a record as the content of a file. */
export const recordFile = async (record: BattleRecord): Promise<RecordFile> => {
  const { makeRecordFile } = await import('./record-format.ts');
  return makeRecordFile(record);
};
