import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { makePagesUnlessDone } from './lib/pages.mjs';
import { build, install } from './lib/prepare.mjs';
import { root, runNpm } from './lib/run.mjs';

const demand = ({ ok, output }, sentence) => {
  if (ok) return;
  process.stderr.write(`${output}${sentence}\n`);
  process.exit(1);
};

demand(install(), 'The dependencies could not be installed.');
demand(build(), 'The sources do not compile.');
demand(makePagesUnlessDone(), 'The pages could not be built.');

const { bundleInto, SUBPATHS } = await import('./lib/bundle.mjs');
const { manifestFor } = await import('./pack/manifest.mjs');
const { noticesFor } = await import('./pack/notices.mjs');
const { copyTypes } = await import('./pack/types.mjs');

const out = join(root, 'out');
const stage = join(out, 'package');

/** Folders of the workspace that become folders of the package. */
const FOLDERS = {
  'packages/army/books': 'army/books',
  'packages/army/lists': 'army/lists',
  'packages/army/samples': 'army/samples',
  'apps/web/dist': 'pages',
};

/** Where a file of the workspace is in the package, as seen from its folder `dist`. */
const placeOf = (file) => {
  if (FOLDERS[file] === undefined) throw new Error(`The package does not have ${file}.`);
  return `../${FOLDERS[file]}`;
};

const PROGRAM = `#!/usr/bin/env node
import module from 'node:module';

// Node 20 has no such cache.
module.enableCompileCache?.();
await import('../dist/main.js');
`;

const write = (path, text) => writeFileSync(join(stage, path), text);

rmSync(stage, { recursive: true, force: true });
for (const [from, to] of Object.entries(FOLDERS)) cpSync(join(root, from), join(stage, to), { recursive: true });
const chunks = await bundleInto(join(stage, 'dist'), placeOf, { sourcemap: false });
const own = new Set(chunks.map(({ fileName }) => fileName));
const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]).filter((id) => !own.has(id));
const inside = chunks
  .flatMap(({ moduleIds }) => moduleIds)
  .flatMap(
    (id) =>
      relative(root, id)
        .split(sep)
        .join('/')
        .match(/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1] ?? [],
  );
const types = copyTypes(
  SUBPATHS.map((name) => join(root, `packages/muster/dist/${name}.d.ts`)),
  join(stage, 'types'),
);
const manifest = manifestFor(imports);
mkdirSync(join(stage, 'bin'));
write('bin/muster.js', PROGRAM);
chmodSync(join(stage, 'bin/muster.js'), 0o755);
write('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
write('NOTICES.md', noticesFor(new Set(inside)));
cpSync(join(root, 'packages/muster/README.md'), join(stage, 'README.md'));
cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));

const packed = runNpm(['pack', stage, '--pack-destination', out, '--json', '--ignore-scripts']);
demand(packed, 'The package could not be packed.');
const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(packed.stdout);
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
process.stdout.write(
  [
    relative(root, join(out, filename)),
    `  ${megabytes(size)} packed, ${megabytes(unpackedSize)} unpacked, ${entryCount} files, ${types} of them declarations`,
    `  ${Object.keys(manifest.dependencies).length} production dependencies: ${Object.keys(manifest.dependencies).join(', ')}`,
    '',
  ].join('\n'),
);
