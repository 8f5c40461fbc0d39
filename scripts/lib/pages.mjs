import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool, runToolAside } from './run.mjs';
import { isDone, makeAndRemember } from './unchanged.mjs';

const web = join(root, 'apps/web');

/** The pages, out of everything that they are made of. */
const PAGES = {
  name: 'pages',
  inputs: [
    ...['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((part) => `apps/web/${part}`),
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`),
    'package-lock.json',
  ],
  isThere: () => existsSync(join(web, 'dist/index.html')),
};

const make = ['vite', ['build', '--logLevel', 'warn', web]];

/** Whether the pages have been made of the sources as they are now. */
export const arePagesMade = () => isDone(PAGES);

/** Makes the pages for the browser; the result says whether it went well. */
const makePages = () => makeAndRemember(PAGES, () => runTool(...make));

/** Makes the pages while other programs run. */
export const makePagesAside = () => makeAndRemember(PAGES, () => runToolAside(...make));

/** Makes the pages unless that has been done. */
export const makePagesUnlessDone = () => {
  if (arePagesMade()) return { ok: true, output: '' };
  process.stderr.write('Building the pages …\n');
  return makePages();
};
