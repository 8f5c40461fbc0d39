import { EVENTS } from '@muster/rules';
import { gfCampaign } from './gf.ts';
import type { CampaignRuleset } from './ruleset.ts';
import { table } from './table.ts';

/** Campaigns of Age of Fantasy, version 2.0. */
export const aofCampaign: CampaignRuleset = {
  ...gfCampaign,
  id: 'aof-2.0',
  system: 'aof',
  name: 'Age of Fantasy campaign 2.0',
  words: { ...gfCampaign.words, shaken: 'wavering', skillSet: 'expertise' },
  startingPoints: 750,
  savingLimit: 125,
  underdogStep: 25,
  objectiveBonus: 50,
  blockingCounts: true,
  winner: { vp: 2, points: 50 },
  loser: { vp: 0, points: 150 },
  casualty: 'majority',
  injuryPrice: 0,
  talentPrice: 0,
  offersNoPermadeath: false,
  // 25 as for any unit, and 5 with the expert trait (campaign:L2).
  levelPrice: { regular: 25, hero: 30 },
  specialistTwice: false,
  skills: { ...gfCampaign.skills, pathfinder: table({ '1-2': 'runner', '3-4': 'prowler', '5-6': 'daredevil' }) },
  events: EVENTS['aof-2.0'],
};
