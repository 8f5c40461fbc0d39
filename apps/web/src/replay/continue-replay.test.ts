import { describe, expect, test } from 'vitest';
import { stuckWords } from './go-on.ts';
import type { Tape } from '../tape/tape.ts';

const tape = (more: object): Tape =>
  ({ record: {}, frames: [{}, {}], game: { finished: true }, problem: undefined, ...more }) as unknown as Tape;
const source = { id: 'battle', watch: '', token: undefined, seedHash: undefined };

describe('going on from a replay', () => {
  test('is possible before the end, from the server and from a file', () => {
    expect(stuckWords(tape({}), source, 1)).toBeUndefined();
    expect(stuckWords(tape({}), undefined, 1)).toBeUndefined();
    expect(stuckWords(tape({ game: { finished: false } }), undefined, 2)).toBeUndefined();
  });

  test('is not when the battle is over', () => {
    expect(stuckWords(tape({}), source, 2)).toMatch(/over at this moment/);
  });

  test('is not from a file that begins in the middle or does not come out', () => {
    expect(stuckWords(tape({ record: { start: [1] } }), undefined, 1)).toMatch(/begins in the middle/);
    expect(stuckWords(tape({ record: { start: [1] } }), source, 1)).toBeUndefined();
    expect(stuckWords(tape({ problem: 'Step 2 …' }), undefined, 1)).toMatch(/does not come out/);
  });
});
