import type { Reader } from '@muster/kernel';

/** Looks at one place of an untrusted value and complains about what is wrong there. */
export type Check = (reader: Reader) => void;

/** Checks for every field of something. */
export type FieldsOf<T> = { readonly [K in keyof T]-?: Check };

/** Checks for every field of every kind of something, by its type. */
export type TypesOf<U extends { type: string }> = {
  readonly [T in U['type']]: FieldsOf<Omit<Extract<U, { type: T }>, 'type'>>;
};

/** Lengths, heights and places on a table, in hundredths of an inch, stay within this. */
export const FARTHEST = 1_000_000;

/** A whole number between two bounds. */
export const whole =
  (low: number, high: number): Check =>
  (reader) => {
    reader.whole(low, high);
  };

/** A text of some length; it may be empty where that is said. */
export const text =
  (most = 200, empty = false): Check =>
  (reader) => {
    if (!(empty && reader.value === '')) reader.text('', most);
  };

/** True or false. */
export const truth: Check = (reader) => {
  reader.truth();
};

/** One of a few words. */
export const word =
  (...words: readonly string[]): Check =>
  (reader) => {
    reader.word(words, words[0]);
  };

/** Something that may be left out. */
export const optional =
  (check: Check): Check =>
  (reader) => {
    if (reader.value !== undefined) check(reader);
  };

/** A list of so many at most. */
export const listOf =
  (check: Check, most = 1000, least = 0): Check =>
  (reader) => {
    const entries = reader.list(most);
    if (Array.isArray(reader.value) && reader.value.length < least) reader.complain(`needs at least ${least} entries`);
    for (const entry of entries) check(entry);
  };

/** An object with exactly these fields. */
export const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (reader) => {
    if (!reader.object()) return;
    for (const [field, inner] of reader.entries())
      if (!Object.hasOwn(fields, field))
        inner.complain(`is not known here; the fields are ${Object.keys(fields).join(', ')}`);
    for (const [field, check] of Object.entries(fields)) check(reader.at(field));
  };

/** An object whose `type` says which fields it has. */
export const typed =
  (shapes: Readonly<Record<string, Readonly<Record<string, Check>>>>): Check =>
  (reader) => {
    if (!reader.object()) return;
    const types = Object.keys(shapes);
    const type = reader.at('type').word(types, '');
    if (type !== '') shape({ type: () => undefined, ...shapes[type] })(reader);
  };
