import { type Battle, modelsOf } from '@muster/engine';
import { MODEL_TEXTS } from './texts.ts';

/** Returns the name of a model, with its number in the unit where others have the same name. */
export const modelName = (battle: Battle, model: number): string => {
  const { models } = battle.plan;
  const { name } = models[model];
  const namesakes = modelsOf(battle, battle.unitOf[model]).filter((other) => models[other].name === name);
  return namesakes.length > 1 ? MODEL_TEXTS.numbered(name, namesakes.indexOf(model) + 1) : name;
};

/** Returns what distinguishes a model from others of its unit: weapons and wounds. */
export const modelHint = ({ plan, wounds }: Battle, model: number): string => {
  const { weapons, tough } = plan.models[model];
  const arms = [...new Set(weapons.map((held) => held.type.name))].join(', ');
  return [arms, ...(tough > 1 || wounds[model] > 0 ? [MODEL_TEXTS.wounds(wounds[model], tough)] : [])]
    .filter((part) => part !== '')
    .join(' · ');
};
