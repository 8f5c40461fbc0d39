import { SETTINGS, type Settings } from '@muster/engine';
import { chooseSettings } from '@muster/host';
import { demandSetup } from './setup.ts';

/** Reads settings such as `castingAssists=open`; everything that is not named keeps its default. */
export const readSettings = (pairs: readonly string[]): Partial<Settings> =>
  demandSetup(chooseSettings(Object.fromEntries(pairs.map(readSetting))));

const readSetting = (pair: string): [string, string | boolean] => {
  const at = pair.indexOf('=');
  const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
  return [name, value === 'true' || (value === 'false' ? false : value)];
};

/** All settings with their values, for the help. */
export const settingsHelp = (): string =>
  [
    'Settings, each with its values; the first is the default:',
    ...Object.entries(SETTINGS).map(([name, values]) => `  ${name.padEnd(34)}${values.join(', ')}`),
  ].join('\n');
