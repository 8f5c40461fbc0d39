/** The most sides, models, units, granted rules, spells per side, kinds of marks and options of rules in one battle. */
export const BATTLE_LIMITS = {
  sides: 4,
  models: 600,
  units: 120,
  grants: 31,
  spells: 31,
  marks: 31,
  options: 31,
} as const;
