import type { Battle } from '@muster/engine';
import type { Aiming, OwnLook, Surveyed } from './look/look.ts';
import { analyseObjectives, makeWay } from './objectives.ts';
import { lookAtNewcomer, lookAtTable, measureFrom } from './scene.ts';
import { lookAtPair, lookAtThreats } from './threats.ts';
import type { Weights } from './weights.ts';

/** Analyses everything that a side needs to evaluate its activations. */
export const survey = (own: OwnLook, battle: Battle, side: number, weights: Weights): Surveyed =>
  lookAtThreats(analyseObjectives(lookAtTable(own, battle, side, weights)));

/** Analyses what a unit needs to aim its shots, without earlier results, so that the same battle gets the same answer. */
export const surveyFor = (own: OwnLook, battle: Battle, unit: number, weights: Weights): Aiming => {
  const seen = analyseObjectives(lookAtTable(own, battle, battle.plan.units[unit].side, weights));
  measureFrom(seen, unit);
  seen.volleys.unit = unit;
  return seen as Aiming;
};

/** Analyses everything that an arriving unit needs to choose its place. */
export const surveyWith = (own: OwnLook, battle: Battle, unit: number, weights: Weights): Surveyed => {
  const table = lookAtTable(own, battle, battle.plan.units[unit].side, weights);
  lookAtNewcomer(table, unit);
  const objectives = analyseObjectives(table);
  makeWay(objectives, unit);
  const surveyed = lookAtThreats(objectives);
  const { foes, foeCount } = surveyed.scene;
  for (let k = 0; k < foeCount; k++) lookAtPair(surveyed, foes[k], unit);
  return surveyed;
};
