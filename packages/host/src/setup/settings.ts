import { SETTINGS, type Settings, withCurrentNames } from '@muster/engine';
import { fail, ok, type Result } from '@muster/kernel';
import type { SetupRefusal } from './refusal.ts';

/** Reads settings by name, also by an old name. Settings that are not named keep their defaults. */
export const chooseSettings = (
  chosen: Readonly<Record<string, string | boolean>>,
): Result<Partial<Settings>, SetupRefusal> => {
  const settings = withCurrentNames(chosen);
  for (const [name, value] of Object.entries(settings)) {
    if (!isSetting(name))
      return refuse(`There is no setting "${name}"; the settings are ${Object.keys(SETTINGS).join(', ')}.`);
    const values: readonly (string | boolean)[] = SETTINGS[name];
    if (!values.includes(value))
      return refuse(`The setting ${name} can be ${values.join(' or ')}, but not "${value}".`);
  }
  return ok(settings);
};

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(SETTINGS, name);

const refuse = (sentence: string): Result<never, SetupRefusal> => fail({ code: 'setting', sentence });
