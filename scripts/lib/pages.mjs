import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool, runToolAside } from './run.mjs';
import { makeUnlessDone } from './unchanged.mjs';

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

/** Makes the pages for the browser; the result says whether it went well. */
export const makePages = () => runTool(...make);

/** Makes the pages while other programs run. */
export const makePagesAside = () => runToolAside(...make);

/** Makes the pages unless that has been done. */
export const makePagesUnlessDone = () =>
  makeUnlessDone(PAGES, () => {
    process.stderr.write('Making the pages …\n');
    return makePages();
  });
