import type { Battle } from '@muster/engine';
import { lookAtMarkers, makeWay } from './markers.ts';
import { forgetOutlook } from './outlook.ts';
import { lookAtNewcomer, lookAtTable, measureFrom, scene } from './scene.ts';
import { lookAtPair, lookAtThreats } from './threats.ts';
import type { Weights } from './weights.ts';

/** Looks at everything that a side weighs its activations by. */
export const survey = (battle: Battle, side: number, weights: Weights): void => {
  lookAtTable(battle, side, weights);
  lookAtMarkers();
  lookAtThreats();
  forgetOutlook();
};

/** Looks at what a unit weighs its shots by. Nothing is kept from an earlier look, so that the same battle gets the same answer. */
export const surveyFor = (battle: Battle, unit: number, weights: Weights): void => {
  lookAtTable(battle, battle.plan.units[unit].side, weights);
  lookAtMarkers();
  measureFrom(unit);
};

/** Looks at everything that a unit weighs its place by which is about to come onto the table. */
export const surveyWith = (battle: Battle, unit: number, weights: Weights): void => {
  lookAtTable(battle, battle.plan.units[unit].side, weights);
  lookAtNewcomer(unit);
  lookAtMarkers();
  makeWay(unit);
  lookAtThreats();
  for (let k = 0; k < scene.foeCount; k++) lookAtPair(scene.foes[k], unit);
  forgetOutlook();
};
