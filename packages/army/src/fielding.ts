import type { Ruleset } from '@muster/engine';

/** How units of a list take the field together. */
export interface Fielding {
  /** Ids of the units that are two copies fielded as one. */
  combined: readonly string[];
  suggestions: { joins: readonly { hero: string; unit: string }[] };
}

/** Ways to take the field that a game may not know. */
export const FIELDING_CODES = ['hero-join-illegal', 'combine-illegal'] as const;
export type FieldingCode = (typeof FIELDING_CODES)[number];

/** Something that a list does and that its game does not know, and the unit that does it, by id. */
export interface FieldingFinding {
  code: FieldingCode;
  unit: string;
  message: string;
}

/** Says which heroes join and which units combine although the game knows no such thing (battle:F17). */
export const checkFielding = (ruleset: Ruleset, { combined, suggestions }: Fielding): FieldingFinding[] => [
  ...(ruleset.numbers.heroJoinTough > 0 ? [] : suggestions.joins).map(({ hero, unit }) => ({
    code: 'hero-join-illegal' as const,
    unit: hero,
    message: `"${hero}" cannot join "${unit}": heroes never join units in ${ruleset.name}`,
  })),
  ...(ruleset.forceOrganisation.neverCombines ? combined : []).map((unit) => ({
    code: 'combine-illegal' as const,
    unit,
    message: `"${unit}" cannot be combined: units are never combined in ${ruleset.name}`,
  })),
];
