import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePlayer } from '@muster/ai';
import { Client, type TestSeat, skirmish } from '@muster/server/testing';
import { expect, test, vi } from 'vitest';
import { unpackStored } from '../lib/stored.ts';
import { type ServerProcess, startServer } from '../server/child.ts';

const order = skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]);
const isRoot = process.getuid?.() === 0;

/** A user without any rights of its own, for tests that run as root. */
const UNPRIVILEGED = 65_534;
const user = isRoot ? UNPRIVILEGED : undefined;

/** Whether that user may read this program. */
const runsAsUser = (): boolean =>
  !isRoot || spawnSync(process.execPath, ['-e', ''], { cwd: import.meta.dirname, uid: UNPRIVILEGED }).status === 0;

const folder = (name: string): string => mkdtempSync(join(tmpdir(), `muster-${name}-`));

const ask = async ({ address }: ServerProcess, path: string): Promise<unknown> => {
  const response = await fetch(address + path);
  return { status: response.status, ...((await response.json()) as object) };
};

test('a second server on one folder does not start, and one that was killed leaves nothing behind', async () => {
  const data = folder('second');
  const first = await startServer({ MUSTER_DATA: data });
  await expect(startServer({ MUSTER_DATA: data })).rejects.toThrow(
    `Another Muster server (process ${first.pid}) already uses ${data}: stop it, or set MUSTER_DATA`,
  );
  expect(await ask(first, '/readyz')).toEqual({ status: 'ready' });
  await first.kill();
  const second = await startServer({ MUSTER_DATA: data });
  expect(await second.stop()).toBe(0);
  rmSync(data, { recursive: true });
});

test.skipIf(!runsAsUser())('a server does not start in a read-only folder, and says what to do', async () => {
  const data = folder('read-only');
  if (user !== undefined) chownSync(data, user, user);
  await (await startServer({ MUSTER_DATA: data }, { user })).stop();
  chmodSync(data, 0o555);
  await expect(startServer({ MUSTER_DATA: data }, { user })).rejects.toThrow(
    `The server may not write to ${data}: make the folder writable for its user, then start again.`,
  );
  chmodSync(data, 0o755);
  // If only the file is read-only, everything can be viewed.
  chmodSync(join(data, 'muster.db'), 0o444);
  const server = await startServer({ MUSTER_DATA: data }, { user });
  expect(await ask(server, '/readyz')).toMatchObject({ status: 503, code: 'store-read-only' });
  const ada = new Client(server.address);
  expect(await ada.post('/api/me', { name: 'Ada' })).toMatchObject({ status: 503, body: { code: 'store-read-only' } });
  await server.stop();
  chmodSync(join(data, 'muster.db'), 0o644);
  await (await startServer({ MUSTER_DATA: data }, { user })).stop();
  rmSync(data, { recursive: true });
});

test('a file with damaged pages can be read, but nothing is written to it', async () => {
  const data = unpackStored(1);
  // The database is updated first, and then damaged.
  await (await startServer({ MUSTER_DATA: data })).stop();
  const file = join(data, 'muster.db');
  const bytes = readFileSync(file);
  bytes.fill(0xa5, bytes.length - 6 * 4096, bytes.length - 4096);
  writeFileSync(file, bytes);
  const server = await startServer({ MUSTER_DATA: data });
  expect(await ask(server, '/healthz')).toEqual({ status: 'ok' });
  expect(await ask(server, '/readyz')).toEqual({
    status: 503,
    code: 'store-damaged',
    sentence: expect.stringContaining('Stop the server and restore a backup'),
  });
  const ada = new Client(server.address);
  expect(await ada.post('/api/me', { name: 'Ada' })).toMatchObject({ status: 503, body: { code: 'store-damaged' } });
  expect((await ada.get('/api/lists')).status).toBe(200);
  await server.stop();
  expect(readFileSync(file).equals(bytes)).toBe(true);
  rmSync(data, { recursive: true });
});

/** Mounts a disk of this many bytes; fails without the right to do so. */
const smallDisk = (bytes: number): { data: string; end: () => void } => {
  const data = folder('disk');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', data], { stdio: 'ignore' });
  const end = (): void => {
    execFileSync('umount', [data]);
    rmSync(data, { recursive: true });
  };
  return { data, end };
};

const maySetUpDisk = (): boolean => {
  try {
    smallDisk(4096).end();
    return true;
  } catch {
    return false;
  }
};

test.skipIf(!maySetUpDisk())('on a full disk nothing is confirmed, and the server continues by itself', async () => {
  const disk = smallDisk(6 * 2 ** 20);
  const env = { MUSTER_DATA: disk.data };
  let server = await startServer(env);
  let ada = await Client.named(server.address, 'Ada');
  const { cookie } = ada;
  const id = await ada.battle(order);
  let seat = await ada.enter(id);
  const player = makePlayer('solo', 'x');
  const filler = join(disk.data, 'filler');
  fill(filler);
  let confirmed = await playWhileStored(seat);
  const refused = seat.heard.findLast(({ type }) => type === 'refused');
  expect(refused).toMatchObject({ code: 'store-full', sentence: expect.stringContaining('Free some space') });
  expect(await ask(server, '/healthz')).toEqual({ status: 'ok' });
  expect(await ask(server, '/readyz')).toMatchObject({ status: 503, code: 'store-full' });
  expect(await ada.post('/api/battles', order)).toMatchObject({ status: 503, body: { code: 'store-full' } });
  // A command that was not stored has no effect.
  const other = await ada.enter(id);
  expect(other.state?.seq).toBe(confirmed);
  other.leave();
  rmSync(filler);
  await seat.until(({ state }) => state?.seq === confirmed);
  expect(await seat.play(player, [0, 1])).toBe(true);
  await vi.waitFor(async () => expect(await ask(server, '/readyz')).toEqual({ status: 'ready' }), 300_000);
  // Nor is anything lost when it is killed on a full disk.
  fill(filler);
  confirmed = await playWhileStored(seat);
  seat.cut();
  await server.kill();
  rmSync(filler);
  server = await startServer(env);
  ada = new Client(server.address);
  ada.cookie = cookie;
  seat = await ada.enter(id);
  expect(seat.state?.seq).toBeGreaterThanOrEqual(confirmed);
  expect(await seat.play(player, [0, 1])).toBe(true);
  seat.leave();
  expect(await server.stop()).toBe(0);
  disk.end();
});

/** Plays until a command is refused; returns the last state that was confirmed. */
const playWhileStored = async (seat: TestSeat): Promise<number> => {
  const player = makePlayer('solo', 'full');
  for (let i = 0; i < 100 && !seat.state?.over; i++) {
    const confirmed = seat.state?.seq ?? 0;
    if (!(await seat.play(player, [0, 1]))) return confirmed;
  }
  throw new Error('nothing was refused');
};

/** Fills a disk up to its last byte. */
const fill = (file: string): void => {
  spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=4096']);
  expect(statSync(file).size).toBeGreaterThan(0);
};
