import type { Reader } from '@muster/kernel';

/** Complains about fields that nobody reads, so that no slip of the pen is lost; a `note` is always welcome. */
export const expectFields = (reader: Reader, known: readonly string[]): void => {
  for (const [field, inner] of reader.entries())
    if (!known.includes(field) && field !== 'note')
      inner.complain(`is not known here; the fields are ${known.join(', ')} and note`);
};

/** The entries of a list that may be left out. */
export const listOrNone = (reader: Reader, most: number): Reader[] => (reader.present ? reader.list(most) : []);
