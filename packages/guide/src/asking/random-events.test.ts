import { namesOf } from '@muster/engine';
import { eventScene, type EventScene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { activate } from './activation.ts';
import { answerQuestion } from './answers.ts';
import { typedPrompt } from '../../../../tests/lib/typed-prompt.ts';
import type { AskingContext } from './seat.ts';

/** Makes a scene after this event, with one unit near the far edge. */
const after = (dice: string): EventScene => {
  const s = eventScene('gf-3.4.0', {
    units: [
      { id: 'us', at: [15, 40] },
      { id: 'more', at: [30, 10] },
      { id: 'foe', side: 1, at: [15, 10] },
    ],
    dice: `5 | ${dice}`,
  });
  s.happen();
  return s;
};

/** A seat of a person who types these lines, and what is printed. */
const seatOf = (s: EventScene, ...typed: string[]): { seat: AskingContext; said: string[] } => {
  const { prompt, said } = typedPrompt(...typed);
  return { seat: { battle: s.battle, prompt, names: namesOf(s.plan) } as unknown as AskingContext, said };
};

describe('questions of random events', () => {
  const s = after('6 5 | 1');

  test('an enemy unit or none is noted down', async () => {
    const question = { kind: 'note-enemy', side: 1, units: [0, 1] } as const;
    const { seat, said } = seatOf(s, '2');
    expect(await answerQuestion(seat, question)).toBe(1);
    expect(said.join('\n')).toContain('Other players must look away');
    expect(await answerQuestion(seatOf(s, '3').seat, question)).toBe('none');
  });

  test('no unit is sent away unless the player chooses one', async () => {
    const question = { kind: 'send-away', side: 0, units: [0, 1] } as const;
    expect(await answerQuestion(seatOf(s, '1').seat, question)).toBe('none');
    expect(await answerQuestion(seatOf(s, '2').seat, question)).toBe(0);
  });

  test('a marker lands where the computer says, or at another place', async () => {
    const question = { kind: 'drop', side: 1, unit: 0, row: 0, x: 1500, y: 4000, reach: 150 } as const;
    expect(await answerQuestion(seatOf(s, '1').seat, question)).toBe('auto');
    expect(await answerQuestion(seatOf(s, '2', '1', '15.5 40').seat, question)).toEqual({ x: 1550, y: 4000 });
  });
});

test('a unit that may leave the table is offered to leave', async () => {
  const s = after('3 5 | 1 1');
  const { seat, said } = seatOf(s, '1', '4');
  expect(await activate(seat)).toMatchObject({ type: 'activate', unit: 0, exit: true });
  expect(said.join('\n')).toContain('leave the table for the reward');
});
