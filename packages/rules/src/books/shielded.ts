import { rule, type Rule, when } from '@muster/engine';

/** Better Defense rolls, except against spells. */
export const shielded: Rule = rule({
  id: 'shielded',
  name: 'Shielded',
  source: 'army books, special rules',
  summary: 'If all models have it, the unit gets +1 to Defense rolls, except against spells.',
  defender: { toBlock: when('noSpell')(1) },
});
