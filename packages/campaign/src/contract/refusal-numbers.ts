import type { CampaignRefusal, CampaignRefusalCode } from './refusal.ts';

/** What `need` (the limit) and `have` (the measured value) mean in a refusal; both have the same unit. */
export interface CampaignRefusalNumbers {
  unit: 'points' | 'heroes' | 'matches' | 'armies' | 'models' | 'rounds' | 'xp' | 'levels' | 'gains' | 'day' | 'word';
  /** How `have` must compare to `need`. */
  asks: 'at most' | 'at least' | 'exactly';
}

const atMost = (unit: CampaignRefusalNumbers['unit']): CampaignRefusalNumbers => ({ unit, asks: 'at most' });
const atLeast = (unit: CampaignRefusalNumbers['unit']): CampaignRefusalNumbers => ({ unit, asks: 'at least' });
const exactly = (unit: CampaignRefusalNumbers['unit']): CampaignRefusalNumbers => ({ unit, asks: 'exactly' });

/** The meaning of the numbers of each refusal that has numbers. */
export const CAMPAIGN_REFUSAL_NUMBERS: Readonly<Partial<Record<CampaignRefusalCode, CampaignRefusalNumbers>>> = {
  'too-expensive': atLeast('points'),
  'gap-too-wide': atMost('points'),
  'too-many-heroes': atMost('heroes'),
  'sits-out': atMost('matches'),
  'limit-reached': atMost('matches'),
  'too-many-matches': atMost('matches'),
  'too-few-armies': atLeast('armies'),
  'too-many-armies': atMost('armies'),
  'bad-report': atMost('models'),
  'wrong-round': exactly('rounds'),
  'bad-xp': atMost('xp'),
  'bad-level': exactly('levels'),
  'too-many-gains': atMost('gains'),
  'bad-date': atLeast('day'),
  'army-busy': exactly('word'),
  'wrong-step': exactly('word'),
  'event-not-called': exactly('word'),
  'bad-objective': exactly('word'),
  'bad-die': exactly('word'),
  'bad-pick': exactly('word'),
  'bad-choice': exactly('word'),
  'bad-value': exactly('word'),
  'unknown-gain': exactly('word'),
  'gain-twice': exactly('word'),
  'heroes-only': exactly('word'),
  'skill-without-set': exactly('word'),
};

/** Whether the numbers of a refusal break the limit that they describe. */
export const breaksItsLimit = ({ code, need, have }: CampaignRefusal): boolean => {
  if (need === undefined && have === undefined) return true;
  const meaning = CAMPAIGN_REFUSAL_NUMBERS[code];
  if (!meaning) return false;
  if (need === undefined || have === undefined) return meaning.unit === 'word';
  if (typeof need !== typeof have) return false;
  if (meaning.asks === 'at least') return have < need;
  return meaning.asks === 'at most' ? have >= need || Number(have) < 0 : have !== need;
};
