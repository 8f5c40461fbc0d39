import type { Army } from '@muster/engine';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';

/**
 * Weapons, their rules, and the rules of units and models in one battle, far beyond real ones: the largest list known has 466, 514 and 356 of them.
 * With them a plan takes the main thread about 50 ms.
 */
const MOST = { weapons: 3000, 'rules of weapons': 6000, 'rules of units and models': 1200 };

/** Refuses armies whose battle would take the server too long to set up. */
export const demandSize = (armies: readonly Army[]): void => {
  const units = armies.flatMap((army) => army.units);
  const models = units.flatMap((unit) => unit.models);
  const weapons = models.flatMap((model) => model.weapons);
  refuse('weapons', weapons.length);
  refuse('rules of weapons', rulesOf(weapons));
  refuse('rules of units and models', rulesOf(units) + rulesOf(models));
};

const rulesOf = (things: readonly { rules: readonly unknown[] }[]): number =>
  things.reduce((sum, thing) => sum + thing.rules.length, 0);

const refuse = (what: keyof typeof MOST, many: number): void => {
  if (many > MOST[what]) throw new RefusedRequest('too-large', REFUSAL_TEXTS.tooLargeArmies(many, what, MOST[what]));
};
