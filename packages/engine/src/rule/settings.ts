import type { Ruleset } from './ruleset.ts';

/**
 * The settings of a battle, which are readings of the rules, with their values. The first value of each is the default.
 * Add new settings at the end: stored battles depend on the order.
 */
export const SETTINGS = {
  /** battle:D5 */
  unstoppableIgnores: ['hitAndRange', 'hitOnly'],
  /** battle:G1 */
  separationExactlyOneInch: ['legal', 'illegal'],
  /** battle:G4 */
  ownUnitBlocksPath: ['no', 'yes'],
  /** battle:G10 */
  unitPerimeter: ['corridors', 'basesOnly', 'hull'],
  /** battle:G15 */
  coverDecidedPer: ['weaponGroup', 'firingModel'],
  /** battle:S9 */
  overNineInchesFrom: ['asRuled', 'unit'],
  /** battle:W1 */
  blastClonesKeepAp: [true, false],
  /** battle:W5 */
  regenAfterDeadly: [true, false],
  /** battle:M1 */
  counterThenStrikeBackIsOneAttack: [true, false],
  /** battle:M6 */
  meleeCountsAbsorbed: [true, false],
  /** battle:M8 */
  fearCountsWithoutWounds: [true, false],
  /** battle:L6 */
  fearlessVsShakenAutofail: [true, false],
  /** battle:F1 */
  firefightBlastCap: ['targetAndNearby', 'targetOnly'],
  /** battle:F3; if false, after every weapon group */
  gffCheckOncePerEvent: [true, false],
  /** battle:F4 */
  gffGroupToughSoaks: [true, false],
  /** battle:F5 */
  fearCountsForToughGate: [true, false],
  /** battle:F9 */
  shakenChargerStillStrikes: [true, false],
  /** battle:F10 */
  firefightMoraleBeforeObjectives: [true, false],
  /** Whether models push, jump and fall, if the game has rules for it. */
  specialMoves: [true, false],
  /** battle:T3 */
  chargeOutOfTransport: ['within6', 'free'],
  /** battle:C3 */
  castingAssists: ['blind', 'open'],
  /** battle:G13 */
  hilltopsIgnoreOneBlocker: [true, false],
  /** Whether chargers move back after a melee, or the players agree not to. */
  backOff: ['required', 'agreedAway'],
  /** Whether army lists must follow the force organisation. */
  forceOrganisation: [false, true],
} as const;

/** The name of a setting. */
export type SettingName = keyof typeof SETTINGS;
/** A value of any setting. */
export type SettingValue = (typeof SETTINGS)[SettingName][number];
/** A value for every setting. */
export type Settings = { readonly [K in SettingName]: (typeof SETTINGS)[K][number] };

/** Returns all settings with their default values. */
export const defaultSettings = (): Settings =>
  Object.fromEntries(Object.entries(SETTINGS).map(([name, values]) => [name, values[0]])) as unknown as Settings;

/** Settings that only matter for army lists. */
const BEFORE_BATTLES: readonly SettingName[] = ['forceOrganisation'];

/** Whether a setting only matters for army lists, before a battle begins. */
export const isForLists = (name: SettingName): boolean => BEFORE_BATTLES.includes(name);

/** Settings that only some games have. */
const KNOWN_BY: Readonly<Partial<Record<SettingName, (ruleset: Ruleset) => boolean>>> = {
  meleeCountsAbsorbed: ({ ways }) => ways.morale === 'unit',
  fearCountsWithoutWounds: ({ ways }) => ways.morale === 'unit',
  firefightBlastCap: ({ ways }) => ways.wounds === 'effects',
  gffCheckOncePerEvent: ({ ways }) => ways.wounds === 'effects',
  gffGroupToughSoaks: ({ ways }) => ways.wounds === 'effects',
  fearCountsForToughGate: ({ ways }) => ways.wounds === 'effects',
  shakenChargerStillStrikes: ({ ways }) => ways.wounds === 'effects',
  firefightMoraleBeforeObjectives: ({ ways }) => ways.morale === 'army',
  specialMoves: ({ numbers }) => numbers.pushReach > 0 || numbers.jumpLimit > 0,
};

/** Whether a game has a setting; in other games it changes nothing. */
export const isSettingOf = (ruleset: Ruleset, name: SettingName): boolean => KNOWN_BY[name]?.(ruleset) ?? true;

/** Whether a setting may have this value. */
export const isSettingValue = (name: unknown, value: unknown): boolean =>
  typeof name === 'string' &&
  Object.hasOwn(SETTINGS, name) &&
  (SETTINGS[name as SettingName] as readonly unknown[]).includes(value);
