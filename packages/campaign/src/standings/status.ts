import type { Campaign, CampaignArmy } from '../state/campaign.ts';
import { weeksBetween } from './days.ts';
import { leaders } from './standings.ts';

/** The progress of a campaign: whether it is over, its winners and its limit. */
export interface CampaignStatus {
  over: boolean;
  /** The winners, several if they are equal; none while the campaign continues. */
  winners: readonly string[];
  /** Missions, VP or weeks so far, and how many there will be. */
  done: number;
  limit?: number;
}

/** Returns the progress of a campaign, on a day if that matters. */
export const statusOf = (campaign: Campaign, today?: string): CampaignStatus => {
  const over = isOver(campaign, today);
  return {
    over,
    winners: over ? winnersOf(campaign) : [],
    done: progressOf(campaign, today),
    ...(campaign.limit === undefined ? {} : { limit: campaign.limit }),
  };
};

/** Whether one more match may begin: not past the deadline, and not one too many (campaign:C8). */
export const mayBegin = (campaign: Campaign, today?: string): boolean => {
  const { type, limit, options, matches } = campaign;
  if (limit === undefined) return true;
  if (type === 'time-limited') return progressOf(campaign, today) < limit;
  if (type === 'game-limited' && options.limitCounts === 'campaign')
    return campaign.played + matches.filter(({ step }) => step === 'mission').length < limit;
  return !isOver(campaign, today);
};

/** Whether an army may play one more match: if the limit is per army, it must have one left (campaign:C7). */
export const mayPlay = ({ type, limit, options }: Campaign, { matches }: Pick<CampaignArmy, 'matches'>): boolean =>
  type !== 'game-limited' || limit === undefined || options.limitCounts === 'campaign' || matches < limit;

/** Whether a campaign is over. */
export const isOver = (campaign: Campaign, today?: string): boolean => {
  const { type, limit, winners } = campaign;
  if (type === 'endless' || limit === undefined) return false;
  if (type === 'point-limited')
    return winners !== undefined || (!hasBattle(campaign) && endedBy(campaign) !== undefined);
  if (type === 'time-limited') return progressOf(campaign, today) >= limit && !hasBattle(campaign);
  return progressOf(campaign, today) >= limit || hasNoOpponents(campaign);
};

/** Whether armies have played all their matches and fewer than two may still play (campaign:C7). */
const hasNoOpponents = (campaign: Campaign): boolean => {
  const left = campaign.armies.filter((army) => mayPlay(campaign, army)).length;
  return left < 2 && left < campaign.armies.length && !hasBattle(campaign);
};

/** Returns the winner of a point-limited campaign, if one army alone leads with enough VP (campaign:C2, campaign:C4). */
export const endedBy = ({ type, limit, armies }: Campaign): string[] | undefined => {
  if (type !== 'point-limited' || limit === undefined || armies.length === 0) return undefined;
  const most = Math.max(...armies.map(({ vp }) => vp));
  const top = armies.filter(({ vp }) => vp === most).map(({ id }) => id);
  return most >= limit && top.length === 1 ? top : undefined;
};

const winnersOf = (campaign: Campaign): readonly string[] =>
  campaign.type === 'point-limited' ? (campaign.winners ?? endedBy(campaign) ?? []) : leaders(campaign);

const hasBattle = ({ matches }: Campaign): boolean => matches.some(({ step }) => step === 'mission');

/** Returns the progress of a campaign in the unit of its limit (campaign:C7, campaign:C8). */
const progressOf = ({ type, armies, played, options, begun }: Campaign, today = begun): number => {
  if (type === 'time-limited') return begun === '' ? 0 : weeksBetween(begun, today);
  if (type === 'point-limited') return Math.max(0, ...armies.map(({ vp }) => vp));
  if (options.limitCounts === 'campaign') return played;
  return armies.length === 0 ? 0 : Math.min(...armies.map(({ matches }) => matches));
};
