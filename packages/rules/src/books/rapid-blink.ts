import { rule, type Rule } from '@muster/engine';

/** Repositions before it acts, through everything. Where editions differ, the rolled distance of the newest counts. */
export const rapidBlink: Rule = rule({
  id: 'rapid-blink',
  name: 'Rapid Blink',
  source: 'army books, special rules',
  summary: 'When activated, it may be repositioned up to D3″.',
  move: { place: { when: 'activated', d3: 1 } },
});
