import type { Rule } from '@muster/engine';

/** Returns a rule that a random event gives for a time, with the name of the event. */
export const givenBy = (id: string, name: string, summary: string, words: Partial<Rule>): Rule => ({
  id: `event-${id}`,
  name,
  source: 'campaign rules, random events',
  summary,
  ...words,
});
