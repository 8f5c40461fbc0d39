import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

const folderOf = (name) => join(root, 'node_modules', name);

const manifestOf = (name) => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));

/** Returns libraries with all their dependencies. */
const withDependencies = (names, found = new Set()) => {
  for (const name of names) {
    if (name.startsWith('@muster/') || found.has(name) || !existsSync(folderOf(name))) continue;
    found.add(name);
    withDependencies(Object.keys(manifestOf(name).dependencies ?? {}), found);
  }
  return found;
};

const licenceOf = (name) => {
  const file = readdirSync(folderOf(name)).find((one) => /^(licen[cs]e|ofl)/i.test(one));
  return file === undefined ? '' : readFileSync(join(folderOf(name), file), 'utf8').trim();
};

/** The licences of the libraries that are part of the package: those in the bundle and those in the pages. */
export const noticesFor = (bundled) => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/web/package.json'), 'utf8'));
  const names = [...withDependencies([...bundled, ...Object.keys(dependencies)])].sort((a, b) => a.localeCompare(b));
  const parts = names.map((name) => {
    const { version, license } = manifestOf(name);
    return `${name} ${version} (${license})\n\n${licenceOf(name)}`;
  });
  return ['Muster contains these libraries, in its programs or its pages.', ...parts].join(`\n\n${'-'.repeat(72)}\n\n`);
};
