import { rule, type Rule } from '@muster/engine';

/** May move an enemy unit. */
export const mindControl: Rule = rule({
  id: 'mind-control',
  name: 'Mind Control',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: an enemy unit in sight within 18″ (up to 4 in skirmish games) takes a morale test. If it fails, you move it up to 6″.',
  ability: { per: 'activation', target: 'enemy', range: 18, needsSight: true, targets: 'several', test: 'shoved' },
});
