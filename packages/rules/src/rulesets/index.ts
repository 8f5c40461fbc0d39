import type { Ruleset } from '@muster/engine';
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

/** Every ruleset that can be played, by id, the oldest version first. */
export const RULESETS: Readonly<Record<string, readonly Ruleset[]>> = {
  gf: [gf],
  gff: [gff],
  aof: [aof],
  aofs: [aofs],
};

/** Returns the ruleset of a game by its id, in a version or the newest, or nothing if there is none. */
export const rulesetOf = (id: string, version?: string): Ruleset | undefined => {
  const versions = Object.hasOwn(RULESETS, id) ? RULESETS[id] : [];
  return version === undefined ? versions.at(-1) : versions.find((ruleset) => ruleset.version === version);
};
