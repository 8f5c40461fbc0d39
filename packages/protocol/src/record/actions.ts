import { ANSWER_VALUES, type SimpleKind, makeActions, makeValue, type Maker, type PartName } from '@muster/engine';
import type { Reader } from '@muster/kernel';
import { leavesFor, type Sizes } from './leaves.ts';
import { type Check, FARTHEST, listOf, optional, shape, typed } from './shape.ts';

/** Returns the checks of all parts of actions. */
export const makerFor = (sizes: Sizes): Maker<Check> => {
  const { sides, units, models } = sizes;
  const most: Readonly<Partial<Record<SimpleKind | PartName, number>>> = {
    unit: units,
    reserve: units,
    join: units,
    load: units,
    aura: models,
    move: models,
    placement: models,
    shot: 100,
    wish: sides,
  };
  const leaves = leavesFor(sizes);
  return {
    leaf: (kind) => leaves[kind],
    // All sides have a wish.
    listOf: (entry, kind) => listOf(entry, most[kind], kind === 'wish' ? sides : 0),
    optional,
    withFields: shape,
  };
};

/** Returns the check of actions by their types. */
export const actionCheck = (maker: Maker<Check>): Check => typed(makeActions(maker));

/** Collects the names of all fields. */
const NAMES: Maker<readonly string[]> = {
  leaf: () => [],
  listOf: (entry) => entry,
  optional: (names) => names,
  withFields: (fields) => Object.entries(fields).flatMap(([name, inner]) => [name, ...inner]),
};

/** The fields of answers, and the words that an answer may be. */
const ANSWER_FIELDS: ReadonlySet<string> = new Set(
  Object.values(ANSWER_VALUES).flatMap(([kind]) => makeValue(NAMES, kind)),
);
const ANSWER_WORDS: readonly string[] = [...new Set(Object.values(ANSWER_VALUES).flatMap(([, ...words]) => words))];

/** How deeply answers are nested: a list of moves, a move, its path. */
const DEEPEST = 3;

/** Checks an answer to any question: whole numbers, true, false, known words, and lists and objects of those. */
export const answer: Check = (reader) => answerAt(reader, 0);

const answerAt = (reader: Reader, depth: number): void => {
  const { value } = reader;
  if (typeof value === 'number') reader.whole(-FARTHEST, FARTHEST);
  else if (typeof value === 'string') reader.word(ANSWER_WORDS, 'auto');
  else if (typeof value === 'boolean') return;
  else if (depth >= DEEPEST || value === null || typeof value !== 'object') reader.complain('is not an answer');
  else if (Array.isArray(value)) for (const entry of reader.list(2000)) answerAt(entry, depth + 1);
  else
    for (const [field, inner] of reader.entries()) {
      if (ANSWER_FIELDS.has(field)) answerAt(inner, depth + 1);
      else inner.complain('is not part of an answer');
    }
};
