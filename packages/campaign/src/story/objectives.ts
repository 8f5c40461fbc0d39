import type { ChoiceNeed } from '../chance/chance.ts';
import { LABEL } from '../contract/labels.ts';
import type { CampaignRefusal } from '../contract/refusal.ts';
import type { Missed } from '../battle/judge-report.ts';
import { titleOf } from '../ruleset/index.ts';
import type { Campaign } from '../state/campaign.ts';
import { openMatchOf } from '../state/find.ts';

const WHY: Readonly<Record<Missed, string>> = {
  conceded: 'it conceded',
  'too-few-units': 'fewer than four of its units were on the table at the end',
  'no-caster': 'its last caster fell before the last round',
  'no-kill': 'no unit of it killed an enemy',
  'not-first': 'another army killed an enemy in an earlier round',
  'not-destroyed': 'the most expensive enemy unit was not destroyed',
  taken: 'another army was first, and only the first one reaches it',
};

/** Why the report and a player's word about an objective do not fit together. */
export const objectiveSentence = ({ what, of, have }: CampaignRefusal): string => {
  const objective = titleOf(String(of));
  return have === 'reached'
    ? `The report proves that ${what} reached ${objective}.`
    : `${what} cannot have reached ${objective}: ${WHY[have as Missed]}.`;
};

/** The question whether an army reached its objective, if it is that. */
export const objectiveQuestion = (campaign: Campaign, need: ChoiceNeed, name: string): string | undefined => {
  if (need.for !== LABEL.reached(need.army)) return undefined;
  const objective = openMatchOf(campaign, need.army)?.armies.find(({ army }) => army === need.army)?.objective;
  return `Did ${name} reach ${objective === undefined ? 'its special objective' : titleOf(objective)}?`;
};
