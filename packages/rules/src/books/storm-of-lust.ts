import { rule, type Rule } from '@muster/engine';

/** A storm over the foe. Each die that succeeds may go to another target; they are dealt out in turn. */
export const stormOfLust: Rule = rule({
  id: 'storm-of-lust',
  name: 'Storm of Lust',
  source: 'army books, special rules',
  summary: 'Once per game, before attacking: of three dice each 2+ deals three hits with Surge to an enemy within 12".',
  ability: { per: 'game', target: 'enemy', range: 12, targets: 3, dice: 3, need: 2, hits: 3, rules: [{ id: 'surge' }] },
});
