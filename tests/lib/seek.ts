import { isLong } from './soak.ts';

/** A search for things that must come up in some of many battles. */
export interface Search {
  /** The names of these things. */
  things: Iterable<string>;
  /** Battles are numbered from 0 to one less than this. */
  battles: number;
  /** Battles that show all things together. MUSTER_SEEK=yes prints such a list. */
  covering: readonly number[];
  /** At least so many battles are played in long tests. */
  least?: number;
  /** Plays a battle and removes what came up in it. */
  play: (number: number, missing: Set<string>) => void;
}

/**
 * Plays battles until everything came up, and returns what never did. `npm test` begins with the covering battles, and plays the
 * others if the rules have changed since; `npm run test:long` plays all in turn.
 */
export const seek = (search: Search): string[] => {
  if (process.env.MUSTER_SEEK) console.info(`covering: [${coveringBattles(search).join(', ')}]`);
  const { things, battles, covering, least = 0, play } = search;
  const missing = new Set(things);
  for (const [played, number] of numbersFrom(covering, battles).entries()) {
    if (missing.size === 0 && (played >= least || !isLong)) break;
    play(number, missing);
  }
  return [...missing];
};

/** Returns the numbers from 0 to one less than a limit: in order in long tests, otherwise the covering ones first. */
export const numbersFrom = (covering: readonly number[], limit: number): number[] => {
  const all = Array.from({ length: limit }, (_, number) => number);
  return isLong ? all : [...covering, ...all.filter((number) => !covering.includes(number))];
};

/** Returns a few battles that together show everything: repeatedly the one that shows most of what is left. */
const coveringBattles = ({ things, battles, play }: Search): number[] => {
  const all = [...things];
  const shown = Array.from({ length: battles }, (_, number) => {
    const missing = new Set(all);
    play(number, missing);
    return all.filter((thing) => !missing.has(thing));
  });
  const left = new Set(shown.flat());
  const covering: number[] = [];
  while (left.size > 0) {
    const worth = shown.map((some) => some.filter((thing) => left.has(thing)).length);
    const best = worth.indexOf(Math.max(...worth));
    covering.push(best);
    for (const thing of shown[best]) left.delete(thing);
  }
  return covering;
};
