import { type Battle, modelsOf } from '@muster/engine';
import { CONDITION_TEXTS } from './texts.ts';

/** A rule that a model of a unit has. */
export interface RuleOn {
  name: string;
  /** How many living models have it, where not all of them do. */
  share?: string;
}

/** Returns the rules that a unit has now, including those of upgrades and of a joined hero; for a destroyed unit, its printed rules. */
export const rulesOn = (battle: Battle, unit: number): RuleOn[] => {
  const { models, units } = battle.plan;
  const living = modelsOf(battle, unit);
  if (living.length === 0) return units[unit].ruleNames.map((name) => ({ name }));
  const counts = new Map(units[unit].ruleNames.map((name) => [name, 0]));
  for (const model of living)
    for (const name of new Set(models[model].ruleNames)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([name, count]) =>
      count === living.length ? { name } : { name, share: CONDITION_TEXTS.share(count, living.length) },
    );
};
