import type { Army } from '@muster/engine';
import { Refused } from '../problem.ts';

/** Weapons, and rules of units, models and weapons, in one battle: five times those of the largest real ones. */
const MOST = { weapons: 3000, rules: 6000 };

/** Refuses armies whose battle would take the server too long to set up. */
export const demandSize = (armies: readonly Army[]): void => {
  const units = armies.flatMap((army) => army.units);
  const models = units.flatMap((unit) => unit.models);
  const weapons = models.flatMap((model) => model.weapons);
  const rules = [units, models, weapons].flat().reduce((sum, thing) => sum + thing.rules.length, 0);
  refuse(weapons.length, 'weapons', MOST.weapons);
  refuse(rules, 'rules', MOST.rules);
};

const refuse = (many: number, what: string, most: number): void => {
  if (many > most)
    throw new Refused('too-large', `These armies have ${many} ${what} (limit ${most}). Choose smaller armies.`);
};
