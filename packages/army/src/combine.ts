import type { ArmyModel, ArmyUnit, RuleRef } from '@muster/engine';
import { fail, ok, type Result } from '@muster/kernel';
import { hasRule } from './rules.ts';
import { modelId } from './unit.ts';

/** One of two units to combine. */
export interface CombineHalf {
  name: string;
  models: number;
  hero?: boolean;
  /** The upgrades that were bought for all models. */
  allModelUpgrades?: readonly string[];
}

/** Why two units cannot be combined. */
export interface CombineRefusal {
  code: 'combine-illegal';
  message: string;
}

/** Returns why two units cannot be combined: they must be two copies of a unit of several models, with the same upgrades for all models (battle:O7). */
export const checkCombine = (first: CombineHalf, second: CombineHalf): CombineRefusal | undefined => {
  const no = (message: string): CombineRefusal => ({ code: 'combine-illegal', message });
  const upgrades = (half: CombineHalf): string => JSON.stringify([...(half.allModelUpgrades ?? [])].sort());
  if (first.name !== second.name)
    return no(`cannot combine ${first.name} and ${second.name}: they are different units`);
  if (first.hero || second.hero) return no(`cannot combine ${first.name}: it is a hero`);
  if (first.models < 2 || second.models < 2) return no(`cannot combine ${first.name}: both copies need several models`);
  if (first.models !== second.models)
    return no(`cannot combine ${first.name}: one copy has ${first.models} models, the other ${second.models}`);
  if (upgrades(first) !== upgrades(second))
    return no(`cannot combine ${first.name}: both copies need the same upgrades for all models`);
  return undefined;
};

/** Combines two copies into one unit with the id of the first; upgrades of single models may differ (battle:O7). */
export const combineUnits = (first: ArmyUnit, second: ArmyUnit): Result<ArmyUnit, CombineRefusal> => {
  const usual = commonestArms(first);
  const shared = commonestArms(second).find((arms) => usual.includes(arms));
  const refusal = checkCombine(halfOf(first, shared ?? usual[0]), halfOf(second, shared ?? commonestArms(second)[0]));
  if (refusal) return fail(refusal);
  const models = [...first.models, ...second.models].map((model, i) => ({ ...model, id: modelId(first.id, i) }));
  return ok({ ...first, cost: first.cost + second.cost, models });
};

const halfOf = (unit: ArmyUnit, arms: string): CombineHalf => ({
  name: unit.name,
  models: unit.models.length,
  hero: hasRule(unit.rules, 'hero') || unit.models.some((model) => hasRule(model.rules, 'hero')),
  allModelUpgrades: [`Quality ${unit.quality}+`, `Defense ${unit.defense}+`, arms, ...unit.rules.map(ruleKey)],
});

const ruleKey = (ref: RuleRef): string => `${ref.id}(${ref.rating ?? ''})`;

const armsOf = (model: ArmyModel): string =>
  JSON.stringify(
    model.weapons
      .map(({ name, range, attacks, rules }) => JSON.stringify([name, range, attacks, rules.map(ruleKey).sort()]))
      .sort(),
  );

/** Returns the weapons that most models of a unit carry, which were bought for all; several answers if there is a tie. */
const commonestArms = (unit: ArmyUnit): string[] => {
  const counts = new Map<string, number>();
  for (const model of unit.models) counts.set(armsOf(model), (counts.get(armsOf(model)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([arms]) => arms);
};
