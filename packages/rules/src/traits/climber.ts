import { rule, type Rule } from '@muster/engine';

/** As Strider. */
export const traitClimber: Rule = rule({
  id: 'trait-climber',
  name: 'Trait: Climber',
  source: 'GF campaign, skills of heroes',
  summary: 'Is not slowed by difficult terrain.',
  move: { ignoresDifficult: true },
});
