import { EVENTS } from '@muster/rules';
import { gfCampaign } from './gf.ts';
import type { CampaignRuleset } from './ruleset.ts';

/** Campaigns of Firefight: those of Grimdark Future with the figures of a skirmish. */
export const gffCampaign: CampaignRuleset = {
  ...gfCampaign,
  id: 'gff',
  system: 'gff',
  name: 'Firefight campaign',
  words: { ...gfCampaign.words, army: 'strike team', destroyed: 'knocked out' },
  startingPoints: 200,
  savingLimit: 40,
  gap: 50,
  underdogStep: 10,
  objectiveBonus: 10,
  winner: { vp: 2, points: 20 },
  loser: { vp: 0, points: 40 },
  naturalTalentAgain: true,
  levelPrice: { regular: 5, hero: 15 },
  veteran: { surcharge: 10, xp: 5 },
  events: EVENTS.gff,
};
