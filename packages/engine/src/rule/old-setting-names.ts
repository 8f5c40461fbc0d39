import { isObject } from '@muster/kernel';
import type { SettingName, Settings } from './settings.ts';

/** Old names of settings, which records, positions, stored battles and commands may still hold, with the current ones. */
const CURRENT_NAMES: Readonly<Record<string, SettingName>> = {
  blast_clones_keep_ap: 'blastClonesKeepAp',
  regen_after_deadly: 'regenAfterDeadly',
  melee_counts_absorbed: 'meleeCountsAbsorbed',
  fear_counts_without_wounds: 'fearCountsWithoutWounds',
  fearless_vs_shaken_autofail: 'fearlessVsShakenAutofail',
  gff_check_once_per_event: 'gffCheckOncePerEvent',
  gff_group_tough_soaks: 'gffGroupToughSoaks',
  fear_counts_for_tough_gate: 'fearCountsForToughGate',
};

const OLD_NAMES = new Map(Object.entries(CURRENT_NAMES).map(([old, current]) => [current as string, old]));

/** Returns the current name of a setting; texts other than an old name come back unchanged. */
export const currentSettingName = (name: string): string =>
  Object.hasOwn(CURRENT_NAMES, name) ? CURRENT_NAMES[name] : name;

/** Returns values by the name of their setting under the current names. */
export const withCurrentNames = <V>(settings: Readonly<Record<string, V>>): Record<string, V> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [currentSettingName(name), value]));

/** Returns settings in their order under the names that hashes of plans cover: the old ones, so that no hash changes. */
export const settingsForHash = (settings: Settings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [OLD_NAMES.get(name) ?? name, value]));

/** The wishes of a step are this deep in a record; anything deeper is left alone. */
const DEEPEST = 8;

/** Returns parsed JSON with the current names in all `settings` and in each `setting`; parts without old names are not copied. */
export const readWithCurrentNames = <T>(json: T): T => renamed(json, DEEPEST) as T;

const renamed = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => renamed(entry, depth - 1));
    return entries.some((entry, i) => !Object.is(entry, value[i])) ? entries : value;
  }
  const before = Object.entries(value);
  const after = before.map(([field, inner]) => renamedField(field, inner, depth - 1));
  return after.some((inner, i) => !Object.is(inner, before[i][1]))
    ? Object.fromEntries(before.map(([field], i) => [field, after[i]]))
    : value;
};

const renamedField = (field: string, value: unknown, depth: number): unknown => {
  if (field === 'setting' && typeof value === 'string') return currentSettingName(value);
  if (field === 'settings' && isObject(value))
    return Object.keys(value).some((name) => Object.hasOwn(CURRENT_NAMES, name)) ? withCurrentNames(value) : value;
  return renamed(value, depth);
};
