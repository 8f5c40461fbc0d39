import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { musterInColour, muster, musterLines } from '../../../../tests/lib/muster.ts';

let folder = '';
const inFolder = (name: string): string => join(folder, name);
const BATTLE = ['--sample', 'lantern-wardens-200,kestrel-guild-200', '--seed', 'seen', '--players', 'random'];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-watch-'));
  await musterLines('battle', 'play', ...BATTLE, '--quiet', '--out', inFolder('battle.json'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The steps whose frames were printed. */
const stepsIn = (out: string): number[] =>
  [...out.matchAll(/^(?:--|──) .*, step (\d+) /gm)].map(([, step]) => Number(step));

describe('a battle watched without a terminal', () => {
  test('is printed frame by frame, and a replay is the same as a new battle', async () => {
    const told = await muster('battle', 'watch', inFolder('battle.json'));
    expect([told.code, told.err]).toEqual([0, '']);
    const steps = stepsIn(told.out);
    expect(steps).toEqual(steps.map((_, i) => i + 1));
    expect(told.out).toContain('objectives   units left   models lost');
    const played = await muster('battle', 'watch', ...BATTLE);
    expect(played.out).toBe(`${told.out}  To play the same battle again: --seed seen\n`);
  });

  test('is printed every n-th frame from a moment on, with its last frame', async () => {
    const all = stepsIn((await muster('battle', 'watch', inFolder('battle.json'))).out).length;
    const some = stepsIn((await muster('battle', 'watch', inFolder('battle.json'), '--frames', '10')).out);
    expect(some.slice(0, 3)).toEqual([1, 11, 21]);
    expect(some.at(-1)).toBe(all);
    const late = await muster('battle', 'watch', inFolder('battle.json'), '--from', '3', '--frames', '500');
    expect(stepsIn(late.out).length).toBe(2);
    expect(late.out).toContain('End of round 3');
  });

  test('has colours only if wanted', async () => {
    const args = ['battle', 'watch', inFolder('battle.json'), '--frames', '20'];
    const coloured = await musterInColour(...args);
    expect(coloured.out).toContain('\u001b[');
    expect((await musterInColour(...args, '--ascii')).out).toBe((await muster(...args)).out);
  });

  test('can be saved', async () => {
    await muster('battle', 'watch', ...BATTLE, '--frames', '500', '--out', inFolder('kept.json'));
    expect(readFileSync(inFolder('kept.json'), 'utf8')).toBe(readFileSync(inFolder('battle.json'), 'utf8'));
  });

  test.each([
    [['--seed', '7'], 'leave out --seed'],
    [['--players', 'solo'], 'leave out --players'],
    [['--out', 'x.json'], 'leave out --out'],
    [['--from', '9'], 'does not reach 9'],
    [['--speed', '0'], 'from 0.125 to 32'],
  ])('refuses %j together with a record', async (args, words) => {
    const { code, err } = await muster('battle', 'watch', inFolder('battle.json'), ...args);
    expect(err).toContain(words);
    expect(code).toBe(2);
  });

  test('refuses human players', async () => {
    const { code, err } = await muster('battle', 'watch', '--players', 'human,solo');
    expect([code, err]).toEqual([2, expect.stringContaining('There is no player "human"')]);
  });
});
