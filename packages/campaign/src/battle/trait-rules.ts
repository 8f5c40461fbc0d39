import { traitRuleId } from '@muster/rules';
import type { CampaignUnit } from '../state/campaign.ts';

/** Returns the gains of a unit as special rules for battles; Natural Talent has no effect there. */
export const traitRules = ({ traits, injuries, talents, skills }: CampaignUnit): { id: string }[] =>
  [...traits, ...injuries, ...talents, ...skills]
    .filter((name) => name !== 'natural-talent')
    .map((name) => ({ id: traitRuleId(name) }));
