import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, skirmish } from '@muster/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, running } from '../lib/deploy.ts';

const EXAMPLES = readdirSync(join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''));

/** Type-checks as strictly as it can, the declarations of the package included. */
const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2023',
    strict: true,
    skipLibCheck: false,
    rootDir: 'examples',
    outDir: 'out',
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
  },
  include: ['examples'],
};

describe('the package, installed in an empty folder', { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-package-'));
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', CI: 'true' } });
  const node = (...args: string[]): string => run(process.execPath, ...args);
  const muster = join(folder, 'node_modules/muster/bin/muster.js');
  const installed = (): { dependencies: Record<string, string>; exports: Record<string, unknown>; version: string } =>
    JSON.parse(readFileSync(join(folder, 'node_modules/muster/package.json'), 'utf8')) as never;
  let packed = '';
  let installing: SpawnSyncReturns<string> | undefined;

  beforeAll(() => {
    packed = execFileSync(process.execPath, ['scripts/pack.mjs'], { cwd: ROOT, encoding: 'utf8' });
    process.stdout.write(packed);
    const tarball = join(ROOT, packed.split('\n')[0]);
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball];
    installing = spawnSync('npm', install, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('can be installed', () => {
    expect(installing?.status, installing?.stderr).toBe(0);
  });

  test('is as large and needs as many libraries as the docs say', () => {
    const docs = readFileSync(join(ROOT, 'docs/releasing.md'), 'utf8');
    const [, said] = /(\d+\.\d) MB packed/.exec(docs) ?? [];
    const [, size] = /(\d+\.\d) MB packed/.exec(packed) ?? [];
    expect(Math.abs(Number(size) - Number(said))).toBeLessThanOrEqual(0.3);
    expect(docs).toContain(`${Object.keys(installed().dependencies).length} production dependencies`);
  });

  test('has correct types, also for the examples', () => {
    cpSync(join(ROOT, 'examples'), join(folder, 'examples'), { recursive: true });
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    node(join(ROOT, 'node_modules/typescript/bin/tsc'));
    // A wrong use is found, so the types are really there.
    writeFileSync(join(folder, 'examples/wrong.ts'), "import { readyArmy } from 'muster/army';\nreadyArmy(5);\n");
    expect(() => node(join(ROOT, 'node_modules/typescript/bin/tsc'))).toThrow();
  });

  test.each(EXAMPLES)('runs the example %s', (name) => {
    expect(node(join('out', `${name}.js`))).toMatch(/\w/);
  });

  test('has each module once, and only its subpaths', () => {
    const same = `
      const subpaths = ${JSON.stringify(Object.keys(installed().exports).filter((name) => !name.endsWith('.json')))};
      const parts = await Promise.all(subpaths.map((name) => import('muster' + name.slice(1))));
      const names = new Set(parts.flatMap((part) => Object.keys(part)));
      const twice = [...names].filter((name) => new Set(parts.filter((part) => name in part).map((part) => part[name])).size > 1);
      const inside = await import('muster/dist/main.js').catch((error) => error.code);
      console.log(JSON.stringify({ subpaths, twice, inside }));`;
    expect(JSON.parse(node('--input-type=module', '--eval', same))).toEqual({
      subpaths: ['./engine', './odds', './army', './campaign', './players'],
      twice: [],
      inside: 'ERR_PACKAGE_PATH_NOT_EXPORTED',
    });
  });

  test('plays a battle on the command line, draws and verifies it', () => {
    expect(run('npx', 'muster', '--version').trim()).toBe(installed().version);
    expect(
      node(muster, 'battle', 'play', '--system', 'gff', '--seed', '7', '--quiet', '--out', 'battle.json'),
    ).toContain('Result:');
    expect(node(muster, 'battle', 'verify', 'battle.json')).toMatch(/^The record is correct: \d+ steps/);
    node(muster, 'battle', 'picture', 'battle.json', '--round', '2', '-o', 'battle.png');
    expect(readFileSync(join(folder, 'battle.png')).subarray(1, 4).toString()).toBe('PNG');
    const arena = '--players solo,random --system gff --points 200 --games 2 --workers 1 --json';
    expect(JSON.parse(node(muster, 'arena', ...arena.split(' ')))).toMatchObject({ finished: true });
  });

  test('serves the pages, and battles with them', async () => {
    const server = running(process.execPath, [muster, 'serve', '--port', '0', '--data', 'data'], { cwd: folder });
    try {
      await expect.poll(() => server.said(), { timeout: 60_000 }).toContain('Muster is at');
      const [, address = ''] = /Muster is at (\S+)/.exec(server.said()) ?? [];
      const page = await (await fetch(address)).text();
      expect(page).toContain('<title>Muster');
      const [, script = ''] = /src="([^"]+\.js)"/.exec(page) ?? [];
      expect((await fetch(new URL(script, address))).headers.get('content-type')).toContain('javascript');
      const ada = await Client.named(address, 'Ada');
      expect(await ada.battle(skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]))).toBeTruthy();
    } finally {
      await server.stop();
    }
    expect(server.said()).toContain('Muster has stopped. All battles are saved.');
  });
});
