import { rule, type Rule } from '@muster/engine';

/** A stronger bond: one more on top of the one of Hive Bond. */
export const hiveBondBoost: Rule = rule({
  id: 'hive-bond-boost',
  name: 'Hive Bond Boost',
  source: 'army books, special rules',
  summary: 'Hive Bond is worth +2 to those morale tests.',
  boosts: 'hive-bond',
  morale: { bonusInFights: 1 },
});
