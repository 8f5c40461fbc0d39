import type { Ruleset } from '@muster/engine';
import { extendRuleset } from './extend.ts';
import { family } from './family.ts';

/** Age of Fantasy: the figures of the family and every rule, banners, musicians and trenches among them. */
export const aof: Ruleset = extendRuleset(family, { id: 'aof', version: '1', name: 'Age of Fantasy' });
