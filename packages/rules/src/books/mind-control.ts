import { rule, type Rule } from '@muster/engine';

/** Takes a foe by the hand for a few steps. */
export const mindControl: Rule = rule({
  id: 'mind-control',
  name: 'Mind Control',
  source: 'army books, special rules',
  summary:
    'Before attacking, once per activation: an enemy in sight within 18" tests morale and is moved up to 6" if it fails.',
  ability: { per: 'activation', target: 'enemy', range: 18, needsSight: true, targets: 'several', test: 'shoved' },
});
