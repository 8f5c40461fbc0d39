import type { BattleRecord } from '@muster/engine';
import { makeRecordFile } from '@muster/protocol';
import { handOut, slugOf } from '../parts/download.ts';

/** Hands a record over as a file. */
export const downloadRecord = (title: string, record: BattleRecord): void =>
  handOut(`${slugOf(title, 'battle')}.record.json`, `${JSON.stringify(makeRecordFile(record))}\n`);
