import { rule, type Rule, when } from '@muster/engine';

/** Blast against poorly armoured targets, and no Regeneration. Its Blast ignores cover. */
export const smash: Rule = rule({
  id: 'smash',
  name: 'Smash',
  source: 'army books, special rules',
  summary: 'If most models of the target have Defense 5+ or worse, Blast(+3) and ignores cover. Ignores Regeneration.',
  attacker: {
    ignores: ['regeneration'],
    hitFactor: when('targetDefense5')(3),
    ignoresCover: { when: ['targetDefense5'] },
  },
});
