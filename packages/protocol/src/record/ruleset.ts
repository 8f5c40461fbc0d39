import { isObject, refOf } from '@muster/kernel';
import { type Check, listOf, shape } from './shape.ts';

const base: Check = (reader) => {
  const name = reader.text('', 80);
  if (name !== '' && !/^[^@]+@[^@]+$/.test(name)) reader.complain('must be an id and a version, such as gf@1');
};

const changes: Check = listOf(() => undefined);

const noChanges: Check = (reader) => {
  changes(reader);
  if (Array.isArray(reader.value) && reader.value.length > 0)
    reader.complain('must be empty: this version of Muster cannot play changed rules. Update Muster');
};

/** The rules of a battle or a campaign, whether they can be played or not. */
export const rulesetRef: Check = shape({ base, changes });

/** The rules of a battle, without changes. */
export const unchangedRules: Check = shape({ base, changes: noChanges });

/** The rules of a record of an older version, which named an id and a version. */
export const refOfOldRecord = (ruleset: unknown): unknown =>
  isObject(ruleset) && typeof ruleset.id === 'string' && typeof ruleset.version === 'string'
    ? refOf({ id: ruleset.id, version: ruleset.version })
    : ruleset;
