import type { Ruleset } from '@muster/engine';
import type { System } from '../games.ts';
import { aof } from './aof.ts';
import { aofs } from './aofs.ts';
import { gf } from './gf.ts';
import { gff } from './gff.ts';

export * from './aof.ts';
export * from './aofs.ts';
export * from './diff.ts';
export * from './extend.ts';
export * from './family.ts';
export * from './gf.ts';
export * from './gff.ts';
export * from './trait-names.ts';

/** Every ruleset that can be played. Of several versions of a game, the newest is the last. */
export const RULESETS: readonly Ruleset[] = [gf, gff, aof, aofs];

/** Returns the ruleset of a game by its id, in a version or the newest, or nothing if there is none. */
export const rulesetOf = (id: string, version?: string): Ruleset | undefined =>
  RULESETS.findLast((ruleset) => ruleset.id === id && (version === undefined || ruleset.version === version));

/** Returns the newest ruleset of a game. */
export const newestRuleset = (system: System): Ruleset => rulesetOf(system) as Ruleset;
