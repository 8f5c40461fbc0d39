import type { BattleRecord } from '@muster/engine';
import { downloadText, slugOf } from '../parts/download.ts';
import { recordFile } from '../tape/record-file.ts';

/** Downloads a record as a file. */
export const downloadRecord = async (title: string, record: BattleRecord): Promise<void> =>
  downloadText(`${slugOf(title, 'battle')}.record.json`, `${JSON.stringify(await recordFile(record))}\n`);
