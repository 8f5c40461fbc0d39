import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRecordFile } from '@muster/protocol';
import { recordOf } from '@muster/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { muster, musterLines } from '../../../../tests/lib/muster.ts';
import { playedReel } from '../../../../tests/lib/reels.ts';
import { expectSound, layer } from '../../../../tests/lib/sound-svg.ts';

let folder = '';
const inFolder = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(inFolder(name), 'utf8');
const reel = playedReel();

/** Draws the recorded battle and returns the content of the file. */
const picture = async (name: string, ...args: string[]): Promise<string> => {
  await musterLines('battle', 'picture', inFolder('battle.json'), '-o', inFolder(name), ...args);
  return read(name);
};

/** Writes the record of the battle up to the end of a round. */
const write = (name: string, round: number): string => {
  const record = recordOf(reel.game, ['frank', 'frank']);
  const steps = record.steps.filter((_, i) => reel.frames[i].round <= round);
  writeFileSync(inFolder(name), JSON.stringify(makeRecordFile({ ...record, steps })));
  return inFolder(name);
};

const isPng = (name: string): boolean => read(name).startsWith('\ufffdPNG');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-picture-'));
  write('battle.json', 99);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Activations of a round. */
const activations = (round: number): number =>
  reel.frames.filter((frame) => frame.round === round && frame.action !== 'begin' && frame.action.type === 'activate')
    .length;

describe('one picture', () => {
  test('has moves only on request: of the round or of one step', async () => {
    const plain = await picture('plain.svg', '--round', '2');
    expect(plain).not.toContain('Would rather');
    const round = await picture('round.svg', '--round', '2', '--moves');
    expectSound(round);
    expect(round).toContain('End of round 2');
    expect(round.match(/Would rather/g)).toHaveLength(activations(2));
    expect(layer(round, 'order')).toContain(`>${activations(2)}<`);
    const step = await picture('step.svg', '--to', '2.2', '--moves');
    expect(step.match(/Would rather/g)).toHaveLength(1);
    expect(step).toContain('Round 2, activation 2');
    const both = await picture('both.svg', '--to', '2.2', '--moves', 'round');
    expect(both.match(/Would rather/g)).toHaveLength(2);
  });

  test('has no moves of a deployment', async () => {
    expect(await picture('start.svg', '--round', '0', '--moves')).not.toContain('muster-ways');
  });

  test('may be of a new battle', async () => {
    const battle = ['--sample', 'lantern-wardens-200,kestrel-guild-200', '--seed', 'watched', '--players', 'solo'];
    await musterLines('battle', 'picture', ...battle, '--round', '2', '-o', inFolder('played.svg'));
    expect(read('played.svg')).toBe(await picture('plain.svg', '--round', '2'));
  });
});

describe('all pictures', () => {
  test('are one for each round, with a page that shows and links them', async () => {
    const [said] = await musterLines('battle', 'picture', inFolder('battle.json'), '--all', inFolder('rounds'));
    expect(said).toMatch(/^5 pictures written to .*rounds\. Open .*index\.html to see them all\.$/);
    const names = [0, 1, 2, 3, 4].map((round) => `round-${round}.svg`);
    expect(readdirSync(inFolder('rounds')).sort()).toEqual(['index.html', ...names]);
    for (const name of names) expectSound(read(`rounds/${name}`));
    const page = read('rounds/index.html');
    expect([...page.matchAll(/<a href="([^"]*)"/g)].map(([, file]) => file)).toEqual(names);
    expect(page.match(/Would rather/g)).toHaveLength([1, 2, 3, 4].reduce((sum, round) => sum + activations(round), 0));
    expect(page).toContain('After round 4 · ');
    expect(page).not.toMatch(/<script|NaN|undefined/);
  });

  test('are one for each activation', async () => {
    const args = ['--all', inFolder('steps'), '--every', 'activation'];
    await musterLines('battle', 'picture', inFolder('battle.json'), ...args);
    const files = readdirSync(inFolder('steps'));
    expect(files).toContain('round-0.svg');
    for (const round of [1, 2, 3, 4])
      expect(files.filter((name) => new RegExp(`^round-${round}-activation-\\d\\d\\.svg$`).test(name))).toHaveLength(
        activations(round),
      );
  });

  test('may be PNG', async () => {
    const short = write('short.json', 1);
    await musterLines('battle', 'picture', short, '--all', inFolder('png'), '--format', 'png');
    expect(readdirSync(inFolder('png')).sort()).toEqual(['index.html', 'round-0.png', 'round-1.png']);
    expect(isPng('png/round-1.png')).toBe(true);
  });

  test('fit on one sheet: a page, or a picture', async () => {
    const sheet = async (name: string, ...args: string[]): Promise<string> => {
      await musterLines('battle', 'picture', inFolder('battle.json'), '--sheet', inFolder(name), ...args);
      return read(name);
    };
    const page = await sheet('sheet.html', '--dark', '--title', 'A & B');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain('<h1>A &amp; B</h1>');
    expect(page).not.toContain('<a href');
    expect(await sheet('light.html')).not.toBe(page);
    const svg = await sheet('sheet.svg');
    expectSound(svg);
    expect(svg.match(/<svg /g)).toHaveLength(6);
    await musterLines('battle', 'picture', write('short.json', 1), '--sheet', inFolder('sheet.png'));
    expect(isPng('sheet.png')).toBe(true);
  });
});

test.each([
  [[], '--output'],
  [['-o', 'x.svg', '--seed', '3'], 'leave out --seed'],
  [['--sheet', 'sheet.pdf'], '.svg or .png'],
  [['-o', 'x.svg', '--moves', 'battle'], 'step'],
])('invalid options are refused: %j', async (args, words) => {
  const { code, err } = await muster('battle', 'picture', inFolder('battle.json'), ...args);
  expect(err).toContain(words);
  expect(code).toBe(2);
});

test('a folder that cannot be created is refused', async () => {
  const { code, err } = await muster('battle', 'picture', inFolder('battle.json'), '--all', inFolder('battle.json/x'));
  expect([code, err]).toEqual([2, expect.stringContaining('choose another one for --all')]);
  expect(existsSync(inFolder('battle.json'))).toBe(true);
});
