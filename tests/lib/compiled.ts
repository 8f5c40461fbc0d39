import { existsSync } from 'node:fs';
import type { Plugin } from 'vitest/config';

/** A source file of a package. */
const SOURCE = /^(.*\/packages\/[\w-]+)\/src\/(.+)(?<!\.test)\.ts$/;

/** Compiled files of packages: Node loads them itself. */
export const COMPILED = /\/packages\/[\w-]+\/dist\//;

/** Resolves packages to their compiled files, which load and run several times faster than the sources. */
export const compiledPackages = (): Plugin => ({
  name: 'compiled-packages',
  enforce: 'pre',
  async resolveId(id, importer) {
    const found = await this.resolve(id, importer, { skipSelf: true });
    const [, folder, file] = SOURCE.exec(found?.id ?? '') ?? [];
    if (folder === undefined) return found;
    const compiled = `${folder}/dist/${file}.js`;
    return existsSync(compiled) ? compiled : found;
  },
});
