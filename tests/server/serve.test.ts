import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT, running } from '../lib/deploy.ts';

const MUSTER = join(ROOT, 'apps/cli/bin/muster.js');
const data = mkdtempSync(join(tmpdir(), 'muster-serve-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

test('muster serve starts the server as its options say', async () => {
  const env = { ...process.env, PORT: '1', MUSTER_DATA: join(data, 'other') };
  const server = running(process.execPath, [MUSTER, 'serve', '--port', '0', '--data', join(data, 'mine')], { env });
  try {
    await expect.poll(() => server.said(), { timeout: 60_000 }).toMatch(/Muster is at http:\/\/127\.0\.0\.1:\d+\n/);
    const [, address] = /Muster is at (\S+)/.exec(server.said()) ?? [];
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  } finally {
    await server.stop();
  }
  expect(existsSync(join(data, 'mine/muster.db'))).toBe(true);
  expect(existsSync(join(data, 'other'))).toBe(false);
  expect(server.said()).toContain('Muster has stopped. All battles are saved.');
});

test('muster serve says in one sentence why it cannot start', () => {
  const { status, stderr } = spawnSync(process.execPath, [MUSTER, 'serve', '--port', 'harbour'], { encoding: 'utf8' });
  expect(stderr).toBe('PORT must be a port, not "harbour".\n');
  expect(status).toBe(1);
});
