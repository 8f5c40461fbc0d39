import { SETTINGS, type Settings, withCurrentNames } from '@muster/engine';
import { fail, ok, type Result } from '@muster/kernel';
import type { SetupRefusal } from './refusal.ts';
import { SETUP_TEXTS } from './setup-texts.ts';

/** Parses settings by name, also by an old name. Settings that are not named keep their defaults. */
export const chooseSettings = (
  chosen: Readonly<Record<string, string | boolean>>,
): Result<Partial<Settings>, SetupRefusal> => {
  const settings = withCurrentNames(chosen);
  for (const [name, value] of Object.entries(settings)) {
    if (!isSetting(name)) return refuse(SETUP_TEXTS.noSetting(name, Object.keys(SETTINGS)));
    const values: readonly (string | boolean)[] = SETTINGS[name];
    if (!values.includes(value)) return refuse(SETUP_TEXTS.badValue(name, values, value));
  }
  return ok(settings);
};

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(SETTINGS, name);

const refuse = (sentence: string): Result<never, SetupRefusal> => fail({ code: 'setting', sentence });
