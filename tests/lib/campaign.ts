import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { expectBad, muster, musterJson, musterLines } from './muster.ts';

let folder = '';

/** The campaign file of the test that is running. */
export const campaignFile = (): string => join(folder, 'war.jsonl');

/** Gives every test of a file a folder of its own. */
export const inFreshFolders = (): void => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'muster-campaign-'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });
};

/** Returns a unit of a list: five models with this name. */
export const unit = (id: string, cost: number, more: object = {}): Record<string, unknown> => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  size: 5,
  quality: 4,
  defense: 4,
  cost,
  base: 32,
  weapons: ['Rifle (24", A1)'],
  ...more,
});

/** A hero of a list. */
export const hero = (id: string, cost: number): Record<string, unknown> =>
  unit(id, cost, { size: 1, rules: ['Hero', 'Tough(3)'] });

/** Writes a file of JSON into the folder. */
export const writeJson = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

/** Writes a list. */
export const writeList = (name: string, units: readonly object[], system = 'gf'): string =>
  writeJson(`${name}.json`, { format: 'muster-list', version: 1, name, system, units });

/** Returns a campaign command line: a command with its options; options with spaces are separate arguments. All new campaigns have the same seed. */
export const campaign = (line: string, ...args: string[]): string[] => {
  const [command, ...options] = line.split(' ');
  const given = [...options, ...args];
  const seed = command === 'new' && !given.includes('--seed') ? ['--seed', 'war'] : [];
  return ['campaign', command, campaignFile(), ...given, ...seed];
};

/** Returns the lines that a successful command prints. */
export const lines = (line: string, ...args: string[]): Promise<string[]> => musterLines(...campaign(line, ...args));

/** Starts a campaign of two armies. Reds: 150 + 4 x 200 = 950, so 50 are saved. Blues: 150 + 4 x 205 = 970, so 30 are saved. */
export const begin = async (...options: string[]): Promise<void> => {
  await lines('new', '--name', 'War', '--rules', 'gf-3.4.0', '--type', 'endless', '--on', '2025-03-01', ...options);
  const many = (names: readonly string[], cost: number): object[] => names.map((name) => unit(name, cost));
  const reds = writeList('reds', [hero('rook', 150), ...many(['ants', 'bees', 'cats', 'dogs'], 200)]);
  const blues = writeList('blues', [hero('bluff', 150), ...many(['elks', 'foxes', 'gnus', 'hens'], 205)]);
  await lines('join', '--army', 'Reds', '--player', 'Ann', '--list', reds);
  await lines('join', '--army', 'Blues', '--player', 'Ben', '--list', blues);
};

/** Records a match that the Reds won: the ants destroyed the elks, the foxes the bees. */
export const fight = async (): Promise<void> => {
  await lines('setup', '--dice', '1,1');
  await lines(
    'record',
    '--winner',
    'reds',
    '--killed',
    'elks=ants:melee:r2',
    '--killed',
    'bees=foxes',
    '--objective',
    'none',
  );
};

/** The state of a campaign. */
export interface Status {
  open: { match: string; step: string; round: number; due: number[] }[];
  entries: number;
}

/** Returns the state of the campaign. */
export const status = (): Promise<Status> => musterJson<Status>(...campaign('status'));

/** A row of the standings. */
export interface ArmyRow {
  army: string;
  rank: number;
  vp: number;
  matches: number;
}

/** Returns the standings. */
export const standings = async (): Promise<ArmyRow[]> =>
  (await musterJson<{ standings: ArmyRow[] }>(...campaign('standings'))).standings;

/** Expects a refusal: an exit code, a sentence, a code for programs, and an unchanged file. */
export const expectRefused = async (
  code: string,
  part: string | RegExp,
  line: string,
  ...args: string[]
): Promise<void> => {
  const before = readFileSync(campaignFile(), 'utf8');
  const kept = readdirSync(folder);
  await expectBad(campaign(line, ...args), part);
  const { out } = await muster(...campaign(line, ...args), '--json');
  expect((JSON.parse(out) as { refusal?: { code: string } }).refusal?.code).toBe(code);
  expect(readFileSync(campaignFile(), 'utf8')).toBe(before);
  expect(readdirSync(folder)).toEqual(kept);
};
