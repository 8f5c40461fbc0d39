import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../common/config.ts';
import { LASTS, Passes, secretOf } from './passes.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'muster-secret-'));

const ada = { person: 'ada', session: 's1', epoch: 2 };

test('a cookie is valid for a year at the server that issued it', () => {
  const passes = new Passes(secretOf(folder(), undefined));
  const cookie = passes.issue(ada, 0);
  expect(passes.read(cookie, 1000)).toEqual(ada);
  expect(passes.read(cookie, (LASTS + 1) * 1000)).toBeUndefined();
  expect(new Passes(secretOf(folder(), undefined)).read(cookie, 1000)).toBeUndefined();
});

test('no part of a cookie can be changed', () => {
  const passes = new Passes(secretOf(folder(), undefined));
  const parts = passes.issue(ada, 0).split('.');
  expect(parts).toHaveLength(5);
  for (const i of parts.keys()) {
    const changed = parts.with(i, `${parts[i].slice(0, -2)}90`).join('.');
    expect(passes.read(changed, 1000), changed).toBeUndefined();
  }
  for (const text of [undefined, '', '.', '....', parts.slice(0, 4).join('.')])
    expect(passes.read(text, 1000)).toBeUndefined();
});

test('a cookie from before sessions were stored is read', () => {
  const secret = secretOf(folder(), undefined);
  const text = `ada.${LASTS}`;
  const cookie = `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  expect(new Passes(secret).read(cookie, 1000)).toEqual({ person: 'ada', epoch: 0 });
});

test('the secret is made once and readable only by its owner', () => {
  const home = folder();
  const secret = secretOf(home, undefined);
  expect(secret).toHaveLength(32);
  expect(secretOf(home, undefined)).toEqual(secret);
  expect(statSync(join(home, 'secret')).mode & 0o777).toBe(0o600);
});

test('an incomplete or empty secret is refused', () => {
  const home = folder();
  secretOf(home, undefined);
  const file = join(home, 'secret');
  for (const torn of ['', readFileSync(file, 'utf8').slice(0, 20)]) {
    writeFileSync(file, torn);
    expect(() => secretOf(home, undefined)).toThrow('is damaged');
  }
  expect(readConfig({ MUSTER_SECRET: '' }).secret).toBeUndefined();
  expect(() => readConfig({ MUSTER_SECRET: 'short' })).toThrow('MUSTER_SECRET');
});

test('empty settings count as not set', () => {
  expect(readConfig({ PORT: '', HOST: '', DATABASE_URL: '', MUSTER_DATA: '' })).toEqual(readConfig({}));
  expect(readConfig({ HOST: '' }).host).toBe('127.0.0.1');
});
