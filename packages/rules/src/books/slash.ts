import { perSix, rule, type Rule } from '@muster/engine';

/** More hits, and no cover. */
export const slash: Rule = rule({
  id: 'slash',
  name: 'Slash',
  source: 'army books, special rules',
  summary: 'Each natural 6 to hit adds 1 hit. Ignores cover.',
  attacker: { ignoresCover: 'all', extraHits: perSix(1) },
});
