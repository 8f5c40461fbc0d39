import type { Reader } from '@muster/kernel';
import { type Check, listOf, optional, shape, text, whole } from '../record/shape.ts';

export type { FieldsOf, TypesOf } from '../record/shape.ts';

/** The most that any number in a campaign comes to. */
const FAR = 1_000_000;

/** Points, XP or prices, also below zero. */
export const amount: Check = whole(-FAR, FAR);
/** Something counted. */
export const count: Check = whole(0, FAR);
/** Signs that are no letters and that would turn or break the lines of whoever prints them. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** A text that can be printed. */
const printable =
  (check: Check): Check =>
  (reader) => {
    check(reader);
    if (typeof reader.value === 'string' && UNPRINTABLE.test(reader.value))
      reader.complain('holds a control character');
  };

/** The id of an army, a unit, a match or an upgrade. */
export const id: Check = printable(text(120));
/** What somebody or something is called. */
export const name: Check = printable(text(200));
/** A few words, or none. */
export const words: Check = printable(text(2000, true));
/** Ids, as many as a campaign has. */
export const ids: Check = listOf(id, 2000);
/** A face of a die. */
export const face: Check = whole(1, 6);

/** A field that is only written where it is true. */
export const onlyTrue: Check = (reader) => {
  if (reader.value !== true) reader.complain('is true where it is written at all');
};

/** An object by ids, all values alike. */
export const byId =
  (check: Check, most = 2000): Check =>
  (reader) => {
    const entries = reader.entries();
    if (entries.length > most) return reader.complain(`holds ${entries.length} entries; at most ${most} are allowed`);
    for (const [key, inner] of entries) {
      if (key === '' || key === '__proto__' || key.length > 120) inner.complain('is no id');
      check(inner);
    }
  };

/** An object with some of these fields. */
export const some = (fields: Readonly<Record<string, Check>>): Check =>
  shape(Object.fromEntries(Object.entries(fields).map(([field, check]) => [field, optional(check)])));

/** An object whose fields depend on which of these keys it has. */
export const oneOf =
  (shapes: Readonly<Record<string, Check>>): Check =>
  (reader) => {
    if (!reader.object()) return;
    const keys = Object.keys(shapes);
    const key = keys.find((one) => reader.at(one).value !== undefined);
    if (key === undefined) reader.complain(`must have one of ${keys.join(', ')}`);
    else shapes[key](reader);
  };

/** A day, alone or with the time, or nothing yet. */
export const day: Check = (reader: Reader) => {
  const { value } = reader;
  if (typeof value !== 'string' || !(value === '' || /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/.test(value)))
    reader.complain('must be a day such as 2025-03-09');
};

/** Fields without some of them. */
export const without = (fields: Readonly<Record<string, Check>>, ...names: readonly string[]): Record<string, Check> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(field)));
