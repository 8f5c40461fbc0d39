import { type Battle, modelsOf } from '@muster/engine';

/** What a model is called: by its number in the unit where its comrades have the same name. */
export const modelName = (battle: Battle, model: number): string => {
  const { models } = battle.plan;
  const { name } = models[model];
  const alike = modelsOf(battle, battle.unitOf[model]).filter((other) => models[other].name === name);
  return alike.length > 1 ? `${name} ${alike.indexOf(model) + 1}` : name;
};

/** What tells one model from its comrades: weapons and wounds. */
export const modelHint = ({ plan, wounds }: Battle, model: number): string => {
  const { weapons, tough } = plan.models[model];
  const arms = [...new Set(weapons.map((held) => held.type.name))].join(', ');
  return [arms, ...(tough > 1 || wounds[model] > 0 ? [`${wounds[model]} of ${tough} wounds`] : [])]
    .filter((part) => part !== '')
    .join(' · ');
};
