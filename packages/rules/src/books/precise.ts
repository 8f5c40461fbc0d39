import { always, rule, type Rule } from '@muster/engine';

/** A weapon that goes where it is pointed: +1 to hit, shot or blow. */
export const precise: Rule = rule({
  id: 'precise',
  name: 'Precise',
  source: 'army books, special rules',
  summary: '+1 to hit.',
  attacker: { toHit: always(1) },
});
