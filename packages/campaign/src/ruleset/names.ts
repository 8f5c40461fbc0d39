import { titled } from '@muster/kernel';
/** Special objectives, by what they ask for. */
export const OBJECTIVES = ['mastery', 'honor', 'casting', 'recovery', 'rage', 'destruction'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** Sets of skills for heroes. */
export const SKILL_SETS = ['captain', 'support', 'fighter', 'shooter', 'pathfinder', 'healer'] as const;
export type SkillSet = (typeof SKILL_SETS)[number];

/** The key behind a name as people write it: Blinded Eye is `blinded-eye`, Specialist (melee) is `specialist:melee`. */
export const keyOf = (title: string): string => {
  const [, name, mode] = /^([^(:]+?)\s*(?:[(:]\s*([^)]*?)\s*\)?)?$/.exec(title.trim().toLowerCase()) ?? ['', title];
  const key = name.replace(/[\s_]+/g, '-');
  return mode ? `${key}:${mode}` : key;
};

/** A name as people read it: `blinded-eye` is Blinded Eye, `specialist:melee` is Specialist (melee). */
export const titleOf = (key: string): string => {
  const [name, mode] = key.split(':');
  return mode === undefined ? titled(name) : `${titled(name)} (${mode})`;
};
