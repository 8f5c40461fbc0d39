import type { Ruleset } from '@muster/engine';
import { entrenched, morale } from '../special/index.ts';
import { traitDaredevil } from '../traits/index.ts';
import { extendRuleset } from './extend.ts';
import { family } from './family.ts';

/** What only the armies of Age of Fantasy know. */
const fantasy = [entrenched, morale, traitDaredevil];

/** The ruleset of Grimdark Future: the family's figures and all its rules except those of Age of Fantasy. */
export const gf: Ruleset = extendRuleset(family, {
  id: 'gf',
  version: '1',
  rules: { remove: fantasy.map((rule) => rule.id) },
});
