import type { Config } from '../common/config.ts';
import { type Backup, backupsIn, forgetOldBackups, madeAt, makeBackup } from './backup.ts';

/** How often to check whether a backup is due, in milliseconds. */
const OFTEN = 10 * 60_000;

/** How long to wait after a failure, in milliseconds. */
const AGAIN = 60 * 60_000;

/** The listener for nightly backups. */
export interface BackupListener {
  done: (backup: Backup) => void;
  failed: (error: unknown) => void;
}

/** Returns whether a backup is due: none since the last time the local hour was reached. */
export const isDue = (hour: number, last: number | undefined, now: Date): boolean => {
  const due = new Date(now);
  due.setHours(hour, 0, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return last === undefined || last < due.getTime();
};

/** Makes a backup every night and removes the oldest ones, if a folder is set; returns a function that stops it. */
export const backUpNightly = (config: Config, { done, failed }: BackupListener): (() => void) => {
  const { folder, hour, keep } = config.backups;
  if (folder === undefined) return () => undefined;
  let running = false;
  let notBefore = 0;
  const look = async (): Promise<void> => {
    const last = backupsIn(folder).at(-1);
    const now = Date.now();
    if (running || now < notBefore || !isDue(hour, last === undefined ? undefined : madeAt(last), new Date(now)))
      return;
    running = true;
    try {
      const backup = await makeBackup(config, folder);
      // Remove old backups only after a good one.
      forgetOldBackups(folder, keep);
      done(backup);
    } catch (error) {
      notBefore = now + AGAIN;
      failed(error);
    } finally {
      running = false;
    }
  };
  void look();
  const timer = setInterval(() => void look(), OFTEN);
  timer.unref();
  return () => clearInterval(timer);
};
