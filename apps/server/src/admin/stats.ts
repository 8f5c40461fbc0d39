import { backupsIn, madeAt } from '../backup/backup.ts';
import type { Config } from '../common/config.ts';
import type { Store } from '../store/store.ts';

/** The numbers of a server. */
export interface Stats {
  accounts: number;
  guests: number;
  /** People with a visit within 30 days. */
  active: number;
  sessions: number;
  invitations: number;
  running: number;
  finished: number;
  commands: number;
  saved: number;
  bytes: number;
  /** When the last nightly backup was made, if any. */
  lastBackup?: number;
}

const MONTH = 30 * 24 * 3600_000;

/** Returns the numbers of a server. */
export const statsOf = async (store: Store, config: Config, now: number = Date.now()): Promise<Stats> => {
  const count = async (from: string, ...values: unknown[]): Promise<number> =>
    Number((await store.sql.rows(`select count(*) as n from ${from}`, ...values))[0].n);
  const finished = await count(`battles where summary like '%"over":true%'`);
  const last = config.backups.folder === undefined ? undefined : backupsIn(config.backups.folder).at(-1);
  return {
    accounts: await count('people where account is not null'),
    guests: await count('people where account is null'),
    active: await count('people where seen > ?', now - MONTH),
    sessions: await count('sessions'),
    invitations: await count('invitations where used is null'),
    running: (await count('battles')) - finished,
    finished,
    commands: await count('entries'),
    saved: await count('keeps'),
    bytes: await store.size(),
    ...(last === undefined ? {} : { lastBackup: madeAt(last) }),
  };
};
