import type { Battle } from '@muster/engine';
import { lookAtMarkers } from './markers.ts';
import { lookAtTable, measureFrom } from './scene.ts';
import { lookAtThreats } from './threats.ts';
import type { Weights } from './weights.ts';

/** Looks at everything that a side weighs its activations by. */
export const survey = (battle: Battle, side: number, weights: Weights): void => {
  lookAtTable(battle, side, weights);
  lookAtMarkers();
  lookAtThreats();
};

/** Looks at what a unit weighs its shots by. */
export const surveyFor = (battle: Battle, unit: number, weights: Weights): void => {
  lookAtTable(battle, battle.plan.units[unit].side, weights);
  lookAtMarkers();
  measureFrom(unit);
};
