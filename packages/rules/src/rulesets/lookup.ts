import { baseOf, fail, ok, type Result, type RulesetRef, type RulesetVersion } from '@muster/kernel';

/** Why a ruleset cannot be played here. */
export interface RulesetRefusal extends RulesetVersion {
  code: 'unknown-ruleset' | 'unknown-version' | 'changed-rules';
  /** The ids of the rulesets that exist, or the versions of this one. */
  known: readonly string[];
}

/** Returns a ruleset by id and version, or why it cannot be played. */
export const findVersion = <Rules extends RulesetVersion>(
  all: readonly Rules[],
  ref: RulesetRef,
): Result<Rules, RulesetRefusal> => {
  const { id, version } = baseOf(ref);
  const versions = all.filter((rules) => rules.id === id);
  const found = versions.find((rules) => rules.version === version);
  if (versions.length === 0) {
    const ids = [...new Set(all.map((rules) => rules.id))];
    return fail({ code: 'unknown-ruleset', id, version, known: ids });
  }
  if (!found) return fail({ code: 'unknown-version', id, version, known: versions.map((rules) => rules.version) });
  return ref.changes.length > 0 ? fail({ code: 'changed-rules', id, version, known: [] }) : ok(found);
};

/** Returns the sentence that says why a ruleset cannot be played, and what to do. */
export const rulesetRefusalSentence = ({ code, id, version, known }: RulesetRefusal): string => {
  const todo = 'Update Muster, or use the version of Muster that made this.';
  if (code === 'unknown-ruleset') return `There is no ruleset "${id}" (known: ${known.join(', ')}). ${todo}`;
  if (code === 'unknown-version')
    return `There is no version ${version} of the ruleset "${id}" (known: ${known.join(', ')}). ${todo}`;
  return 'This version of Muster cannot play changed rules. Update Muster.';
};
