import { Dice, seedOfText } from '@muster/kernel';
import type { Campaign, Match } from '../state/campaign.ts';
import type { DrawSource } from './chance.ts';

/**
 * Returns the source of a campaign's own dice and random draws: each depends only on the seed and its key. A random draw
 * takes the candidate with the highest number; each candidate has its own number. Decisions are left to people.
 */
export const keyedSource = (seed: string): DrawSource => ({
  die: (label, key = label) => new Dice(JSON.stringify([seed, key])).d6(),
  pick: (label, among, key = label) => highest(among, (candidate) => rank(JSON.stringify([seed, key, candidate]))),
  choose: () => undefined,
});

const WORDS = 4_294_967_296;

const rank = (key: string): number => new Dice(key).below(WORDS);

const highest = (among: readonly string[], rankOf: (candidate: string) => number): string | undefined => {
  let best: { candidate: string; rank: number } | undefined;
  for (const candidate of among) {
    const one = { candidate, rank: rankOf(candidate) };
    if (!best || one.rank > best.rank) best = one;
  }
  return best?.candidate;
};

/** Returns the seed of a campaign, which determines all its dice and random draws. */
export const seedOf = ({ seed = '' }: Campaign): string => seed;

/** Returns the number of a match that its dice are keyed by. Corrections of other matches do not change it. */
export const ordinalOf = ({ ordinal, number }: Pick<Match, 'ordinal' | 'number'>): number => ordinal ?? number;

/** Returns the first number that is not the key of any match's dice. */
export const freeOrdinal = (matches: readonly Match[]): number => {
  const taken = new Set(matches.map(ordinalOf));
  let ordinal = 1;
  while (taken.has(ordinal)) ordinal++;
  return ordinal;
};

/** Returns the seed of the battle that Muster plays for a match. */
export const battleSeed = (campaign: Campaign, match: Match): string =>
  seedOfText(JSON.stringify([seedOf(campaign), 'battle', ordinalOf(match)]));
