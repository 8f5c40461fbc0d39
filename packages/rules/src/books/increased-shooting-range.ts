import { always, rule, type Rule } from '@muster/engine';

/** Longer ranges. */
export const increasedShootingRange: Rule = rule({
  id: 'increased-shooting-range',
  name: 'Increased Shooting Range',
  source: 'army books, special rules',
  summary: '+6″ range when shooting.',
  attacker: { range: always(6) },
});
