import { readFileSync, statSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The folder of the bundle in a clone. */
export const BUNDLE = new URL('packages/muster/dist/bundle/', root);

/** The file that records what the bundle was made of. */
export const MARK = new URL('mark.json', BUNDLE);

/** The files in which the compiler records what it compiled, for each part of the bundle. */
export const BUILDS = [
  ...[
    'kernel',
    'engine',
    'rules',
    'army',
    'campaign',
    'guide',
    'ai',
    'host',
    'lab',
    'protocol',
    'picture',
    'conform',
  ].map((name) => `packages/${name}`),
  'apps/server',
  'apps/cli',
].map((folder) => `${folder}/dist/.tsbuildinfo`);

const stateOf = (file) => {
  const { mtimeMs, size } = statSync(new URL(file, root));
  return `${mtimeMs} ${size}`;
};

/** What the bundle was made of: when each part was compiled. Throws when a part was not. */
export const currentMark = () => JSON.stringify(BUILDS.map(stateOf));

/** Whether the bundle was made of what is compiled now. */
export const isBundleCurrent = () => {
  try {
    return readFileSync(MARK, 'utf8') === currentMark();
  } catch {
    return false;
  }
};
