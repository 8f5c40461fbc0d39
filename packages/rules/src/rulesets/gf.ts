import type { Ruleset } from '@muster/engine';
import { extendRuleset } from './extend.ts';
import { family } from './family.ts';

/** Grimdark Future: the family's figures and all its rules. */
export const gf: Ruleset = extendRuleset(family, { id: 'gf', version: '1', name: 'Grimdark Future' });
