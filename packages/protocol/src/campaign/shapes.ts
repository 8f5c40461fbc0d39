import type { Reader } from '@muster/kernel';
import { type Check, listOf, optional, shape, text, whole } from '../record/shape.ts';

export type { FieldsOf, TypesOf } from '../record/shape.ts';

/** The largest number in a campaign. */
const FAR = 1_000_000;

/** Checks points, XP or prices, which may be negative. */
export const amount: Check = whole(-FAR, FAR);
/** Checks a count. */
export const count: Check = whole(0, FAR);
/** Control characters that would break or reverse printed lines. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Checks a text that can be printed. */
const printable =
  (check: Check): Check =>
  (reader) => {
    check(reader);
    if (typeof reader.value === 'string' && UNPRINTABLE.test(reader.value))
      reader.complain('holds a control character');
  };

/** Checks the id of an army, a unit, a match or an upgrade. */
export const id: Check = printable(text(120));
/** Checks a name. */
export const name: Check = printable(text(200));
/** Checks a short text, which may be empty. */
export const words: Check = printable(text(2000, true));
/** Checks a list of ids. */
export const ids: Check = listOf(id, 2000);
/** Checks a face of a die. */
export const face: Check = whole(1, 6);

/** Checks a field that is either true or left out. */
export const onlyTrue: Check = (reader) => {
  if (reader.value !== true) reader.complain('must be true or left out');
};

/** Checks an object whose keys are ids, with one check for all values. */
export const byId =
  (check: Check, most = 2000): Check =>
  (reader) => {
    const entries = reader.entries();
    if (entries.length > most) return reader.complain(`has ${entries.length} entries (limit ${most})`);
    for (const [key, inner] of entries) {
      if (key === '' || key === '__proto__' || key.length > 120) inner.complain('is not a valid id');
      check(inner);
    }
  };

/** Checks an object with any of these fields. */
export const some = (fields: Readonly<Record<string, Check>>): Check =>
  shape(Object.fromEntries(Object.entries(fields).map(([field, check]) => [field, optional(check)])));

/** Checks an object whose fields depend on which of these keys it has. */
export const oneOf =
  (shapes: Readonly<Record<string, Check>>): Check =>
  (reader) => {
    if (!reader.object()) return;
    const keys = Object.keys(shapes);
    const key = keys.find((one) => reader.at(one).value !== undefined);
    if (key === undefined) reader.complain(`must have one of ${keys.join(', ')}`);
    else shapes[key](reader);
  };

/** Checks a date, with or without the time, or an empty text. */
export const day: Check = (reader: Reader) => {
  const { value } = reader;
  if (typeof value !== 'string' || !(value === '' || /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/.test(value)))
    reader.complain('must be a date such as 2025-03-09');
};

/** Returns fields without some of them. */
export const without = (fields: Readonly<Record<string, Check>>, ...names: readonly string[]): Record<string, Check> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(field)));
