import { tough } from '@muster/rules';
import { codeOf, scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { UNIT_FLAG } from '../state/battle.ts';

const charger: TestUnit = { id: 'charger', at: [10, 10], rules: [[tough, 3]] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 2, spacing: 1 };

/** Waits for the pile-in of the second enemy model, 2" next to the first. */
const waiting = (flags = 0) => {
  const s = scene({ units: [charger, { ...foe, flags }] });
  const outcome = s.act({
    type: 'activate',
    unit: s.unit('charger'),
    action: 'charge',
    target: s.unit('foe'),
    moves: s.shift('charger', 0, 5),
  });
  expect(outcome).toMatchObject({ status: 'pending', questions: [{ kind: 'pile-in', side: 1, unit: s.unit('foe') }] });
  const second = s.model('foe', 1);
  return { s, close: (x: number, y: number) => codeOf(s.game.answer(1, [{ model: second, path: [x, y] }])) };
};

describe('the charged close up', () => {
  test('by at most 3", not away from the chargers, together', () => {
    const { close } = waiting();
    expect(close(1200, 1301)).not.toBe('move-too-far');
    const far = waiting();
    expect(far.close(1200, 1299)).toBe('move-too-far');
    expect(far.close(1190, 1650)).toBe('pile-in-not-closing');
    expect(far.close(1080, 1590)).toBe('overlap');
    expect(far.close(1088, 1550)).toBe('pending');
  });

  test('there is no question if all models are in contact already', () => {
    const s = scene({ units: [charger, { ...foe, models: 1 }] });
    const asked: string[] = [];
    s.charge('charger', 'foe', {
      'pile-in': () => {
        asked.push('pile-in');
        return 'auto';
      },
    });
    expect(asked).toEqual([]);
  });

  test('Shaken units do as well', () => {
    expect(waiting(UNIT_FLAG.shaken).close(1088, 1550)).toBe('pending');
  });

  test('they must: staying away is refused', () => {
    const { s } = waiting();
    expect(codeOf(s.game.answer(1, []))).not.toBe('pending');
  });
});
