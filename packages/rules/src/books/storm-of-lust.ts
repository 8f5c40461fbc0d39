import { rule, type Rule } from '@muster/engine';

/** The successes are dealt to the targets in turn. */
export const stormOfLust: Rule = rule({
  id: 'storm-of-lust',
  name: 'Storm of Lust',
  source: 'army books, special rules',
  summary:
    'Once per battle, before attacking: choose up to 3 enemy units within 12″ and roll 3 dice. Each 2+ deals 3 hits with Surge to one of them, in turn.',
  ability: { per: 'game', target: 'enemy', range: 12, targets: 3, dice: 3, need: 2, hits: 3, rules: [{ id: 'surge' }] },
});
