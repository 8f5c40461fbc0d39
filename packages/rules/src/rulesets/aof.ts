import type { Ruleset } from '@muster/engine';
import { extendRuleset } from './extend.ts';
import { family } from './family.ts';

/** Age of Fantasy: the figures of the family, with banners, musicians and stakes. */
export const aof: Ruleset = extendRuleset(family, { id: 'aof', version: '1', name: 'Age of Fantasy' });
