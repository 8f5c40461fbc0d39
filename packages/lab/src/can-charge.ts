import type { Battle, ModelPlan } from '@muster/engine';

/** Whether all models of a unit may charge: not those who only hold, or fly on. */
export const canCharge = (battle: Battle, unit: number): boolean =>
  modelsIn(battle, unit).every(({ actions }) => actions.includes('charge'));

/** Whether a unit can be charged: nobody reaches Aircraft. */
export const canBeCharged = (battle: Battle, unit: number): boolean =>
  !modelsIn(battle, unit).some(({ cannotBeCharged }) => cannotBeCharged);

/** The models that a unit starts with. */
export const modelsIn = ({ plan }: Battle, unit: number): readonly ModelPlan[] => {
  const { first, count } = plan.units[unit];
  return plan.models.slice(first, first + count);
};
