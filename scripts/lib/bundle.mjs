import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { BUNDLE, currentMark, MARK } from './bundle-mark.mjs';
import { root } from './run.mjs';

/** Libraries that become part of the bundle, so that commands start faster. All others are installed next to it. */
const INSIDE = ['commander', 'zod'];

const library = join(root, 'packages/muster/src');

/** The subpaths of the library. */
export const SUBPATHS = (existsSync(library) ? readdirSync(library) : [])
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => basename(file, '.ts'));

/** The source file that `@muster/name` or `@muster/name/part` means. */
const sourceOf = (id) => {
  const [, name, part] = /^@muster\/([\w-]+)(\/.+)?$/.exec(id);
  const folder = ['packages', 'apps'].map((group) => join(root, group, name)).find(existsSync);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const found = exports[`.${part ?? ''}`];
  return join(folder, (found.default ?? found).replace('/dist/', '/src/').replace(/\.js$/, '.ts'));
};

const isOutside = (id) => !/^(\.|@muster\/)/.test(id) && !isAbsolute(id) && !INSIDE.includes(id.split('/')[0]);

/** An address relative to a source file: `new URL('../books/', import.meta.url)`. */
const ADDRESS = /new URL\('([^']+)', import\.meta\.url\)/g;

/**
 * Reads packages of the workspace from their sources, makes threads of ours part of the bundle, and points addresses of
 * other files to where they are, as seen from the bundle.
 */
const workspace = (placeOf) => ({
  name: 'workspace',
  resolveId: (id) => (id.startsWith('@muster/') ? sourceOf(id) : null),
  transform(code, id) {
    if (!code.includes('import.meta.url') || id.includes('node_modules')) return null;
    const replaced = code.replace(ADDRESS, (_, path) => {
      const file = relative(root, resolve(dirname(id), path)).replaceAll('\\', '/');
      const [, app, script] = /^(apps\/\w+)\/dist\/(.+)\.js$/.exec(file) ?? [];
      if (app === undefined) return `new URL('${placeOf(file)}${path.endsWith('/') ? '/' : ''}', import.meta.url)`;
      const fileName = `${basename(script)}.js`;
      this.emitFile({ type: 'chunk', id: join(root, app, 'src', `${script}.ts`), fileName });
      return `new URL('./${fileName}', import.meta.url)`;
    });
    // Lines stay where they are, so the source map does as well.
    return { code: replaced, map: null };
  },
});

/**
 * Bundles the command line, the server, their threads and the library into a folder. All share their modules. `placeOf` says
 * where a file of the workspace is, as seen from that folder.
 */
export const bundleInto = async (folder, placeOf, { sourcemap = true } = {}) => {
  const input = {
    main: join(root, 'apps/cli/src/main.ts'),
    server: join(root, 'apps/server/src/index.ts'),
    ...Object.fromEntries(SUBPATHS.map((name) => [name, join(library, `${name}.ts`)])),
  };
  const build = await rolldown({
    input,
    platform: 'node',
    external: isOutside,
    plugins: [workspace(placeOf)],
    logLevel: 'warn',
  });
  try {
    const { output } = await build.write({
      dir: folder,
      format: 'es',
      sourcemap,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    });
    return output.filter(({ type }) => type === 'chunk');
  } finally {
    await build.close();
  }
};

/** Makes the bundle of this clone out of the sources as they are compiled; the result says whether it went well. */
export const makeBundle = async () => {
  const folder = fileURLToPath(BUNDLE);
  const part = `${folder.replace(/[\\/]$/, '')}.part`;
  try {
    const mark = currentMark();
    rmSync(part, { recursive: true, force: true });
    await bundleInto(part, (file) => relative(folder, join(root, file)).replaceAll('\\', '/'));
    writeFileSync(join(part, basename(fileURLToPath(MARK))), mark);
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
    return { ok: existsSync(folder), output: '' };
  } catch (error) {
    return { ok: false, output: `${error.message}\n` };
  }
};
