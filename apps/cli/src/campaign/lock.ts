import { closeSync, openSync, readFileSync, renameSync, statSync, unlinkSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { EXIT, CommandError } from '../findings.ts';
import { disk } from './disk.ts';

/** How long to wait for another process to finish writing, in milliseconds. */
const PATIENCE = 3000;
const PAUSE = 50;
/** A lock without a name that is older than this, in milliseconds, was left by a process that ended while creating it. */
const NAMELESS = 5000;

/** The error for a file that cannot be locked: another process is writing to it, or its folder is read-only. */
class Locked extends CommandError {
  constructor(sentence: string) {
    super(sentence, EXIT.badInput, [], { refusal: { code: 'locked' } });
  }
}

const sleep = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

/** Waits a moment for another process. */
export const pause = (): void => sleep(PAUSE);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Returns the lock file of a campaign file. */
export const lockFile = (file: string): string => `${file}.lock`;

/** Returns the content of this process's lock: its machine and process id. */
const own = (): string => `${hostname()} ${process.pid}\n`;

/** Whether another process is writing to a file now; a stale lock does not count. */
export const isBeingWritten = (file: string): boolean => {
  const owner = readLock(lockFile(file));
  return owner !== undefined && owner !== own() && !isStale(lockFile(file), owner);
};

/** Runs work while no other process may write to a file; removes locks of processes that have ended. */
export const underLock = <T>(file: string, work: () => T, patience: number = PATIENCE): T => {
  takeLock(file, patience);
  try {
    return work();
  } finally {
    dropLock(file);
  }
};

const takeLock = (file: string, patience: number): void => {
  const until = Date.now() + patience;
  for (;;) {
    if (tryLock(file)) return;
    if (clearStale(lockFile(file))) continue;
    if (Date.now() >= until) throw busy(file);
    pause();
  }
};

const tryLock = (file: string): boolean => {
  let lock: number;
  try {
    lock = openSync(lockFile(file), 'wx');
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (codeOf(error) === 'ENOENT') throw new Locked(`${file} cannot be written: its folder does not exist.`);
    throw new Locked(
      `${file} cannot be written: the lock file ${lockFile(file)} cannot be created (${codeOf(error)}).`,
    );
  }
  try {
    writeSync(lock, own());
    disk.keep(lock);
    return true;
  } catch (error) {
    unlinkSync(lockFile(file));
    throw new Locked(
      `${file} cannot be written: the lock file ${lockFile(file)} cannot be created (${codeOf(error)}).`,
    );
  } finally {
    closeSync(lock);
  }
};

/** Removes this process's lock, but not one that another process has created meanwhile. */
const dropLock = (file: string): void => {
  if (readLock(lockFile(file)) === own()) unlinkSync(lockFile(file));
};

const readLock = (lock: string): string | undefined => {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
};

/** Removes the lock of a process that has ended; returns `true` if the caller can try again at once. */
const clearStale = (lock: string): boolean => {
  const owner = readLock(lock);
  if (owner === undefined) return true;
  if (!isStale(lock, owner)) return false;
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    // Another process may have cleared the lock and locked again in between: put its lock back.
    if (readLock(aside) === owner) unlinkSync(aside);
    else renameSync(aside, lock);
    return true;
  } catch {
    return true;
  }
};

const isStale = (lock: string, owner: string): boolean => {
  const [host, pid] = owner.trim().split(' ');
  if (owner.trim() === '') return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > NAMELESS;
  return host === hostname() && !isAlive(Number(pid));
};

const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const busy = (file: string): Locked =>
  new Locked(
    `Another process is writing to ${file}. Try again. If no other process is, delete ${lockFile(file)} and try again.`,
  );
