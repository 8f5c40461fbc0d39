import { type Reader, withoutHidden } from '@muster/kernel';

/** Complains about fields that nobody reads, so that no slip of the pen is lost; a `note` is always welcome. */
export const expectFields = (reader: Reader, known: readonly string[]): void => {
  for (const [field, inner] of reader.entries())
    if (!known.includes(field) && field !== 'note')
      inner.complain(`is not known here; the fields are ${known.join(', ')} and note`);
};

/** Signs that are no letters and that would turn or break the lines of whoever prints them. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** A text without characters that no one sees. */
export const cleanText = (text: string): string => withoutHidden(text).trim();

/** A name that can be printed. */
export const readName = (reader: Reader): string => {
  const name = reader.text('', 80);
  if (UNPRINTABLE.test(name)) reader.complain('holds a control character: names are letters, digits and signs');
  return cleanText(name);
};

/** The entries of a list that may be left out. */
export const listOrNone = (reader: Reader, most: number): Reader[] => (reader.present ? reader.list(most) : []);
