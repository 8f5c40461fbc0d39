import type { BattleRecord } from '@muster/engine';
import { makeRecordFile } from '@muster/protocol';

/** A name for a file: small letters and hyphens. */
export const fileNameOf = (title: string): string =>
  `${
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'battle'
  }.record.json`;

/** Hands a record over as a file. */
export const downloadRecord = (title: string, record: BattleRecord): void => {
  const blob = new Blob([`${JSON.stringify(makeRecordFile(record))}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileNameOf(title);
  link.click();
  URL.revokeObjectURL(link.href);
};
