import type { ActionType } from './action.ts';
import { ACTION_FIELDS, PART_FIELDS } from './fields.ts';
import type { FieldKind, SimpleKind, PartName, ValueKind } from './parts.ts';

/** Makes tests or checks from the tables of fields: one for each kind without fields, and the others from these. */
export interface Maker<T> {
  leaf: (kind: SimpleKind) => T;
  listOf: (entry: T, kind: SimpleKind | PartName) => T;
  optional: (check: T) => T;
  withFields: (checks: Readonly<Record<string, T>>) => T;
}

type Fields = Readonly<Record<string, FieldKind>>;

// The compiler checks here that the tables contain only known kinds.
const PARTS: Readonly<Record<PartName, Fields>> = PART_FIELDS;
const ACTIONS: Readonly<Record<ActionType, Fields>> = ACTION_FIELDS;

/** Returns the test or check of a kind of value. */
export const makeValue = <T>(maker: Maker<T>, kind: FieldKind): T => {
  if (kind.endsWith('?')) return maker.optional(makeValue(maker, kind.slice(0, -1) as ValueKind));
  if (kind.endsWith('[]')) {
    const entry = kind.slice(0, -2) as SimpleKind | PartName;
    return maker.listOf(makeValue(maker, entry), entry);
  }
  if (isPart(kind)) return maker.withFields(makeFields(maker, PARTS[kind]));
  return maker.leaf(kind as SimpleKind);
};

const isPart = (kind: string): kind is PartName => Object.hasOwn(PARTS, kind);

const makeFields = <T>(maker: Maker<T>, fields: Fields): Record<string, T> => {
  const made: Record<string, T> = {};
  for (const [name, kind] of Object.entries(fields))
    if (name === '...') Object.assign(made, makeFields(maker, PARTS[kind as PartName]));
    else made[name] = makeValue(maker, kind);
  return made;
};

/** Returns the tests or checks of the fields of every type of action. */
export const makeActions = <T>(maker: Maker<T>): Readonly<Record<ActionType, Readonly<Record<string, T>>>> => {
  const types = Object.keys(ACTIONS) as ActionType[];
  return Object.fromEntries(types.map((type) => [type, makeFields(maker, ACTIONS[type])])) as Record<
    ActionType,
    Record<string, T>
  >;
};
