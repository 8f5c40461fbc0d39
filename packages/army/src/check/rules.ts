import { type ArmyUnit, findRule, type RuleRef, type Ruleset } from '@muster/engine';
import { type RuleStatus, statusOf } from '../book/coverage.ts';
import { ruleText } from '../rules.ts';
import { error, type UnitFinding, warning } from './finding.ts';

/** Returns every rule of a unit, its models and its weapons. */
const rulesOfUnit = (unit: ArmyUnit): RuleRef[] =>
  [unit, ...unit.models, ...unit.models.flatMap(({ weapons }) => weapons)].flatMap(({ rules }) => rules);

/** Returns findings about rules that battles do not play, or play approximately, and rules without a rating. */
export const checkUnitRules = (
  ruleset: Ruleset,
  unit: ArmyUnit,
  nameOf: (ref: RuleRef) => string = (ref) => ruleText({ id: ref.id }, ruleset),
): UnitFinding[] => {
  const rules = rulesOfUnit(unit);
  const named = (status: RuleStatus): string =>
    [...new Set(rules.filter(({ id }) => statusOf(ruleset, { name: id }).status === status).map(nameOf))].join(', ');
  const [unknown, rough] = [named('unknown'), named('approximated')];
  const lacking = rules.filter((ref) => ref.rating === undefined && findRule(ruleset, ref.id)?.rated);
  return [
    ...(unknown === '' ? [] : [warning('rule-not-executed', `rules that battles ignore: ${unknown}`)]),
    ...(rough === '' ? [] : [warning('rule-approximated', `rules that battles play approximately: ${rough}`)]),
    ...[...new Set(lacking.map(nameOf))].map((name) =>
      error('rule-without-rating', `the rule "${name}" needs a rating, such as ${name}(1)`),
    ),
  ];
};
