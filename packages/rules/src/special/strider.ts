import { rule, type Rule } from '@muster/engine';

/** Difficult ground neither slows it nor, through it, its unit (battle:G18). Dangerous ground stays dangerous. */
export const strider: Rule = rule({
  id: 'strider',
  name: 'Strider',
  source: 'GF core, special rules',
  summary: 'Is not slowed by difficult terrain.',
  move: { ignoresDifficult: true },
});
