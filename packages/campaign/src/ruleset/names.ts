import { titled } from '@muster/kernel';
/** The special objectives. */
export const OBJECTIVES = ['mastery', 'honor', 'casting', 'recovery', 'rage', 'destruction'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** Sets of skills for heroes. */
export const SKILL_SETS = ['captain', 'support', 'fighter', 'shooter', 'pathfinder', 'healer'] as const;
export type SkillSet = (typeof SKILL_SETS)[number];

/** Returns the key of a name as people write it: `blinded-eye` for Blinded Eye, `specialist:melee` for Specialist (melee). */
export const keyOf = (title: string): string => {
  const [, name, mode] = /^([^(:]+?)\s*(?:[(:]\s*([^)]*?)\s*\)?)?$/.exec(title.trim().toLowerCase()) ?? ['', title];
  const key = name.replace(/[\s_]+/g, '-');
  return mode ? `${key}:${mode}` : key;
};

/** Returns the name of a key as people read it: Blinded Eye for `blinded-eye`, Specialist (melee) for `specialist:melee`. */
export const titleOf = (key: string): string => {
  const [name, mode] = key.split(':');
  return mode === undefined ? titled(name) : `${titled(name)} (${mode})`;
};
