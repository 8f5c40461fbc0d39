import { rulesetRefusalSentence } from '@muster/rules';
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Entry } from '@muster/campaign';
import {
  type CampaignBook,
  type CampaignFault,
  campaignHeaderLine,
  campaignLines,
  findingsOfEntry,
  parseCampaignFile,
  type TornLine,
} from '@muster/protocol';
import { readText } from '../files.ts';
import { badInput, EXIT, CommandError } from '../findings.ts';
import { printNote } from '../screen.ts';
import { disk } from './disk.ts';
import { isBeingWritten, pause, underLock } from './lock.ts';

/** Reads a campaign file, or stops with an error. Nothing is written: an incomplete last line is reported and ignored. */
export const openBook = (file: string): CampaignBook => {
  const book = readSettled(file);
  if (book.torn && !isBeingWritten(file)) printNote(tornSentence(file, book.torn));
  return book;
};

/** How long a reader waits for another process to finish the last line, in milliseconds. */
const PATIENCE = 500;

const readSettled = (file: string): CampaignBook => {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const book = readBook(file);
    if (!book.torn || !isBeingWritten(file) || Date.now() >= until) return book;
    pause();
  }
};

/** Moves an incomplete last line to another file and returns its name, or nothing if the file is intact. */
export const repairBook = (file: string): string | undefined =>
  readBook(file).torn ? underLock(file, () => setAside(file)) : undefined;

const readBook = (file: string): CampaignBook => {
  const read = parseCampaignFile(readText(file));
  if (!read.ok) throw faultStop(file, read.error);
  return read.value;
};

const refusal = (sentence: string, code: string, more: Readonly<Record<string, unknown>> = {}): CommandError =>
  new CommandError(sentence, EXIT.badInput, [], { refusal: { code, ...more } });

const faultStop = (file: string, fault: CampaignFault): CommandError => {
  if (fault.code === 'not-a-campaign')
    return refusal(`${file} is not a campaign file of Muster. "muster campaign new" creates one.`, fault.code);
  if (fault.code === 'newer-version')
    return refusal(
      `${file} was written by a newer version of Muster (format ${fault.version}). Update Muster to continue the campaign.`,
      fault.code,
      { version: fault.version },
    );
  if (fault.code === 'spoilt-line')
    return refusal(
      `${file} is damaged in line ${fault.line}: ${fault.why}. Nothing was changed. Restore a copy, or move everything from line ${fault.line} on to another file and enter it again.`,
      fault.code,
      { line: fault.line },
    );
  if (fault.code === 'unknown-rules') {
    const { code, ...more } = fault.refusal;
    return refusal(`${file} cannot be opened. ${rulesetRefusalSentence(fault.refusal)}`, code, more);
  }
  return new CommandError(
    `Line ${fault.line} of ${file} has content that this version of Muster does not know:`,
    EXIT.badInput,
    fault.findings,
    { refusal: { code: fault.code, line: fault.line } },
  );
};

/** Moves an incomplete last line to another file, while the lock is held, and returns its name. */
const setAside = (file: string): string | undefined => {
  const book = readBook(file);
  if (!book.torn) return undefined;
  const aside = freeName(file);
  // The bytes on the disk: half a character is not valid text.
  writeSafely(aside, readFileSync(file).subarray(Buffer.byteLength(book.whole)));
  withFile(file, 'r+', (open) => ftruncateSync(open, Buffer.byteLength(book.whole)));
  printNote(`The damaged line was moved to ${aside}.`);
  return aside;
};

const tornSentence = (file: string, { entry, ended }: TornLine): string =>
  `${
    ended
      ? `The last line of ${file}, entry ${entry}, is damaged. Everything before it counts. Enter this entry again.`
      : `The last line of ${file} is incomplete: the last command was interrupted and did not count. Repeat that command. Nothing else is lost.`
  } The next command that writes, or "muster campaign repair", moves the line to another file.`;

const freeName = (file: string): string => {
  let number = 1;
  while (existsSync(`${file}.torn-${number}`)) number++;
  return `${file}.torn-${number}`;
};

/** Runs work with an open file, and closes the file when its content is on the disk. */
const withFile = (file: string, flags: string, work: (open: number) => void): void => {
  const open = openSync(file, flags);
  try {
    work(open);
    disk.keep(open);
  } finally {
    closeSync(open);
  }
};

const writeAll = (open: number, bytes: Uint8Array): void => {
  for (let at = 0; at < bytes.length;) at += writeSync(open, bytes, at);
};

/** Writes a file completely or not at all. */
const writeSafely = (file: string, content: string | Uint8Array): void => {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    withFile(temporary, 'w', (open) => writeAll(open, Buffer.from(content)));
    renameSync(temporary, file);
    keepFolder(file);
  } catch (error) {
    if (existsSync(temporary)) unlinkSync(temporary);
    throw unwritable(file, error);
  }
};

/** Makes the name of a new file survive a power cut; some systems cannot do that. */
const keepFolder = (file: string): void => {
  try {
    withFile(dirname(file), 'r', () => undefined);
  } catch {
    // The content of the file is safe.
  }
};

const unwritable = (file: string, error: unknown): CommandError =>
  error instanceof CommandError
    ? error
    : new CommandError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}.`);

const demandSound = (entries: readonly Entry[]): void => {
  for (const entry of entries) {
    const findings = findingsOfEntry(entry);
    if (findings.length > 0) throw badInput('The input', findings);
  }
};

/** Refuses to replace an existing file with a new campaign. */
export const demandNewBook = (file: string): void => {
  if (existsSync(file))
    throw refusal(`${file} already exists. Choose another file for the new campaign.`, 'file-exists');
};

/** Creates a campaign file with its first entries; refuses to replace an existing file. */
export const createBook = (file: string, name: string, entries: readonly Entry[]): void => {
  demandSound(entries);
  demandNewBook(file);
  underLock(file, () => {
    demandNewBook(file);
    const header = campaignHeaderLine(name);
    const empty = parseCampaignFile(header);
    if (!empty.ok) throw faultStop(file, empty.error);
    writeSafely(file, header + campaignLines(empty.value, entries));
  });
};

/**
 * Appends entries to those that were read. They are on the disk when this returns. If another process has written since
 * the file was read, nothing is written and the error asks to load it again.
 */
export const appendEntries = (file: string, read: CampaignBook, entries: readonly Entry[]): void => {
  demandSound(entries);
  underLock(file, () => {
    // Long files are parsed again only if their content has changed.
    const now = readText(file) === read.whole ? read : readBook(file);
    if (now.entries.length !== read.entries.length || now.sum !== read.sum)
      throw refusal(
        `${file} has changed since it was read (${now.entries.length} entries, not ${read.entries.length}). Nothing was saved. Check the campaign and repeat the command.`,
        'reload',
        { have: now.entries.length, need: read.entries.length },
      );
    if (now.torn) setAside(file);
    append(file, now, campaignLines(now, entries));
  });
};

const append = (file: string, { whole }: CampaignBook, lines: string): void => {
  try {
    withFile(file, 'r+', (open) => {
      const { size } = fstatSync(open);
      const wanted = Buffer.byteLength(whole);
      // The last line is complete except for its line break.
      const text = (size < wanted ? '\n' : '') + lines;
      const bytes = Buffer.from(text, 'utf8');
      try {
        for (let at = 0; at < bytes.length;) at += writeSync(open, bytes, at, bytes.length - at, size + at);
      } catch (error) {
        // The disk is full: remove the incomplete line.
        ftruncateSync(open, size);
        throw error;
      }
    });
  } catch (error) {
    throw unwritable(file, error);
  }
};
