import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { LASTS, Passes, secretOf } from './passes.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'muster-secret-'));

test('a pass is good for a year, at the server that issued it', () => {
  const passes = new Passes(secretOf(folder(), undefined));
  const pass = passes.issue('ada', 0);
  expect(passes.person(pass, 1000)).toBe('ada');
  expect(passes.person(pass, (LASTS + 1) * 1000)).toBeUndefined();
  expect(passes.person(pass.replace('ada', 'eve'), 1000)).toBeUndefined();
  expect(new Passes(secretOf(folder(), undefined)).person(pass, 1000)).toBeUndefined();
});

test('the secret is made once, for its owner only', () => {
  const home = folder();
  const secret = secretOf(home, undefined);
  expect(secret).toHaveLength(32);
  expect(secretOf(home, undefined)).toEqual(secret);
  expect(statSync(join(home, 'secret')).mode & 0o777).toBe(0o600);
});

test('nothing is signed with half a secret or none', () => {
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

test('what is set to nothing is as if it were not set', () => {
  expect(readConfig({ PORT: '', HOST: '', DATABASE_URL: '', MUSTER_DATA: '' })).toEqual(readConfig({}));
  expect(readConfig({ HOST: '' }).host).toBe('127.0.0.1');
});
