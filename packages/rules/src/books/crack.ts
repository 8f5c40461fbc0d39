import { perSix, rule, type Rule } from '@muster/engine';

/** A lucky hit goes deep: two more AP for a natural 6 to hit. */
export const crack: Rule = rule({
  id: 'crack',
  name: 'Crack',
  source: 'army books, special rules',
  summary: 'Hits from natural 6s have AP(+2).',
  attacker: { piercing: perSix(2) },
});
