import type { Campaign, CampaignArmy } from '../state/campaign.ts';
import { compareFractions, type Fraction } from './fraction.ts';

/** The place of an army in a campaign. */
export interface Standing {
  army: string;
  name: string;
  player: string;
  vp: number;
  matches: number;
  score: Fraction;
  /** Counted from 1; equal armies share it. */
  rank: number;
}

/** Whether scores are averages: with matches at the same time, and from the first late joiner on (campaign:C9). */
export const isAveraged = ({ options, averaged }: Campaign): boolean => options.parallelPlay || averaged;

/** Returns the score of an army: its VP, or its VP per match, 0 without a match (campaign:C5). */
export const scoreOf = (campaign: Campaign, { vp, matches }: CampaignArmy): Fraction =>
  isAveraged(campaign)
    ? matches === 0
      ? { over: 0, under: 1 }
      : { over: vp, under: matches }
    : { over: vp, under: 1 };

/** Returns all armies, the best first. Armies without a match follow those of the same score that have played. */
export const standings = (campaign: Campaign): Standing[] => {
  const rows = campaign.armies.map((army) => ({ army, score: scoreOf(campaign, army) }));
  const compare = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    compareFractions(b.score, a.score) || untried(campaign, a.army) - untried(campaign, b.army);
  rows.sort(compare);
  return rows.map(({ army, score }) => ({
    army: army.id,
    name: army.name,
    player: army.player,
    vp: army.vp,
    matches: army.matches,
    score,
    rank: 1 + rows.findIndex((row) => compare(row, { army, score }) === 0),
  }));
};

const untried = (campaign: Campaign, { matches }: CampaignArmy): number =>
  isAveraged(campaign) && matches === 0 ? 1 : 0;

/** Returns the leading armies, several if they are equal (campaign:C3). */
export const leaders = (campaign: Campaign): string[] =>
  standings(campaign)
    .filter(({ rank }) => rank === 1)
    .map(({ army }) => army);
