import { perSix, rule, type Rule } from '@muster/engine';

/** With whatever it fights, a natural 6 to hit has four more AP. */
export const destructive: Rule = rule({
  id: 'destructive',
  name: 'Destructive',
  source: 'army books, special rules',
  summary: 'Hits from natural 6s have AP(+4).',
  attacker: { piercing: perSix(4) },
});
