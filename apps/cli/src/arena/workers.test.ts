import { openLedger, gamesEntered, planArena } from '@muster/lab';
import { expect, test } from 'vitest';
import { makeGrounds } from './grounds.ts';
import { LostBattle, playArena } from './workers.ts';

const { grounds } = makeGrounds({
  system: ['gff'],
  armies: ['ready'],
  book: [],
  points: 200,
  tables: ['1'],
  seed: 'threads',
  settings: {},
});
const contenders = [{ label: 'random', name: 'random' as const }];

test('a battle that cannot be played ends the run and is named', async () => {
  const plan = planArena({ seed: 'threads', games: 4, contenders, grounds: [{ ...grounds[0], system: 'chess' }] });
  const run = playArena({ plan, ledger: openLedger(plan), workers: 2 });
  await expect(run).rejects.toThrow('there is no game "chess"');
  await expect(run).rejects.toBeInstanceOf(LostBattle);
  await expect(run).rejects.toMatchObject({ game: { pairing: [0, 0], side: 0 } });
});

test('an error while entering games is reported', async () => {
  const plan = planArena({ seed: 'threads', games: 4, contenders, grounds });
  const entered = (): void => {
    throw new Error('the disk is full');
  };
  await expect(playArena({ plan, ledger: openLedger(plan), workers: 1, entered })).rejects.toThrow('the disk is full');
});

test('a run stopped before its start plays nothing', async () => {
  const plan = planArena({ seed: 'threads', games: 4, contenders, grounds });
  const ledger = openLedger(plan);
  await playArena({ plan, ledger, workers: 2, signal: AbortSignal.abort() });
  expect(gamesEntered(ledger)).toBe(0);
});
