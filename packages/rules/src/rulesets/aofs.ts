import type { Ruleset } from '@muster/engine';
import { entrenched, morale } from '../special/index.ts';
import { extendRuleset } from './extend.ts';
import { gff } from './gff.ts';

/** The ruleset of Age of Fantasy: Skirmish: the numbers of Firefight with the rules of Age of Fantasy. */
export const aofs: Ruleset = extendRuleset(gff, {
  id: 'aofs',
  version: '1',
  forceOrganisation: { pointsPerUnit: 25 },
  rules: { add: [entrenched, morale] },
});
