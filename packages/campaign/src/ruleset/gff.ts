import { EVENTS } from '@muster/rules';
import { gfCampaign } from './gf.ts';
import type { CampaignRuleset } from './ruleset.ts';

/** Campaigns of Firefight: those of Grimdark Future with the numbers of a skirmish. */
export const gffCampaign: CampaignRuleset = {
  ...gfCampaign,
  id: 'gff',
  version: '1',
  system: 'gff',
  battleVersion: '1',
  name: 'Firefight campaign',
  words: { ...gfCampaign.words, army: 'strike team', destroyed: 'knocked out' },
  startingPoints: 200,
  savingLimit: 40,
  gap: 50,
  underdogStep: 10,
  objectiveTexts: {
    ...gfCampaign.objectiveTexts,
    recovery: 'Be the first strike team with a unit that stops being Shaken.',
    rage: 'Be the first to knock out an enemy unit.',
    destruction: 'The enemy unit worth the most points must be knocked out.',
  },
  objectiveBonus: 10,
  winner: { vp: 2, points: 20 },
  loser: { vp: 0, points: 40 },
  naturalTalentAgain: true,
  levelPrice: { regular: 5, hero: 15 },
  skillSetTexts: {
    ...gfCampaign.skillSetTexts,
    fighter: 'In melee, enemies have -1 to hit the hero, the hero has one more attack, or it adds 1 to wound effects.',
    pathfinder: 'The hero moves 2" further, has -1 to be hit by shots from over 12", or jumps on 2+.',
    healer: 'Friendly units within 6" have -1 to wound effect rolls, ignore wounds on 6+, or stop being Shaken.',
  },
  veteran: { surcharge: 10, xp: 5 },
  events: EVENTS.gff,
};
