import { closeSync, openSync, readFileSync, renameSync, statSync, unlinkSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { EXIT, Stop } from '../findings.ts';
import { disk } from './disk.ts';

/** How long somebody else may take to write. */
const PATIENCE = 3000;
const PAUSE = 50;
/** A lock without a name in it is that of a process that ended while it made it, unless it is brand new. */
const NAMELESS = 5000;

/** A file that cannot be locked, because somebody else is writing to it or because its folder is closed to us. */
class Locked extends Stop {
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

/** The lock beside a campaign file. */
export const lockFile = (file: string): string => `${file}.lock`;

/** Whose lock it is: the machine and the process. */
const own = (): string => `${hostname()} ${process.pid}\n`;

/** Whether another process is writing to a file now; a lock that was left behind does not count. */
export const isBeingWritten = (file: string): boolean => {
  const owner = readLock(lockFile(file));
  return owner !== undefined && owner !== own() && !isStale(lockFile(file), owner);
};

/** Does something while nobody else may write to a file; locks of processes that have ended are cleared away. */
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
    if (codeOf(error) === 'ENOENT') throw new Locked(`${file} cannot be written: there is no such folder.`);
    throw new Locked(`${file} cannot be written: its lock ${lockFile(file)} cannot be made (${codeOf(error)}).`);
  }
  try {
    writeSync(lock, own());
    disk.keep(lock);
    return true;
  } catch (error) {
    unlinkSync(lockFile(file));
    throw new Locked(`${file} cannot be written: its lock ${lockFile(file)} cannot be made (${codeOf(error)}).`);
  } finally {
    closeSync(lock);
  }
};

/** Takes the own lock away; one that somebody else has put there meanwhile stays. */
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

/** Clears the lock of a process that has ended away; `true` when it is worth trying again at once. */
const clearStale = (lock: string): boolean => {
  const owner = readLock(lock);
  if (owner === undefined) return true;
  if (!isStale(lock, owner)) return false;
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    // Somebody else may have cleared it and locked again in between: then theirs goes back.
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
    `Somebody else is writing to ${file} just now: try again. If nobody is, delete ${lockFile(file)} and try again.`,
  );
