import { type Battle, modelsOf } from '@muster/engine';

/** A rule that somebody in a unit has. */
export interface RuleOn {
  name: string;
  /** How many of the living have it, where not all of them do. */
  share?: string;
}

/** The rules that a unit has now, those of upgrades and of a joined hero included; as printed when nobody lives. */
export const rulesOn = (battle: Battle, unit: number): RuleOn[] => {
  const { models, units } = battle.plan;
  const living = modelsOf(battle, unit);
  if (living.length === 0) return units[unit].ruleNames.map((name) => ({ name }));
  const counts = new Map(units[unit].ruleNames.map((name) => [name, 0]));
  for (const model of living)
    for (const name of new Set(models[model].ruleNames)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([name, count]) => (count === living.length ? { name } : { name, share: `${count} of ${living.length}` }));
};
