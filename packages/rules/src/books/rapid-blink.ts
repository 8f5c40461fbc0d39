import { rule, type Rule } from '@muster/engine';

/** Flickers from one place to another before it acts, through walls and ranks. Where editions differ, the rolled distance of the newest counts. */
export const rapidBlink: Rule = rule({
  id: 'rapid-blink',
  name: 'Rapid Blink',
  source: 'army books, special rules',
  summary: 'When activated, its models may be put down anew within D3" of where they stand.',
  move: { place: { when: 'activated', d3: 1 } },
});
