import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { badInput, CommandError } from './findings.ts';

/** Muster writes no larger files. */
const LARGEST = 256 * 1024 * 1024;

/** Reads a file as text, or stops with an error. */
export const readText = (file: string): string => {
  try {
    if (statSync(file).size > LARGEST)
      throw new CommandError(`${file} is too large (limit ${LARGEST / 1024 / 1024} MB).`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${file} cannot be read: ${reasonOf(error)}.`);
  }
};

/** Reads a file as JSON, or stops with an error. */
export const readJson = (file: string): unknown => {
  const text = readText(file);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    const message = error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error);
    throw badInput(file, [{ path: '(top)', message: `is not valid JSON: ${message}` }]);
  }
};

/** Writes a file, or stops with an error. */
export const writeFile = (file: string, content: string | Uint8Array): void => {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new CommandError(`${file} cannot be written: ${reasonOf(error)}.`);
  }
};

/** Stops with an error if a file cannot be written later; writes nothing. */
export const demandWritable = (file: string): void => {
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new CommandError(`${file} cannot be written: ${reasonOf(error)}.`);
  }
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(REASONS, code) ? REASONS[code] : `system error ${code || String(error)}`;
};
