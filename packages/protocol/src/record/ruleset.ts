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

/** Checks a reference to the rules of a battle or a campaign, playable or not. */
export const rulesetRef: Check = shape({ base, changes });

/** Checks a reference to the unchanged rules of a battle. */
export const unchangedRules: Check = shape({ base, changes: noChanges });

/** Returns the reference to the rules of an older record, which had an id and a version. */
export const refOfOldRecord = (ruleset: unknown): unknown =>
  isObject(ruleset) && typeof ruleset.id === 'string' && typeof ruleset.version === 'string'
    ? refOf({ id: ruleset.id, version: ruleset.version })
    : ruleset;
