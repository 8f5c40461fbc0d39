import type { Ruleset } from '@muster/engine';
import { baseOf, type Result, type RulesetRef } from '@muster/kernel';
import type { System } from '../games.ts';
import { aof } from './aof.ts';
import { aofs } from './aofs.ts';
import { gf } from './gf.ts';
import { gff } from './gff.ts';
import { findVersion, type RulesetRefusal } from './lookup.ts';

export * from './aof.ts';
export * from './aofs.ts';
export * from './diff.ts';
export * from './extend.ts';
export * from './family.ts';
export * from './gf.ts';
export * from './gff.ts';
export * from './lookup.ts';
export * from './trait-names.ts';

/** Every ruleset that can be played. Of several versions of a game, the newest is the last. */
export const RULESETS: readonly Ruleset[] = [gf, gff, aof, aofs];

/** Returns a ruleset by the id of its game, in a version (`gf@1`) or the newest (`gf`), or `undefined`. */
export const rulesetOf = (base: string, version?: string): Ruleset | undefined => {
  const wanted = base.includes('@') ? baseOf({ base }) : { id: base, version };
  return RULESETS.findLast(
    (ruleset) => ruleset.id === wanted.id && (wanted.version === undefined || ruleset.version === wanted.version),
  );
};

/** Returns the ruleset of a battle in the version that the battle began with, or why it cannot be played. */
export const findRuleset = (ref: RulesetRef): Result<Ruleset, RulesetRefusal> => findVersion(RULESETS, ref);

/** Returns the newest ruleset of a game. */
export const newestRuleset = (system: System): Ruleset => rulesetOf(system) as Ruleset;
