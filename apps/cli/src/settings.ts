import { SETTINGS, type Settings } from '@muster/engine';
import { Stop } from './findings.ts';

/** Reads settings such as `castingAssists=open`; everything that is not named keeps its default. */
export const readSettings = (pairs: readonly string[]): Partial<Settings> => Object.fromEntries(pairs.map(readSetting));

const readSetting = (pair: string): [string, string | boolean] => {
  const at = pair.indexOf('=');
  const name = at < 0 ? pair : pair.slice(0, at);
  const value = at < 0 ? '' : pair.slice(at + 1);
  if (!Object.hasOwn(SETTINGS, name))
    throw new Stop(`There is no setting "${name}"; the settings are ${Object.keys(SETTINGS).join(', ')}.`);
  const values: readonly (string | boolean)[] = SETTINGS[name as keyof typeof SETTINGS];
  const chosen = values.find((known) => String(known) === value);
  if (chosen === undefined) throw new Stop(`The setting ${name} can be ${values.join(' or ')}, but not "${value}".`);
  return [name, chosen];
};

/** All settings with their values, for the help. */
export const settingsHelp = (): string =>
  [
    'Settings, each with its values; the first is the default:',
    ...Object.entries(SETTINGS).map(([name, values]) => `  ${name.padEnd(34)}${values.join(', ')}`),
  ].join('\n');
