import { rule, type Rule, when } from '@muster/engine';

/** Behind good shields: +1 to block, but not against spells. */
export const shielded: Rule = rule({
  id: 'shielded',
  name: 'Shielded',
  source: 'army books, special rules',
  summary: 'When all models have it, +1 to block hits that are not those of spells.',
  defender: { toBlock: when('noSpell')(1) },
});
