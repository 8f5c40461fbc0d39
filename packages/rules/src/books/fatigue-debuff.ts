import { rule, type Rule } from '@muster/engine';

/** Wears a foe down before it fights. */
export const fatigueDebuff: Rule = rule({
  id: 'fatigue-debuff',
  name: 'Fatigue Debuff',
  source: 'army books, special rules',
  summary:
    'Before attacking, once per activation: an enemy in sight within 18" tests morale and is fatigued if it fails.',
  ability: { per: 'activation', target: 'enemy', range: 18, needsSight: true, targets: 'several', test: 'fatigued' },
});
