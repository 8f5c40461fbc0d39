import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT, running } from '../lib/deploy.ts';

const data = mkdtempSync(join(tmpdir(), 'muster-start-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Starts Muster as `npm start` does and returns everything that it prints until it has stopped. */
const start = async (): Promise<string> => {
  const env = { ...process.env, CI: 'true', PORT: '0', MUSTER_DATA: data };
  const server = running(process.execPath, [join(ROOT, 'scripts/start.mjs')], { cwd: ROOT, env });
  await expect.poll(() => server.said()).toContain('Muster is at');
  const [, address = ''] = /Muster is at (\S+)/.exec(server.said()) ?? [];
  expect(await (await fetch(address)).text()).toContain('<title>Muster');
  await server.stop();
  return server.said();
};

test('npm start builds what has changed, and nothing the next time', async () => {
  await start();
  expect(await start()).not.toMatch(/Installing|Compiling|Making/);
});
