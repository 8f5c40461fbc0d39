import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Where a Chromium is, if there is one. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path !== undefined && existsSync(path));

/** What Chromium needs to run quietly, also as root in a container. */
export const CHROMIUM_ARGS: string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
];
