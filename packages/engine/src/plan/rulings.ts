import { type SettingName, SETTINGS, type Settings, type SettingValue } from '../rule/settings.ts';
import type { BattlePlan } from './plan.ts';

/** The number of state words for rulings: two bits for each setting, sixteen settings in a word. */
export const RULING_WORDS = 2;
const IN_A_WORD = 16;

const NAMES = Object.keys(SETTINGS) as SettingName[];

/** Returns the value that the players decided on for a setting, if they did. */
export const ruledValue = (rulings: Int32Array, name: SettingName): SettingValue | undefined => {
  const place = NAMES.indexOf(name);
  const code = (rulings[Math.floor(place / IN_A_WORD)] >>> (2 * (place % IN_A_WORD))) & 3;
  return code === 0 ? undefined : SETTINGS[name][code - 1];
};

/** Stores the value that the players decided on for a setting. */
export const writeRuling = (rulings: Int32Array, name: SettingName, value: SettingValue): void => {
  const place = NAMES.indexOf(name);
  const code = (SETTINGS[name] as readonly SettingValue[]).indexOf(value) + 1;
  rulings[Math.floor(place / IN_A_WORD)] |= code << (2 * (place % IN_A_WORD));
};

const variants = new WeakMap<BattlePlan, Map<string, BattlePlan>>();

/** Returns the plan with the settings that the players decided on; nothing else in it depends on settings. The same rulings always give the same plan object. */
export const planUnder = (root: BattlePlan, rulings: Int32Array): BattlePlan => {
  if (rulings.every((word) => word === 0)) return root;
  const key = rulings.join();
  const known = variants.get(root) ?? new Map<string, BattlePlan>();
  variants.set(root, known);
  const plan = known.get(key) ?? { ...root, unruled: root, settings: settingsUnder(root.settings, rulings) };
  known.set(key, plan);
  return plan;
};

const settingsUnder = (settings: Settings, rulings: Int32Array): Settings => {
  const decided = NAMES.map((name) => [name, ruledValue(rulings, name) ?? settings[name]]);
  return Object.fromEntries(decided) as Settings;
};
