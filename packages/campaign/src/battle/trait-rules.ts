import { traitRuleId } from '@muster/rules';
import type { CampaignUnit } from '../state/campaign.ts';

/** What a unit has become, as special rules of its battles; Natural Talent does nothing there. */
export const traitRules = ({ traits, injuries, talents, skills }: CampaignUnit): { id: string }[] =>
  [...traits, ...injuries, ...talents, ...skills]
    .filter((name) => name !== 'natural-talent')
    .map((name) => ({ id: traitRuleId(name) }));
