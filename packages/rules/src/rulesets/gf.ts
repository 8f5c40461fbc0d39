import type { Ruleset } from '@muster/engine';
import { entrenched, morale } from '../special/index.ts';
import { traitDaredevil } from '../traits/index.ts';
import { extendRuleset } from './extend.ts';
import { family } from './family.ts';

/** The rules that only Age of Fantasy has. */
const fantasy = [entrenched, morale, traitDaredevil];

/** The ruleset of Grimdark Future: the numbers of the family and all its rules except those of Age of Fantasy. */
export const gf: Ruleset = extendRuleset(family, {
  id: 'gf',
  version: '1',
  rules: { remove: fantasy.map((rule) => rule.id) },
});
