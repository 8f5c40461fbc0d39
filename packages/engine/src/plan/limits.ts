/** Most sides, models, units and granted rules that one battle takes. */
export const LIMITS = { sides: 4, models: 600, units: 120, grants: 31, spells: 31 } as const;
