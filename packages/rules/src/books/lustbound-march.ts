import { rule, type Rule } from '@muster/engine';

/** Lustbound as Firefight lists have it: longer moves instead of longer ranges. */
export const lustboundMarch: Rule = rule({
  id: 'lustbound-march',
  name: 'Lustbound March',
  source: 'army books, special rules',
  summary: '+1″ on Advance, +3″ on Rush and Charge.',
  move: { advance: 1, rush: 3 },
});
