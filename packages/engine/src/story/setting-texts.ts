import { capital } from '@muster/kernel';
import type { Wish } from '../contract/action.ts';
import { isSettingOf, type SettingName, SETTINGS, type SettingValue } from '../rule/settings.ts';
import type { Ruleset } from '../rule/ruleset.ts';

/** The groups of settings on a page, in this order. */
export const SETTING_GROUPS = [
  'Agreements',
  'Moving and terrain',
  'Shooting',
  'Hits and wounds',
  'Melee',
  'Morale',
  'Firefight',
  'Spells and transports',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** The texts of a setting: its question and its options. */
export interface SettingWords {
  group: SettingGroup;
  title: string;
  /** The options, by value. */
  values: Readonly<Record<string, string>>;
}

const yesNo = (yes: string, no: string): Readonly<Record<string, string>> => ({ true: yes, false: no });

/** The texts of every setting of a battle. */
export const SETTING_WORDS: Readonly<Record<SettingName, SettingWords>> = {
  forceOrganisation: {
    group: 'Agreements',
    title: 'Army lists',
    values: yesNo('Must follow the force organisation', 'Any list is allowed'),
  },
  specialMoves: {
    group: 'Agreements',
    title: 'Pushing, jumping and falling',
    values: yesNo('Models can push, jump and fall', 'Not used'),
  },
  backOff: {
    group: 'Agreements',
    title: 'After a melee',
    values: {
      required: 'The charging unit moves back 1 inch',
      agreedAway: 'All models stay in place and may leave later',
    },
  },
  separationExactlyOneInch: {
    group: 'Moving and terrain',
    title: 'Exactly 1 inch from another unit is',
    values: { legal: 'Far enough', illegal: 'Too close' },
  },
  ownUnitBlocksPath: {
    group: 'Moving and terrain',
    title: 'Models of the moving unit',
    values: { no: 'Pass through each other', yes: 'Block each other' },
  },
  hilltopsIgnoreOneBlocker: {
    group: 'Moving and terrain',
    title: 'Line of sight from the top of a hill',
    values: yesNo('Ignores one unit or piece of terrain', 'Same as from the ground'),
  },
  unitPerimeter: {
    group: 'Shooting',
    title: 'Line of sight is blocked by',
    values: {
      corridors: 'Bases and the gaps between neighbouring models of a unit',
      basesOnly: 'Bases only',
      hull: 'The whole area that a unit surrounds',
    },
  },
  coverDecidedPer: {
    group: 'Shooting',
    title: 'Cover is decided',
    values: { weaponGroup: 'Once for all weapons with the same name', firingModel: 'For each shooting model' },
  },
  overNineInchesFrom: {
    group: 'Shooting',
    title: '“Over 9 inches” is measured',
    values: { asRuled: 'From the unit or the model, as each rule says', unit: 'Always from unit to unit' },
  },
  unstoppableIgnores: {
    group: 'Shooting',
    title: 'Unstoppable ignores',
    values: {
      hitAndRange: 'Penalties to hit rolls, range and AP',
      hitOnly: 'Penalties to hit rolls only',
    },
  },
  blastClonesKeepAp: {
    group: 'Hits and wounds',
    title: 'Hits multiplied by Blast have',
    values: yesNo('The AP of a Rending 6', 'The AP of the weapon'),
  },
  regenAfterDeadly: {
    group: 'Hits and wounds',
    title: 'Regeneration against Deadly is rolled',
    values: yesNo('For each multiplied wound', 'Once, before wounds are multiplied'),
  },
  counterThenStrikeBackIsOneAttack: {
    group: 'Melee',
    title: 'Counter followed by striking back is',
    values: yesNo('One attack: no fatigue in between', 'Two attacks: the second is Fatigued'),
  },
  meleeCountsAbsorbed: {
    group: 'Melee',
    title: 'Melee winner decided by',
    values: yesNo('Wounds suffered', 'All wounds rolled, surplus included'),
  },
  fearCountsWithoutWounds: {
    group: 'Melee',
    title: 'Fear of a unit that dealt no wounds',
    values: yesNo('Counts', 'Does not count'),
  },
  fearlessVsShakenAutofail: {
    group: 'Morale',
    title: 'Fearless on a Shaken unit',
    values: yesNo('May still pass the test', 'Does not help: the test fails without a roll'),
  },
  firefightBlastCap: {
    group: 'Firefight',
    title: 'Blast multiplies hits up to',
    values: { targetAndNearby: 'The models of the target and those nearby', targetOnly: 'The models of the target' },
  },
  gffCheckOncePerEvent: {
    group: 'Firefight',
    title: 'Wound effects are rolled',
    values: yesNo('Once, after all weapons of a unit', 'After each weapon group'),
  },
  gffGroupToughSoaks: {
    group: 'Firefight',
    title: 'Tough models of a group are lost after',
    values: yesNo('As many wounds as their Tough', 'One wound'),
  },
  fearCountsForToughGate: {
    group: 'Firefight',
    title: 'Fear against Tough models',
    values: yesNo('Counts for whether wound effects are rolled', 'Only adds to the result'),
  },
  shakenChargerStillStrikes: {
    group: 'Firefight',
    title: 'A charging unit Shaken by Counter',
    values: yesNo('Still strikes, hitting on 6s only', 'Does not strike'),
  },
  firefightMoraleBeforeObjectives: {
    group: 'Firefight',
    title: 'Armies test morale',
    values: yesNo('Before objectives are seized', 'After objectives are seized'),
  },
  castingAssists: {
    group: 'Spells and transports',
    title: 'Tokens for and against a spell are',
    values: { blind: 'Chosen in secret', open: 'Shown in turn, the casting side first' },
  },
  chargeOutOfTransport: {
    group: 'Spells and transports',
    title: 'Passengers that charge',
    values: { within6: 'End within 6 inches of their transport', free: 'Move the full charge distance' },
  },
};

/** A setting with the texts of its values, the default first. */
export interface SettingRow {
  name: SettingName;
  title: string;
  choices: readonly { value: SettingValue; words: string }[];
}

/** Returns the settings of a game, by group. */
export const settingRows = (ruleset: Ruleset): { group: SettingGroup; rows: SettingRow[] }[] => {
  const names = Object.keys(SETTING_WORDS) as SettingName[];
  return SETTING_GROUPS.map((group) => ({
    group,
    rows: names
      .filter((name) => SETTING_WORDS[name].group === group && isSettingOf(ruleset, name))
      .map((name) => ({
        name,
        title: SETTING_WORDS[name].title,
        choices: SETTINGS[name].map((value) => ({ value, words: SETTING_WORDS[name].values[String(value)] })),
      })),
  })).filter(({ rows }) => rows.length > 0);
};

/** Returns what a side wants, as a phrase: a setting with its value, a sentence, or no change. */
export const wishText = (wish: Wish): string => {
  if (wish === 'as-it-is') return 'leave it as it is';
  if ('text' in wish) return `“${wish.text}”`;
  const { title, values } = SETTING_WORDS[wish.setting];
  return `${title}: ${values[String(wish.value)]}`;
};

/** Returns the same as a full sentence. */
export const wishSentence = (wish: Wish): string => {
  const text = wishText(wish);
  const sentence = capital(text);
  return /[.!?]”?$/.test(sentence) ? sentence : `${sentence}.`;
};
