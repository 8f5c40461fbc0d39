import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Found by name while it runs, so no import shows it. */
const BY_NAME = ['@expo-google-fonts/inter'];

/** The package that an import belongs to, or nothing for what comes with Node. */
const packageOf = (id) => {
  if (id.startsWith('node:')) return [];
  return [id.split('/', id.startsWith('@') ? 2 : 1).join('/')];
};

/** The libraries that the bundle imports, with the versions that the workspace pins. */
const dependenciesOf = (imports) => {
  const apps = readdirSync(join(root, 'apps')).map((name) => read(`apps/${name}/package.json`).dependencies);
  const pinned = Object.assign({}, ...apps);
  const names = [...new Set([...imports.flatMap(packageOf), ...BY_NAME])].sort((a, b) => a.localeCompare(b));
  const unknown = names.filter((name) => pinned[name] === undefined);
  if (unknown.length > 0) throw new Error(`The bundle imports ${unknown.join(', ')}, which no app depends on.`);
  return Object.fromEntries(names.map((name) => [name, pinned[name]]));
};

/** The package.json of the package, from those of the workspace and what its bundle imports from others. */
export const manifestFor = (imports) => {
  const { version, license, engines } = read('package.json');
  const library = read('packages/muster/package.json');
  const exports = Object.keys(library.exports).map((subpath) => {
    const name = subpath.slice(2);
    return [subpath, { types: `./types/muster/${name}.d.ts`, default: `./dist/${name}.js` }];
  });
  return {
    name: 'muster',
    version,
    description: library.description,
    keywords: ['wargame', 'tabletop', 'one page rules', 'grimdark future', 'age of fantasy', 'dice', 'odds'],
    license,
    type: 'module',
    engines,
    bin: { muster: 'bin/muster.js' },
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    files: ['bin', 'dist', 'types', 'army', 'pages', 'NOTICES.md'],
    dependencies: dependenciesOf(imports),
  };
};
