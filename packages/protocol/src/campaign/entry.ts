import type { Amendment, Draws, Fact } from '@muster/campaign';
import type { Reader } from '@muster/kernel';
import { type Check, listOf, optional, shape } from '../record/shape.ts';
import { allChanges } from './change.ts';
import { command } from './command.ts';
import { count, day, face, type FieldsOf, id, name, oneOf, onlyTrue, words } from './shapes.ts';

/** A decision: a name, several names, yes or no, or nothing. */
const take: Check = (reader: Reader) => {
  const { value } = reader;
  if (value === null || typeof value === 'boolean') return;
  if (Array.isArray(value)) listOf(name, 2000)(reader);
  else name(reader);
};

const drawFields: FieldsOf<Draws> = {
  dice: listOf(shape({ for: name, d6: face, typed: optional(onlyTrue) }), 10_000),
  picks: listOf(shape({ for: name, is: name, typed: optional(onlyTrue) }), 10_000),
  choices: listOf(shape({ for: name, take }), 10_000),
};

const factFields: FieldsOf<Fact> = {
  at: day,
  by: name,
  command,
  draws: shape(drawFields),
  changes: allChanges,
  match: optional(id),
};

const amendmentFields: FieldsOf<Amendment> = {
  at: day,
  by: name,
  reason: words,
  from: count,
  facts: listOf(shape(factFields), 100_000),
};

/** Checks an entry of a campaign file. */
export const entryCheck: Check = oneOf({
  fact: shape({ fact: shape(factFields) }),
  amendment: shape({ amendment: shape(amendmentFields) }),
});
