import type { Ruleset } from '@muster/engine';
import { RULESETS } from '@muster/rules';

const REAL: readonly Ruleset[] = [...RULESETS];

/**
 * Adds made-up versions of rulesets; one with the id and version of a real ruleset replaces it. Without arguments, only the
 * real ones remain.
 */
export const useRulesets = (...versions: readonly Ruleset[]): void =>
  useOnlyRulesets(
    ...REAL.filter(({ id, version }) => !versions.some((one) => one.id === id && one.version === version)),
    ...versions,
  );

/** Removes all rulesets but these. */
export const useOnlyRulesets = (...versions: readonly Ruleset[]): void => {
  (RULESETS as Ruleset[]).splice(0, RULESETS.length, ...versions);
};
