import { CAMPAIGN_TRAITS } from '@muster/rules';
import { type UnitFinding, warning } from './finding.ts';

/** The names of campaign traits as lists write them. */
const KNOWN: ReadonlySet<string> = new Set(CAMPAIGN_TRAITS.map((trait) => trait.replaceAll('-', ' ')));

/** The most XP that a unit has in a campaign. */
const USUAL_XP = 30;

/** Returns warnings about unusual experience and traits of a unit. */
export const checkVeteran = ({ xp, traits }: { xp: number; traits: readonly string[] }): UnitFinding[] => {
  // Specialist may have a mode.
  const plain = (trait: string): string => trait.toLowerCase().replace(/^specialist\b.*/, 'specialist');
  const strange = [...new Set(traits.filter((trait) => !KNOWN.has(plain(trait))))];
  return [
    ...(xp > USUAL_XP ? [warning('xp-unusual', `has ${xp} XP (campaigns count up to ${USUAL_XP})`)] : []),
    ...strange.map((trait) => warning('trait-unknown', `has the unknown campaign trait "${trait}"`)),
  ];
};
