import type { Ruleset } from '@muster/engine';

/** How the units of a list combine and join. */
export interface Fielding {
  /** Ids of the combined units. */
  combined: readonly string[];
  suggestions: { joins: readonly { hero: string; unit: string }[] };
}

/** Combinations of units that some games do not allow. */
export const FIELDING_CODES = ['hero-join-illegal', 'combine-illegal'] as const;
export type FieldingCode = (typeof FIELDING_CODES)[number];

/** A combination in a list that its game does not allow, and the unit, by id. */
export interface FieldingFinding {
  code: FieldingCode;
  unit: string;
  message: string;
}

/** Returns heroes that join and units that are combined although the game does not allow that (battle:F17). */
export const checkFielding = (ruleset: Ruleset, { combined, suggestions }: Fielding): FieldingFinding[] => [
  ...(ruleset.numbers.heroJoinTough > 0 ? [] : suggestions.joins).map(({ hero, unit }) => ({
    code: 'hero-join-illegal' as const,
    unit: hero,
    message: `"${hero}" cannot join "${unit}": ${ruleset.name} does not let heroes join units`,
  })),
  ...(ruleset.forceOrganisation.neverCombines ? combined : []).map((unit) => ({
    code: 'combine-illegal' as const,
    unit,
    message: `"${unit}" cannot be combined: ${ruleset.name} does not combine units`,
  })),
];
