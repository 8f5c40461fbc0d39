import { always, rule, type Rule } from '@muster/engine';

/** Ignores wounds. It is not Regeneration, so rules that ignore Regeneration do not ignore it. */
export const protectedRule: Rule = rule({
  id: 'protected',
  name: 'Protected',
  source: 'army books, special rules',
  summary: 'If all models have it, the unit ignores each wound on a 6+.',
  defender: { ignoreWounds: always(6) },
});
