import type { ChoiceNeed } from '../chance/chance.ts';
import { LABEL } from '../contract/labels.ts';
import type { CampaignRefusal } from '../contract/refusal.ts';
import type { MissedReason } from '../battle/judge-report.ts';
import { titleOf } from '../ruleset/index.ts';
import type { Campaign } from '../state/campaign.ts';
import { openMatchOf } from '../state/find.ts';

/** Why a report shows that an army missed its special objective. */
const WHY: Readonly<Record<MissedReason, string>> = {
  conceded: 'it conceded',
  'too-few-units': 'fewer than four of its units were on the table at the end',
  'no-caster': 'its last caster fell before the last round',
  'no-kill': 'none of its units killed an enemy',
  'not-first': 'another army killed an enemy in an earlier round',
  'not-destroyed': 'the enemy unit worth the most points was not destroyed',
  taken: 'only the first army can reach it, and another army was first',
};

/** Returns the sentence that says why a report contradicts what a player claims about an objective. */
export const objectiveRefusalText = ({ what, of, have }: CampaignRefusal): string => {
  const objective = titleOf(String(of));
  return have === 'reached'
    ? `The report proves that ${what} reached ${objective}.`
    : `${what} cannot have reached ${objective}: ${WHY[have as MissedReason]}.`;
};

/** Returns the question whether an army reached its special objective, or nothing if a decision asks something else. */
export const objectiveQuestion = (campaign: Campaign, need: ChoiceNeed, name: string): string | undefined => {
  if (need.for !== LABEL.reached(need.army)) return undefined;
  const objective = openMatchOf(campaign, need.army)?.armies.find(({ army }) => army === need.army)?.objective;
  return `Did ${name} reach ${objective === undefined ? 'its special objective' : titleOf(objective)}?`;
};
