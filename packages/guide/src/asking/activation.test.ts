import { clearUnitFlag, namesOf, RESERVE, setPhase, UNIT_FLAG } from '@muster/engine';
import { transport } from '@muster/rules';
import { type Scene, scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { typedPrompt } from '../../../../tests/lib/typed-prompt.ts';
import { activate } from './activation.ts';
import type { AskingContext } from './seat.ts';
import { deploy } from './setup.ts';

/** A seat of a person who types these lines, and what is printed. */
const seatOf = ({ battle, plan }: Scene, ...typed: string[]): { seat: AskingContext; said: string[] } => {
  const { prompt, said } = typedPrompt(...typed);
  return { seat: { battle, prompt, names: namesOf(plan) } as unknown as AskingContext, said };
};

test('a transport that only a rush reaches is boarded with a rush', async () => {
  const s = scene({
    units: [
      { id: 'us', at: [30, 10] },
      { id: 'wagon', at: [30, 20], radius: 1, rules: [[transport, 6]] },
      { id: 'foe', side: 1, at: [60, 40] },
    ],
  });
  const { seat, said } = seatOf(s, '1', '4', '1');
  expect(await activate(seat)).toMatchObject({ type: 'activate', action: 'rush', embark: s.unit('wagon') });
  expect(said.join('\n')).toContain('(with a rush)');
});

test('from difficult terrain a rush is offered with 6" and the reason', async () => {
  const s = scene({
    units: [
      { id: 'us', at: [30, 10] },
      { id: 'foe', side: 1, at: [60, 40] },
    ],
    terrain: [{ rect: [28, 8, 32, 12], types: ['difficult', 'cover'] }],
  });
  const { seat, said } = seatOf(s, '1', '1');
  await activate(seat);
  expect(said.join('\n')).toContain('rush: move far, no shooting (up to 6": difficult terrain)');
  expect(said.join('\n')).toContain('advance: move, then shoot\n');
});

test('a scattered unit cannot hold', async () => {
  const s = scene({
    units: [
      { id: 'us', at: [30, 10], models: 2, spacing: 3 },
      { id: 'foe', side: 1, at: [60, 40] },
    ],
  });
  const { seat, said } = seatOf(s, '1', '3');
  await expect(activate(seat)).rejects.toThrow();
  expect(said.join('\n')).not.toContain('hold: stand still');
});

test('a unit with Scout may be kept back', async () => {
  const s = scene({
    units: [
      { id: 'us', at: [30, 10] },
      { id: 'foe', side: 1, at: [60, 40] },
    ],
  });
  const us = s.unit('us');
  clearUnitFlag(s.battle, us, UNIT_FLAG.onTable);
  s.battle.unitReserve[us] = RESERVE.scout;
  setPhase(s.battle, 'scout');
  expect(await deploy(seatOf(s, '2').seat)).toEqual({ type: 'pass' });
});
