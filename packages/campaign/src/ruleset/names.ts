/** Special objectives, by what they ask for. */
export const OBJECTIVES = ['mastery', 'honor', 'casting', 'recovery', 'rage', 'destruction'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** Traits of regular units; Specialist is kept with its mode, and Fast Learner is a pick and never kept (campaign:L3). */
export const TRAITS = ['agile', 'headstrong', 'specialist', 'resilient', 'elite', 'fast-learner'] as const;
export type Trait = (typeof TRAITS)[number];

/** What a Specialist is good at. */
export const MODES = ['melee', 'shooting'] as const;
export type Mode = (typeof MODES)[number];

/** Results of the injury table; `dead` is no trait (campaign:K12). */
export const INJURIES = ['dead', 'chest-wound', 'blinded-eye', 'arm-injury', 'traumatized', 'smashed-leg'] as const;
export type Injury = (typeof INJURIES)[number];

/** Results of the talent table. */
export const TALENTS = [
  'natural-talent',
  'motivated',
  'crazed',
  'bitter-rivalry',
  'horrible-scars',
  'toughened',
] as const;
export type Talent = (typeof TALENTS)[number];

/** Sets of skills for heroes. */
export const SKILL_SETS = ['captain', 'support', 'fighter', 'shooter', 'pathfinder', 'healer'] as const;
export type SkillSet = (typeof SKILL_SETS)[number];

/** Skills of heroes. */
export const SKILLS = [
  'leader',
  'instigator',
  'tactician',
  'vanguard',
  'scavenger',
  'mastermind',
  'duellist',
  'fanatic',
  'berserker',
  'hunter',
  'destroyer',
  'suppressor',
  'runner',
  'prowler',
  'climber',
  'daredevil',
  'chemist',
  'herbalist',
  'warden',
] as const;
export type Skill = (typeof SKILLS)[number];

/** The key behind a name as people write it: Blinded Eye is `blinded-eye`, Specialist (melee) is `specialist:melee`. */
export const keyOf = (title: string): string => {
  const [, name, mode] = /^([^(:]+?)\s*(?:[(:]\s*([^)]*?)\s*\)?)?$/.exec(title.trim().toLowerCase()) ?? ['', title];
  const key = name.replace(/[\s_]+/g, '-');
  return mode ? `${key}:${mode}` : key;
};

/** A name as people read it: `blinded-eye` is Blinded Eye, `specialist:melee` is Specialist (melee). */
export const titleOf = (key: string): string => {
  const [name, mode] = key.split(':');
  const title = name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
  return mode === undefined ? title : `${title} (${mode})`;
};
