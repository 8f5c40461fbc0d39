import { TRAIT_KEYS } from '../traits/index.ts';

/** The two modes of the trait Specialist. */
export const SPECIALIST_MODES = ['melee', 'shooting'] as const;
export type SpecialistMode = (typeof SPECIALIST_MODES)[number];

/** Results of campaign tables that are not rules of a battle; Specialist becomes one with its mode. */
const ON_PAPER = ['dead', 'fast-learner', 'natural-talent', 'specialist'] as const;

type WithMode = `specialist-${SpecialistMode}`;

/** A trait, injury, talent or skill as campaign tables name it: `blinded-eye`. */
export type CampaignTrait = Exclude<(typeof TRAIT_KEYS)[number], WithMode> | (typeof ON_PAPER)[number];

const isWhole = (key: (typeof TRAIT_KEYS)[number]): key is Exclude<typeof key, WithMode> =>
  !SPECIALIST_MODES.some((mode) => key === `specialist-${mode}`);

/** Every trait, injury, talent and skill of campaigns, as their tables name them. */
export const CAMPAIGN_TRAITS: readonly CampaignTrait[] = [...TRAIT_KEYS.filter(isWhole), ...ON_PAPER];

const PREFIX = 'trait-';

/** The id of the special rule that a trait is in battles: `specialist:melee` is `trait-specialist-melee`. */
export const traitRuleId = (trait: string): string => `${PREFIX}${trait.replace(':', '-')}`;

/** Whether a special rule comes from a campaign. */
export const isTraitRule = ({ id }: { id: string }): boolean => id.startsWith(PREFIX);
