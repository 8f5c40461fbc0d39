import { rule, type Rule } from '@muster/engine';

/** Adds one more to the morale bonus of Hive Bond. */
export const hiveBondBoost: Rule = rule({
  id: 'hive-bond-boost',
  name: 'Hive Bond Boost',
  source: 'army books, special rules',
  summary: 'Hive Bond gives +2 to these morale tests instead of +1.',
  boosts: 'hive-bond',
  morale: { bonusInFights: 1 },
});
