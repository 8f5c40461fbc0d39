import { rule, type Rule } from '@muster/engine';

/** Moves a friendly Artillery model. */
export const rePositionArtillery: Rule = rule({
  id: 're-position-artillery',
  name: 'Re-Position Artillery',
  source: 'army books, special rules',
  summary: 'Once per activation, before attacking: a friendly model with Artillery within 6″ may move up to 9″.',
  ability: { per: 'activation', target: 'friend', single: true, range: 6, having: 'artillery', moves: 9 },
});
