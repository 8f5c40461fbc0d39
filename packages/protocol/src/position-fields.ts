import { parseRuleRef } from '@muster/engine';
import type { Reader } from '@muster/kernel';

/** Reports a problem at a place of the file. */
export type Complain = (path: string, message: string) => void;

/** Reports unknown fields, so that typing mistakes are found; a `note` is always allowed. */
export const expectFields = (reader: Reader, known: readonly string[]): void => {
  for (const [field, inner] of reader.entries())
    if (!known.includes(field) && field !== 'note')
      inner.complain(`is not a known field (known: ${known.join(', ')}, note)`);
};

/** Returns what a reading function finds here, or undefined if the field is missing. */
export const maybe = <T>(reader: Reader, read: (reader: Reader) => T): T | undefined =>
  reader.present ? read(reader) : undefined;

/** Returns an object without its undefined fields. */
export const compact = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;

/** Reads a list of texts. */
export const readTexts = (reader: Reader, most: number): string[] => reader.list(most).map((entry) => entry.text());

/** Reads a list of rules such as `Tough(3)` as texts. */
export const readRuleTexts = (reader: Reader): string[] =>
  reader.list(30).map((entry) => {
    const text = entry.text('', 80);
    const ref = parseRuleRef(text);
    if (text !== '' && !ref) entry.complain(`"${text}" is not a rule such as Furious or Tough(3)`);
    else if (Math.abs(ref?.rating ?? 0) > 100) entry.complain(`"${text}" has a rating above 100`);
    return text;
  });

/** Reads a short id that other parts refer to. */
export const readId = (reader: Reader): string => reader.text('', 60);

/** Reads a state: true, or undefined. */
export const readState = (reader: Reader): true | undefined => (reader.truth() ? true : undefined);
