import { capital } from '@muster/kernel';
import type { Wish } from '../contract/action.ts';
import { isSettingOf, type SettingName, SETTINGS, type SettingValue } from '../rule/settings.ts';
import type { Ruleset } from '../rule/ruleset.ts';

/** Where a switch stands on the page. */
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

/** A switch in words. */
export interface SettingWords {
  group: SettingGroup;
  title: string;
  /** In words, by value. */
  values: Readonly<Record<string, string>>;
}

const yesNo = (yes: string, no: string): Readonly<Record<string, string>> => ({ true: yes, false: no });

/** Every switch of a battle in our own words. */
export const SETTING_WORDS: Readonly<Record<SettingName, SettingWords>> = {
  forceOrganisation: {
    group: 'Agreements',
    title: 'Limits for lists',
    values: yesNo('Lists keep the force organisation', 'Any list may play'),
  },
  specialMoves: {
    group: 'Agreements',
    title: 'Pushing, jumping and falling',
    values: yesNo('Models push, jump and fall', 'Nobody is pushed, jumps or falls'),
  },
  backOff: {
    group: 'Agreements',
    title: 'After a melee',
    values: {
      required: 'Chargers move back by an inch',
      agreedAway: 'Everybody stays and nobody is locked',
    },
  },
  separationExactlyOneInch: {
    group: 'Moving and terrain',
    title: 'Exactly one inch from another unit',
    values: { legal: 'Is far enough', illegal: 'Is too close' },
  },
  ownUnitBlocksPath: {
    group: 'Moving and terrain',
    title: 'Models of the unit that moves',
    values: { no: 'Pass through each other', yes: 'Stand in each other’s way' },
  },
  hilltopsIgnoreOneBlocker: {
    group: 'Moving and terrain',
    title: 'Models on top of a hill',
    values: yesNo('Ignore one unit or piece of terrain for line of sight', 'See like any other model'),
  },
  unitPerimeter: {
    group: 'Shooting',
    title: 'What of a unit blocks sight',
    values: {
      corridors: 'Its bases and the gaps between neighbours',
      basesOnly: 'Its bases alone',
      hull: 'Everything that it surrounds',
    },
  },
  coverDecidedPer: {
    group: 'Shooting',
    title: 'Behind cover is judged',
    values: { weaponGroup: 'Once for all with the same weapon', firingModel: 'For each model that fires' },
  },
  overNineInchesFrom: {
    group: 'Shooting',
    title: '“Over 9 inches” is measured',
    values: { asRuled: 'By unit or by model, as each rule has it', unit: 'Always from unit to unit' },
  },
  unstoppableIgnores: {
    group: 'Shooting',
    title: 'Unstoppable ignores',
    values: {
      hitAndRange: 'What hinders hitting, and losses of range and AP',
      hitOnly: 'Only what hinders hitting',
    },
  },
  blastClonesKeepAp: {
    group: 'Hits and wounds',
    title: 'Hits that Blast multiplies',
    values: yesNo('Keep the AP of a Rending 6', 'Have the AP of the weapon'),
  },
  regenAfterDeadly: {
    group: 'Hits and wounds',
    title: 'Regeneration against Deadly',
    values: yesNo('Rolls for each of the multiplied wounds', 'Rolls once, before they are multiplied'),
  },
  counterThenStrikeBackIsOneAttack: {
    group: 'Melee',
    title: 'Counter, and striking back later',
    values: yesNo('Are one attack: the first does not tire', 'Are two: the second is tired'),
  },
  meleeCountsAbsorbed: {
    group: 'Melee',
    title: 'Who won is told by',
    values: yesNo('Wounds that hurt a model', 'All wounds, surplus ones too'),
  },
  fearCountsWithoutWounds: {
    group: 'Melee',
    title: 'Fear of those who hurt nobody',
    values: yesNo('Counts all the same', 'Does not count'),
  },
  fearlessVsShakenAutofail: {
    group: 'Morale',
    title: 'Fearless on a unit that is Shaken',
    values: yesNo('May still save it', 'Does not help: it fails without a roll'),
  },
  firefightBlastCap: {
    group: 'Firefight',
    title: 'Blast multiplies up to',
    values: { targetAndNearby: 'The models of the target and those around it', targetOnly: 'The models of the target' },
  },
  gffCheckOncePerEvent: {
    group: 'Firefight',
    title: 'Wound effects are checked',
    values: yesNo('Once, after all weapons of a unit', 'After every kind of weapon'),
  },
  gffGroupToughSoaks: {
    group: 'Firefight',
    title: 'Tough models of a group',
    values: yesNo('Take all their wounds', 'Fall to one wound like others'),
  },
  fearCountsForToughGate: {
    group: 'Firefight',
    title: 'Fear against Tough models',
    values: yesNo('Helps to bring them to a check', 'Only adds to the result'),
  },
  shakenChargerStillStrikes: {
    group: 'Firefight',
    title: 'A charger that Counter has Shaken',
    values: yesNo('Still strikes, on sixes', 'Does not strike'),
  },
  firefightMoraleBeforeObjectives: {
    group: 'Firefight',
    title: 'Armies test their morale',
    values: yesNo('Before objectives are seized', 'After objectives are seized'),
  },
  castingAssists: {
    group: 'Spells and transports',
    title: 'Tokens for and against a spell',
    values: { blind: 'Are committed in secret', open: 'Are shown in turn, the caster’s side first' },
  },
  chargeOutOfTransport: {
    group: 'Spells and transports',
    title: 'Passengers that charge',
    values: { within6: 'End within 6 inches of their transport', free: 'May go as far as a charge goes' },
  },
};

/** A switch with the words for each of its values, the default first. */
export interface SettingRow {
  name: SettingName;
  title: string;
  choices: readonly { value: SettingValue; words: string }[];
}

/** The switches that a game knows, by group. */
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

/** A wish of a side in words: a reading, a sentence of its own, or nothing new. */
export const wishText = (wish: Wish): string => {
  if (wish === 'as-it-is') return 'leave it as it is';
  if ('text' in wish) return `“${wish.text}”`;
  const { title, values } = SETTING_WORDS[wish.setting];
  return `${title}: ${values[String(wish.value)]}`;
};

/** The same as a full sentence. */
export const wishSentence = (wish: Wish): string => {
  const text = wishText(wish);
  const sentence = capital(text);
  return /[.!?]”?$/.test(sentence) ? sentence : `${sentence}.`;
};
