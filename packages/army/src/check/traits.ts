import { CAMPAIGN_TRAITS } from '@muster/rules';
import { type UnitFinding, warning } from './finding.ts';

/** The names that lists write for what units and heroes become in campaigns. */
const KNOWN: ReadonlySet<string> = new Set(CAMPAIGN_TRAITS.map((trait) => trait.replaceAll('-', ' ')));

/** Experience beyond which no campaign goes on counting. */
const USUAL_XP = 30;

/** What is unusual about the experience and the traits of a unit. */
export const checkVeteran = ({ xp, traits }: { xp: number; traits: readonly string[] }): UnitFinding[] => {
  // A Specialist may say at what.
  const plain = (trait: string): string => trait.toLowerCase().replace(/^specialist\b.*/, 'specialist');
  const strange = [...new Set(traits.filter((trait) => !KNOWN.has(plain(trait))))];
  return [
    ...(xp > USUAL_XP ? [warning('xp-unusual', `${xp} XP are more than the ${USUAL_XP} that campaigns count`)] : []),
    ...strange.map((trait) =>
      warning('trait-unknown', `the trait "${trait}" is not one of a campaign that Muster knows`),
    ),
  ];
};
