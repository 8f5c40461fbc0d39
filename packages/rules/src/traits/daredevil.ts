import { rule, type Rule } from '@muster/engine';

/** Ignores dangerous terrain on its moves. */
export const traitDaredevil: Rule = rule({
  id: 'trait-daredevil',
  name: 'Trait: Daredevil',
  source: 'AoF campaign, skills of heroes',
  summary: 'Takes no dangerous terrain tests for its moves.',
  move: { ignoresDangerous: true },
});
