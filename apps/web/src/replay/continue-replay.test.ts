import { describe, expect, test } from 'vitest';
import { whyNotContinue } from './continue-replay.ts';
import type { ReplayedBattle } from '../tape/tape.ts';

const tape = (more: object): ReplayedBattle =>
  ({
    record: {},
    frames: [{}, {}],
    game: { finished: true },
    problem: undefined,
    ...more,
  }) as unknown as ReplayedBattle;
const source = { id: 'battle', watch: '', token: undefined, seedHash: undefined };

describe('continuing from a replay', () => {
  test('is possible before the end, from the server and from a file', () => {
    expect(whyNotContinue(tape({}), source, 1)).toBeUndefined();
    expect(whyNotContinue(tape({}), undefined, 1)).toBeUndefined();
    expect(whyNotContinue(tape({ game: { finished: false } }), undefined, 2)).toBeUndefined();
  });

  test('is not possible when the battle is over', () => {
    expect(whyNotContinue(tape({}), source, 2)).toMatch(/over at this step/);
  });

  test('is not possible from a file that starts midway or does not match its record', () => {
    expect(whyNotContinue(tape({ record: { start: [1] } }), undefined, 1)).toMatch(/starts in the middle/);
    expect(whyNotContinue(tape({ record: { start: [1] } }), source, 1)).toBeUndefined();
    expect(whyNotContinue(tape({ problem: 'Step 2 …' }), undefined, 1)).toMatch(/do not match the record/);
  });
});
