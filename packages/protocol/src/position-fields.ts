import { parseRuleRef } from '@muster/engine';
import type { Reader } from '@muster/kernel';

/** Notes a problem at a place of the file. */
export type Complain = (path: string, message: string) => void;

/** Complains about fields that nobody reads, so that no slip of the pen is lost; a `note` is always welcome. */
export const expectFields = (reader: Reader, known: readonly string[]): void => {
  for (const [field, inner] of reader.entries())
    if (!known.includes(field) && field !== 'note')
      inner.complain(`is not known here; the fields are ${known.join(', ')} and note`);
};

/** What a reading function finds here; nothing when there is nothing. */
export const maybe = <T>(reader: Reader, read: (reader: Reader) => T): T | undefined =>
  reader.present ? read(reader) : undefined;

/** An object without the parts that are not there, so that equal things look equal. */
export const compact = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;

/** A list of texts. */
export const readTexts = (reader: Reader, most: number): string[] => reader.list(most).map((entry) => entry.text());

/** A list of rules such as `Tough(3)`, kept as texts. */
export const readRuleTexts = (reader: Reader): string[] =>
  reader.list(30).map((entry) => {
    const text = entry.text('', 80);
    const ref = parseRuleRef(text);
    if (text !== '' && !ref) entry.complain(`"${text}" is not a rule such as Furious or Tough(3)`);
    else if (Math.abs(ref?.rating ?? 0) > 100) entry.complain(`"${text}" has a rating beyond 100`);
    return text;
  });

/** A short name that other parts refer to. */
export const readId = (reader: Reader): string => reader.text('', 60);

/** True, or nothing at all: a state that is not there is not written. */
export const readState = (reader: Reader): true | undefined => (reader.truth() ? true : undefined);
