import { rule, type Rule } from '@muster/engine';

/** Shorter moves, but a repositioning in every activation. */
export const ethereal: Rule = rule({
  id: 'ethereal',
  name: 'Ethereal',
  source: 'army books, special rules',
  summary: '-6″ on Advance, Rush and Charge. Once per activation, before attacking, it may be repositioned up to 6″.',
  move: { advance: -6, rush: -6, place: { when: 'attacking', inches: 6 } },
});
