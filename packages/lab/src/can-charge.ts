import type { Battle, ModelPlan } from '@muster/engine';

/** Whether all models of a unit may charge, unlike units that can only hold or fly. */
export const canCharge = (battle: Battle, unit: number): boolean =>
  modelsIn(battle, unit).every(({ actions }) => actions.includes('charge'));

/** Whether a unit can be charged, unlike Aircraft. */
export const canBeCharged = (battle: Battle, unit: number): boolean =>
  !modelsIn(battle, unit).some(({ cannotBeCharged }) => cannotBeCharged);

/** Returns the models that a unit starts with. */
export const modelsIn = ({ plan }: Battle, unit: number): readonly ModelPlan[] => {
  const { first, count } = plan.units[unit];
  return plan.models.slice(first, first + count);
};
