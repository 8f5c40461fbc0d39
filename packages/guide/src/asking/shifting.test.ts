import { makePlayer } from '@muster/ai';
import { type ModelMove, namesOf, type Question } from '@muster/engine';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { typedPrompt } from '../../../../tests/lib/typed-prompt.ts';
import { chooseOverrun, chooseShift, chooseWithdrawal } from './shifting.ts';
import type { AskingContext } from './seat.ts';

const s = scene({
  units: [
    { id: 'us', at: [15, 10] },
    { id: 'foe', side: 1, at: [15, 30] },
  ],
});
const unit = s.unit('us');
const shift = (way: 'placed' | 'moved'): Extract<Question, { kind: 'shift' }> => ({
  kind: 'shift',
  side: 0,
  unit,
  rule: 'Bounding',
  way,
  models: [s.model('us')],
  reach: 300,
});

/** A seat of a person who types these lines, and what is printed. */
const seatOf = (...typed: string[]): { seat: AskingContext; said: string[] } => {
  const { prompt, said } = typedPrompt(...typed);
  const seat = { battle: s.battle, prompt, names: namesOf(s.plan), helper: makePlayer('solo', 'x') } as AskingContext;
  return { seat, said };
};

test('the question shows the limit, and the unit may stay', async () => {
  const { seat, said } = seatOf('1');
  expect(await chooseShift(seat, shift('placed'))).toEqual([]);
  expect(said.join('\n')).toContain('Bounding: us may be repositioned up to 3"');
});

test.each(['placed', 'moved'] as const)('a unit that is %s goes toward the enemy', async (way) => {
  // Move, toward the only enemy, since there are no objectives.
  const [move] = (await chooseShift(seatOf('2', '1').seat, shift(way))) as readonly ModelMove[];
  expect(move.path.slice(-2)[0]).toBe(1500);
  expect(move.path.slice(-2)[1]).toBeGreaterThan(1290);
  expect(move.path.slice(-2)[1]).toBeLessThanOrEqual(1300);
});

test('a unit may attack in passing, or not', async () => {
  const question = { kind: 'overrun', side: 0, unit, model: 0, rule: 'Bombs', units: [s.unit('foe')] } as const;
  expect(await chooseOverrun(seatOf('1').seat, question)).toBe(s.unit('foe'));
  expect(await chooseOverrun(seatOf('2').seat, question)).toBe('no');
});

test('a unit may leave the table, or not', async () => {
  const question = { kind: 'withdraw', side: 0, unit, rule: 'Ambush Re-Deployment' } as const;
  expect(await chooseWithdrawal(seatOf('1').seat, question)).toBe(true);
  expect(await chooseWithdrawal(seatOf('2').seat, question)).toBe(false);
});
