import type { Config } from '../common/config.ts';
import { type Backup, backupsIn, forgetOldBackups, madeAt, makeBackup } from './backup.ts';

/** How often to look whether a backup is due, in milliseconds. */
const OFTEN = 10 * 60_000;

/** How long to wait after a failure, in milliseconds. */
const AGAIN = 60 * 60_000;

/** What hears of nightly backups. */
export interface BackupListener {
  done: (backup: Backup) => void;
  failed: (error: unknown) => void;
}

/** Whether a backup is due: the hour has come today, and there is none since. Hours are local. */
export const isDue = (hour: number, last: number | undefined, now: Date): boolean => {
  const due = new Date(now);
  due.setHours(hour, 0, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return last === undefined || last < due.getTime();
};

/** Makes a backup every night and removes the oldest; the result stops it. Nothing happens where no folder is set. */
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
      // Only after a good one is an old one not needed any more.
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
