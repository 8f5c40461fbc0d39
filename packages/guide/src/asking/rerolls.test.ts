import { GAME, namesOf, type Question } from '@muster/engine';
import { scene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from './answers.ts';
import { typedPrompt } from '../../../../tests/lib/typed-prompt.ts';
import type { AskingContext } from './seat.ts';

const s = scene({
  units: [
    { id: 'us', at: [15, 10] },
    { id: 'foe', side: 1, at: [15, 30] },
  ],
  extras: { underdog: [2, 0], concedes: true },
});

/** A seat of a person who types these lines, and what is printed. */
const seatOf = (...typed: string[]): { seat: AskingContext; said: string[] } => {
  const { prompt, said } = typedPrompt(...typed);
  return {
    seat: { battle: s.battle, prompt, names: namesOf(s.plan), quiet: new Map() } as unknown as AskingContext,
    said,
  };
};

const underdog: Question = { kind: 'underdog', side: 0, purpose: 'block', unit: 1, count: 3, need: 4 };

describe('an underdog point', () => {
  test('is offered with the roll it is for', async () => {
    const { seat, said } = seatOf('3');
    expect(await answerQuestion(seat, underdog)).toBe(-1);
    expect(said.join('\n')).toContain('Side 0: spend an underdog point? foe, Defense roll (3 dice, 4+); 2 left.');
  });

  test('can be declined for the rest of the activation, and is offered again in the next', async () => {
    const { seat } = seatOf('4', '2');
    expect(await answerQuestion(seat, underdog)).toBe(0);
    // This one needs no typing.
    expect(await answerQuestion(seat, { ...underdog, count: 9 })).toBe(0);
    s.battle.game[GAME.step]++;
    expect(await answerQuestion(seat, underdog)).toBe(1);
  });
});

test('dice are re-rolled all at once or one by one', async () => {
  const roll: Question = { kind: 'reroll', side: 0, purpose: 'hit', unit: 0, what: 'roll', faces: [1, 5], need: 4 };
  const { seat, said } = seatOf('2');
  expect(await answerQuestion(seat, roll)).toBe('all');
  expect(said.join('\n')).toContain('us, roll to hit: 1 5 (needs 4+). Re-roll?');
  expect(await answerQuestion(seatOf('1').seat, roll)).toBe('no');
  expect(await answerQuestion(seatOf('3').seat, { ...roll, what: 'die' })).toBe(1);
});

test('a side may concede, and the first choice is to continue', async () => {
  const concede: Question = { kind: 'concede', side: 1, round: 2 };
  expect(await answerQuestion(seatOf('1').seat, concede)).toBe(false);
  expect(await answerQuestion(seatOf('2').seat, concede)).toBe(true);
});

test('random draws are typed as numbers from 1', async () => {
  expect(await answerQuestion(seatOf('4', '0', '3').seat, { kind: 'pick', side: 0, lot: 'unit', of: 3 })).toBe(2);
});
