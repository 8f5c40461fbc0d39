import { SPECIALIST_MODES } from '@muster/rules';
import type { CampaignRuleset, SkillSet } from '../ruleset/index.ts';
import type { GainList } from '../state/change.ts';

/** The values that each list of a unit may contain; never `dead`, and never Fast Learner (campaign:K12, campaign:L3). */
const KNOWN: Readonly<Record<GainList, (rules: CampaignRuleset) => readonly string[]>> = {
  traits: ({ traits }) =>
    traits.results.flatMap((trait) =>
      trait === 'specialist'
        ? SPECIALIST_MODES.map((mode) => `${trait}:${mode}`)
        : trait === 'fast-learner'
          ? []
          : [trait],
    ),
  injuries: ({ injuries }) => injuries.results.filter((injury) => injury !== 'dead'),
  talents: ({ talents }) => talents.results,
  skillSets: ({ skills }) => Object.keys(skills),
  skills: ({ skills }) => Object.values(skills).flatMap(({ results }) => results),
  items: ({ events }) =>
    Object.values(events).flatMap(({ books }) => books.flatMap((entry) => (entry.keep === 'item' ? [entry.name] : []))),
};

/** Returns the values that a list of a unit may contain. */
export const knownGains = (rules: CampaignRuleset, list: GainList): readonly string[] => KNOWN[list](rules);

/** Returns the set that a skill belongs to. */
export const setOfSkill = (rules: CampaignRuleset, skill: string): SkillSet | undefined =>
  (Object.keys(rules.skills) as SkillSet[]).find((set) => rules.skills[set].results.some((known) => known === skill));
