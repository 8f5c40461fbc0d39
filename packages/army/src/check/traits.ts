import { type UnitFinding, warning } from './finding.ts';

const TRAITS = 'Agile, Elite, Fast Learner, Headstrong, Resilient, Specialist';
const SKILLS =
  'Instigator, Leader, Tactician, Berserker, Duellist, Fanatic, Chemist, Herbalist, Warden, ' +
  'Climber, Daredevil, Prowler, Runner, Destroyer, Hunter, Suppressor, Mastermind, Scavenger, Vanguard';
const INJURIES = 'Arm Injury, Blinded Eye, Chest Wound, Dead, Smashed Leg, Traumatized';
const TALENTS = 'Bitter Rivalry, Crazed, Horrible Scars, Motivated, Natural Talent, Toughened';

/** What units and heroes become in campaigns, by name. */
export const CAMPAIGN_TRAITS: readonly string[] = [TRAITS, SKILLS, INJURIES, TALENTS].flatMap((names) =>
  names.split(', '),
);

/** Experience beyond which no campaign goes on counting. */
const USUAL_XP = 30;

/** What is unusual about the experience and the traits of a unit. */
export const checkVeteran = ({ xp, traits }: { xp: number; traits: readonly string[] }): UnitFinding[] => {
  const known = new Set(CAMPAIGN_TRAITS.map((trait) => trait.toLowerCase()));
  // A Specialist may say at what.
  const plain = (trait: string): string => trait.toLowerCase().replace(/^specialist\b.*/, 'specialist');
  const strange = [...new Set(traits.filter((trait) => !known.has(plain(trait))))];
  return [
    ...(xp > USUAL_XP ? [warning('xp-unusual', `${xp} XP are more than the ${USUAL_XP} that campaigns count`)] : []),
    ...strange.map((trait) =>
      warning('trait-unknown', `the trait "${trait}" is not one of a campaign that Muster knows`),
    ),
  ];
};
