import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool, runToolAside } from './run.mjs';

const web = join(root, 'apps/web');
const made = join(web, 'dist/index.html');

const newest = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs), 0);

const sources = () => [
  join(web, 'src'),
  join(web, 'public'),
  ...readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src')),
];

/** Whether the pages are as new as what they are made of. */
export const arePagesMade = () =>
  existsSync(made) && sources().every((folder) => !existsSync(folder) || newest(folder) <= statSync(made).mtimeMs);

const make = ['vite', ['build', '--logLevel', 'warn', web]];

/** Makes the pages for the browser; the result says whether it went well. */
export const makePages = () => runTool(...make);

/** Makes the pages while other programs run. */
export const makePagesAside = () => runToolAside(...make);
