/** The readings of the rules that players may choose; the first value of each is the default. */
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
  blast_clones_keep_ap: [true, false],
  /** battle:W5 */
  regen_after_deadly: [true, false],
  /** battle:M1 */
  counterThenStrikeBackIsOneAttack: [true, false],
  /** battle:M6 */
  melee_counts_absorbed: [true, false],
  /** battle:M8 */
  fear_counts_without_wounds: [true, false],
  /** battle:L6 */
  fearless_vs_shaken_autofail: [true, false],
  /** battle:F1 */
  firefightBlastCap: ['targetAndNearby', 'targetOnly'],
  /** battle:F3; otherwise after every weapon group */
  gff_check_once_per_event: [true, false],
  /** battle:F4 */
  gff_group_tough_soaks: [true, false],
  /** battle:F5 */
  fear_counts_for_tough_gate: [true, false],
  /** battle:F9 */
  shakenChargerStillStrikes: [true, false],
  /** battle:F10 */
  firefightMoraleBeforeObjectives: [true, false],
  /** Whether models push, jump and fall, where the game knows it. */
  specialMoves: [true, false],
  /** battle:T3 */
  chargeOutOfTransport: ['within6', 'free'],
  /** battle:C3 */
  castingAssists: ['blind', 'open'],
  /** battle:G13 */
  hilltopsIgnoreOneBlocker: [true, false],
  /** Whether chargers separate after a melee, or players only remember that nobody is locked. */
  backOff: ['required', 'agreedAway'],
  /** Whether lists must keep the force organisation. */
  forceOrganisation: [false, true],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [K in SettingName]: (typeof SETTINGS)[K][number] };

/** Every setting at its default. */
export const defaultSettings = (): Settings =>
  Object.fromEntries(Object.entries(SETTINGS).map(([name, values]) => [name, values[0]])) as unknown as Settings;
