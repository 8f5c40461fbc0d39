import { type Reader, withoutHidden } from '@muster/kernel';

/** Reports unknown fields, which are probably typing errors; a `note` is always allowed. */
export const expectFields = (reader: Reader, known: readonly string[]): void => {
  for (const [field, inner] of reader.entries())
    if (!known.includes(field) && field !== 'note')
      inner.complain(`is not a known field. Fields: ${known.join(', ')}, note`);
};

/** Control characters that would reverse or break printed lines. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Returns a text without invisible characters. */
export const cleanText = (text: string): string => withoutHidden(text).trim();

/** Reads a printable name. */
export const readName = (reader: Reader): string => {
  const name = reader.text('', 80);
  if (UNPRINTABLE.test(name)) reader.complain('contains a control character: use only printable characters');
  return cleanText(name);
};

/** Returns the entries of an optional list. */
export const listOrNone = (reader: Reader, most: number): Reader[] => (reader.present ? reader.list(most) : []);
