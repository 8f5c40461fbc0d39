import { gf, type TerrainStart } from '@muster/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLAIN } from '../colours.ts';
import { placeTerrain, type TerrainSession } from './place-terrain.ts';
import { PlayerQuit } from './prompt.ts';

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => vi.restoreAllMocks());

const start: TerrainStart = {
  width: 7200,
  depth: 4800,
  sides: 2,
  pool: [{ kind: 'forest' }, { kind: 'building' }, { kind: 'ruins' }],
};

const sitting = (typed: readonly string[], parts: Partial<TerrainSession> = {}): TerrainSession => ({
  ruleset: gf,
  start,
  names: ['Ada', 'Ben'],
  people: [true, true],
  seed: 'test',
  dice: 'asked',
  paint: PLAIN,
  lines: typed.values() as unknown as AsyncIterator<string>,
  say: (line = '') => said.push(line),
  ...parts,
});

test('two people roll off, place in turns and choose a dangerous piece each', async () => {
  const table = await placeTerrain(
    sitting(['4 4', '2 5', '1', '20 20', '1', '20 20', '1', '40 20 90', '1', '60 20', '1', 'map', 'check', '2']),
  );
  expect(table.terrain.map(({ id, types }) => [id, types.includes('dangerous')])).toEqual([
    ['forest-1', true],
    ['building-1', false],
    ['ruins-1', true],
  ]);
  expect(said).toContain('Roll-off: Ada 4, Ben 4. A tie: roll again.');
  expect(said).toContain('Roll-off: Ada 2, Ben 5. Ben places first.');
  expect(said).toContain('Ben places forest 1 20" from the left and 20" from the top, turned by 0°.');
  expect(said.find((line) => line.startsWith('Overlaps forest 1: move it at least'))).toBeDefined();
  expect(said).toContain('Ada places building 1 40" from the left and 20" from the top, turned by 90°.');
  expect(said).toContain('Ben makes forest 1 dangerous.');
  expect(said).toContain('Ada makes ruins 1 dangerous.');
  expect(said.some((line) => line.startsWith('Open guidelines:'))).toBe(true);
});

test('a person places against the computer, takes a piece back and lets the computer choose', async () => {
  const typed = ['1', '20 20', 'undo', '1', '30 20', 'auto', 'auto', 'auto'];
  const table = await placeTerrain(sitting(typed, { people: [true, false], dice: 'seeded' }));
  expect(table.terrain).toHaveLength(3);
  expect(said).toContain('Taken back.');
  expect(said.some((line) => line.startsWith('Ben places'))).toBe(true);
});

test('a piece that fits cannot be left out, and people may quit', async () => {
  await expect(placeTerrain(sitting(['6 1', '1', 'none', 'help', 'quit']))).rejects.toThrow(PlayerQuit);
  expect(said.find((line) => line.startsWith('The piece fits at'))).toBeDefined();
});
