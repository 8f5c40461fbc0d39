import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

/** Names of browsers in the folders of PATH. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const inFolders = (folders: readonly (string | undefined)[], names: readonly string[]): string[] =>
  folders.flatMap((folder) => (folder ? names.map((name) => join(folder, name)) : []));

/** Where browsers usually are on a system. */
const usualPlaces = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] => {
  if (platform === 'win32')
    return inFolders(
      [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA],
      [
        String.raw`Google\Chrome\Application\chrome.exe`,
        String.raw`Chromium\Application\chrome.exe`,
        String.raw`Microsoft\Edge\Application\msedge.exe`,
      ],
    );
  if (platform === 'darwin')
    return inFolders(
      ['/Applications', join(homedir(), 'Applications')],
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${name}.app/Contents/MacOS/${name}`),
    );
  return [
    ...inFolders((env.PATH ?? '').split(delimiter), NAMES),
    ...inFolders(['/usr/bin', '/usr/local/bin', '/snap/bin'], NAMES),
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
  ];
};

/** Returns the path of Chrome, Chromium or Edge: CHROMIUM_PATH, or a usual place of this system. */
export const findBrowser = (
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined =>
  [env.CHROMIUM_PATH, ...usualPlaces(platform, env)].find((path) => path !== undefined && path !== '' && exists(path));

/** What Chromium needs to run quietly, also as root in a container. */
const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
];

/** Settings to launch a browser. One that was fetched has its libraries and fonts in its own folder. */
export const launchOptions = (path: string): LaunchOptions => {
  const [libraries, fonts] = ['al2023/lib', 'fonts.conf'].map((name) => join(dirname(path), name));
  return {
    executablePath: path,
    args: ARGS,
    env: {
      ...(process.env as Record<string, string>),
      ...(existsSync(libraries) ? { LD_LIBRARY_PATH: libraries } : {}),
      ...(existsSync(fonts) ? { FONTCONFIG_FILE: fonts } : {}),
    },
  };
};
