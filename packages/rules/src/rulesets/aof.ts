import type { Ruleset } from '@muster/engine';
import { extendRuleset } from './extend.ts';
import { traitClimber } from '../traits/index.ts';
import { family } from './family.ts';
import { FANTASY_TRAITS } from './traits.ts';

/**
 * The ruleset of Age of Fantasy: the numbers of the family and all its rules except the trait Climber.
 */
export const aof: Ruleset = extendRuleset(family, {
  id: 'aof',
  version: '1',
  rules: { remove: [traitClimber.id], replace: FANTASY_TRAITS },
});
