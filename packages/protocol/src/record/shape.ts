import type { Reader } from '@muster/kernel';

/** Checks one place of an untrusted value and reports what is wrong. */
export type Check = (reader: Reader) => void;

/** A check for each field of a type. */
export type FieldsOf<T> = { readonly [K in keyof T]-?: Check };

/** A check for each field of each variant of a type, by its `type`. */
export type TypesOf<U extends { type: string }> = {
  readonly [T in U['type']]: FieldsOf<Omit<Extract<U, { type: T }>, 'type'>>;
};

/** The largest length, height or coordinate on a table, in hundredths of an inch. */
export const FARTHEST = 1_000_000;

/** Checks a whole number between two limits. */
export const whole =
  (low: number, high: number): Check =>
  (reader) => {
    reader.whole(low, high);
  };

/** Checks a text of at most `most` characters; it may be empty if `empty` is set. */
export const text =
  (most = 200, empty = false): Check =>
  (reader) => {
    if (!(empty && reader.value === '')) reader.text('', most);
  };

/** Checks true or false. */
export const truth: Check = (reader) => {
  reader.truth();
};

/** Checks one of several words. */
export const word =
  (...words: readonly string[]): Check =>
  (reader) => {
    reader.word(words, words[0]);
  };

/** Checks a value that may be left out. */
export const optional =
  (check: Check): Check =>
  (reader) => {
    if (reader.value !== undefined) check(reader);
  };

/** Checks a list with at most `most` and at least `least` entries. */
export const listOf =
  (check: Check, most = 1000, least = 0): Check =>
  (reader) => {
    const entries = reader.list(most);
    if (Array.isArray(reader.value) && reader.value.length < least) reader.complain(`needs at least ${least} entries`);
    for (const entry of entries) check(entry);
  };

/** Checks an object with exactly these fields. */
export const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (reader) => {
    if (!reader.object()) return;
    for (const [field, inner] of reader.entries())
      if (!Object.hasOwn(fields, field))
        inner.complain(`is not a known field (known: ${Object.keys(fields).join(', ')})`);
    for (const [field, check] of Object.entries(fields)) check(reader.at(field));
  };

/** Checks an object whose fields depend on its `type`. */
export const typed =
  (shapes: Readonly<Record<string, Readonly<Record<string, Check>>>>): Check =>
  (reader) => {
    if (!reader.object()) return;
    const types = Object.keys(shapes);
    const type = reader.at('type').word(types, '');
    if (type !== '') shape({ type: () => undefined, ...shapes[type] })(reader);
  };
