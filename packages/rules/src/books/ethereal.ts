import { rule, type Rule } from '@muster/engine';

/** Hardly walks, but fades from one place into another. */
export const ethereal: Rule = rule({
  id: 'ethereal',
  name: 'Ethereal',
  source: 'army books, special rules',
  summary: 'Once per activation before attacking, it may be put down anew within 6"; its moves are 6" shorter.',
  move: { advance: -6, rush: -6, place: { when: 'attacking', inches: 6 } },
});
