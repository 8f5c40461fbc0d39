import { rule, type Rule } from '@muster/engine';

/** May make an enemy Fatigued. */
export const fatigueDebuff: Rule = rule({
  id: 'fatigue-debuff',
  name: 'Fatigue Debuff',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: an enemy unit in sight within 18″ (up to 4 in skirmish games) takes a morale test and is Fatigued if it fails.',
  ability: { per: 'activation', target: 'enemy', range: 18, needsSight: true, targets: 'several', test: 'fatigued' },
});
