/** Most sides, models, units, granted rules, spells of a side and kinds of marks that one battle takes. */
export const LIMITS = { sides: 4, models: 600, units: 120, grants: 31, spells: 31, marks: 31 } as const;
