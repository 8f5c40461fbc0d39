import { rule, type Rule } from '@muster/engine';

/** Laughs at the abyss. */
export const traitDaredevil: Rule = rule({
  id: 'trait-daredevil',
  name: 'Trait: Daredevil',
  source: 'AoF campaign, skills of heroes',
  summary: 'Takes no dangerous terrain tests for where it moves.',
  move: { ignoresDangerous: true },
});
