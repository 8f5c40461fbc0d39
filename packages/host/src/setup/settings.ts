import { SETTINGS, type Settings } from '@muster/engine';
import { fail, ok, type Result } from '@muster/kernel';
import type { SetupRefusal } from './refusal.ts';
import { SETUP_TEXTS } from './setup-texts.ts';

/** Parses settings by name; settings that are not named keep their defaults. */
export const chooseSettings = (
  chosen: Readonly<Record<string, string | boolean>>,
): Result<Partial<Settings>, SetupRefusal> => {
  for (const [name, value] of Object.entries(chosen)) {
    if (!isSetting(name)) return refuse(SETUP_TEXTS.noSetting(name, Object.keys(SETTINGS)));
    const values: readonly (string | boolean)[] = SETTINGS[name];
    if (!values.includes(value)) return refuse(SETUP_TEXTS.badValue(name, values, value));
  }
  return ok(chosen);
};

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(SETTINGS, name);

const refuse = (sentence: string): Result<never, SetupRefusal> => fail({ code: 'setting', sentence });
