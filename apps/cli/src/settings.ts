import { SETTING_WORDS, type SettingName, SETTINGS, type Settings } from '@muster/engine';
import { chooseSettings } from '@muster/host';
import { demandSetup } from './setup.ts';

/** Reads settings such as `castingAssists=open`; all others keep their defaults. */
export const readSettings = (pairs: readonly string[]): Partial<Settings> =>
  demandSetup(chooseSettings(Object.fromEntries(pairs.map(readSetting))));

const readSetting = (pair: string): [string, string | boolean] => {
  const at = pair.indexOf('=');
  const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
  return [name, value === 'true' || (value === 'false' ? false : value)];
};

/** Returns all settings with their values in words, for the help. */
export const settingsHelp = (): string =>
  [
    'Settings for --setting name=value:',
    ...(Object.keys(SETTINGS) as SettingName[]).flatMap((name) => [
      `  ${name}: ${SETTING_WORDS[name].title}`,
      ...SETTINGS[name].map(
        (value, i) => `    ${valueLabel(value, i === 0)}  ${SETTING_WORDS[name].values[String(value)]}`,
      ),
    ]),
  ].join('\n');

/** The width of the longest value with its mark. */
const VALUE_WIDTH = 'targetAndNearby (default)'.length;

const valueLabel = (value: string | boolean, isDefault: boolean): string =>
  `${value}${isDefault ? ' (default)' : ''}`.padEnd(VALUE_WIDTH);
