import { gf } from '@muster/rules';
import type { Shipped } from '../shipped/shipped.ts';

/** The default ready-made lists. */
export const DEFAULT_ARMIES = ['lantern-wardens-1000', 'kestrel-guild-1000'] as const;

/** Returns the names of a game's ready-made lists that are not among these names, the default ones first. */
export const usualArmies = (shipped: Shipped, named: readonly string[], system: string = gf.id): string[] => {
  const usual = [...DEFAULT_ARMIES, ...shipped.usual(gf.id)];
  const own = shipped.usual(system);
  const all = new Set([...usual.filter((name) => own.includes(name)), ...own, ...usual]);
  return [...all].filter((name) => !named.includes(name));
};
