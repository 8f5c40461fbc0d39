// The commands run one after the other: each reads what the previous one wrote.
/* oxlint-disable no-await-in-loop */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { musterJson, musterLines } from './lib/muster.ts';

let place = '';
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'muster-season-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

interface Standings {
  standings: { army: string; vp: number; matches: number; rank: number; score: unknown }[];
}

interface Played {
  match: string;
  winner: string;
  report: unknown;
}

const SEASONS = [
  { rules: 'gf-3.4.0', size: 1000, lists: ['kestrel-guild', 'lantern-wardens', 'mossback-kith'] },
  { rules: 'gff', size: 200, lists: ['kestrel-guild', 'lantern-wardens', 'mossback-kith'] },
  { rules: 'aof-2.0', size: 750, lists: ['hollow-barrow', 'saltwind-fleet', 'thornmarch-levy'] },
] as const;

/** Pairings of five matches; the fourth army comes after the second. */
const PAIRS = ['one,two', 'two,three', 'three,four', 'four,one', 'two,four'];

describe.each(SEASONS)('a season of $rules', ({ rules, size, lists }) => {
  const at = (name: string): string => join(place, `${rules}-${name}`);
  const campaign = (command: string, file: string, ...more: string[]): Promise<string[]> =>
    musterLines('campaign', command, at(file), ...more);
  const joins = (file: string, army: string, list: string): Promise<string[]> =>
    campaign('join', file, '--army', army, '--player', 'solo', '--list', `${list}-${size}`);

  /** Carries out the steps after the battle of a match, without buying and selling. */
  const closes = async (file: string): Promise<void> => {
    await campaign('casualties', file, '--auto');
    await campaign('experience', file, '--auto');
    await campaign('next', file);
    await campaign('next', file);
  };

  const plays = async (file: string, number: number): Promise<void> => {
    await campaign('play', file, '--armies', PAIRS[number], '--quiet', '--no-dealings');
    await campaign('next', file);
    await campaign('next', file);
  };

  const standings = async (file: string): Promise<Standings['standings']> =>
    (await musterJson<Standings>('campaign', 'standings', at(file))).standings;

  test('ends as if its second match had been recorded correctly at first', async () => {
    // A die of 1: five matches.
    const options = ['--option', 'parallelPlay=true', '--option', 'lateJoiners=true', '--dice', '1', '--seed', rules];
    await campaign('new', 'wrong', '--name', 'Season', '--rules', rules, '--type', 'game', ...options);
    for (const [i, army] of ['one', 'two', 'three'].entries()) await joins('wrong', army, lists[i]);
    await campaign('play', 'wrong', '--armies', PAIRS[0], '--quiet');
    await campaign('setup', 'wrong', '--match', 'm2', '--bring', 'two=all', '--bring', 'three=all', '--fit');
    // The second match is fought once, and recorded wrongly in one book and correctly in the other.
    copyFileSync(at('wrong'), at('fought'));
    const fought = await musterJson<Played>('campaign', 'play', at('fought'), '--match', 'm2');
    const { winner, report } = fought;
    writeFileSync(at('report.json'), JSON.stringify(report));
    copyFileSync(at('wrong'), at('right'));
    const loser = winner === 'two' ? 'three' : 'two';
    await campaign('record', 'wrong', '--winner', loser, '--report', at('report.json'), '--auto');
    await campaign('record', 'right', '--winner', winner, '--report', at('report.json'), '--auto');
    for (const file of ['wrong', 'right']) {
      await closes(file);
      await joins(file, 'four', lists[0]);
      for (let number = 2; number < PAIRS.length; number++) await plays(file, number);
      expect((await campaign('status', file)).join('\n')).toMatch(/over|won/i);
    }
    expect(await standings('wrong')).not.toEqual(await standings('right'));
    await campaign('amend', 'wrong', '--match', 'm2', '--winner', winner, '--yes', '--reason', 'the other way round');
    expect(await standings('wrong')).toEqual(await standings('right'));
    const sheets = async (file: string): Promise<unknown[]> => {
      const all: unknown[] = [];
      for (const army of ['one', 'two', 'three', 'four'])
        all.push(await musterJson('campaign', 'sheet', at(file), '--army', army));
      return all;
    };
    expect(await sheets('wrong')).toEqual(await sheets('right'));
  });
});
