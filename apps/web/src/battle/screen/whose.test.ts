import type { SeatInfo } from '@muster/protocol';
import { expect, test } from 'vitest';
import { isSecret, whoseTurn } from './whose.ts';

const SIDES = ['Express Delivery', 'Something in the Reeds'];
const seats: SeatInfo[] = ['Ada', 'Ben'].map((name) => ({ kind: 'person', name, online: true }));
const dice = { kind: 'dice', side: 1, purpose: 'hit', unit: 0, count: 2 } as const;
const secret = { kind: 'note-enemy', side: 1, units: [0] } as const;

test('players at one screen see whose turn it is', () => {
  const act = { kind: 'act', side: 1, phase: 'activation' } as const;
  expect(whoseTurn(act, seats, [0, 1], SIDES)).toEqual({
    side: 1,
    text: [{ strong: 'Ben' }, ' plays Something in the Reeds'],
  });
  expect(whoseTurn(act, seats, [1], SIDES)).toBeUndefined();
  expect(whoseTurn({ kind: 'question', side: 1, question: dice }, seats, [0, 1], SIDES)?.text[1]).toMatch(
    /^ rolls for/,
  );
  expect(whoseTurn({ kind: 'wait', sides: [1] }, seats, [0], SIDES)).toBeUndefined();
});

test('a player who rolls for the computer sees it', () => {
  expect(whoseTurn({ kind: 'question', side: 1, question: dice }, seats, [0], SIDES)).toMatchObject({
    text: [{ strong: 'You' }, ' roll for Something in the Reeds'],
  });
});

test('a question is secret only where players share a screen', () => {
  expect(isSecret({ kind: 'question', side: 1, question: secret }, [0, 1])).toBe(true);
  expect(isSecret({ kind: 'question', side: 1, question: secret }, [1])).toBe(false);
  expect(isSecret({ kind: 'question', side: 1, question: dice }, [0, 1])).toBe(false);
});
