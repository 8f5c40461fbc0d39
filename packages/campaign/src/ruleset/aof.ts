import { EVENTS } from '@muster/rules';
import { gfCampaign } from './gf.ts';
import type { CampaignRuleset } from './ruleset.ts';
import { diceTable } from './table.ts';

/** Campaigns of Age of Fantasy, version 2.0. */
export const aofCampaign: CampaignRuleset = {
  ...gfCampaign,
  id: 'aof-2.0',
  version: '1',
  system: 'aof',
  battleVersion: '1',
  name: 'Age of Fantasy campaign 2.0',
  words: { ...gfCampaign.words, shaken: 'wavering', skillSet: 'expertise' },
  startingPoints: 750,
  savingLimit: 125,
  underdogStep: 25,
  objectiveTexts: {
    ...gfCampaign.objectiveTexts,
    casting: 'Try to cast a spell, or to block one, in every round.',
  },
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
  skillSetTexts: {
    ...gfCampaign.skillSetTexts,
    support:
      'Friendly units within 6" charge 6" further or shoot 6" further, or enemies within 6" have -1 to Defense rolls.',
    pathfinder:
      'The hero moves 3" further, has -1 to be hit by shots from over 12", or takes no dangerous terrain tests for moving.',
    healer:
      'Friendly units within 6" have +1 to morale tests after a lost melee, ignore wounds on 6+, or on 5+ stop being Shaken.',
  },
  skills: { ...gfCampaign.skills, pathfinder: diceTable({ '1-2': 'runner', '3-4': 'prowler', '5-6': 'daredevil' }) },
  events: EVENTS['aof-2.0'],
};
