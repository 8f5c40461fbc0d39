import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { flying } from '../special/index.ts';
import { strafing } from './index.ts';

describe.each(gamesWith(strafing))('in $name', ({ scene }) => {
  const bomber: TestUnit = {
    id: 'bomber',
    at: [10, 10],
    rules: [flying],
    weapons: [{ name: 'Bombs', attacks: 2, rules: [strafing] }],
  };
  const foe: TestUnit = { id: 'foe', side: 1, at: [13, 10], models: 3 };

  test('strikes a unit that it flies over, as a shot', () => {
    const s = scene({ units: [bomber, foe], dice: '4 3 | 6' });
    s.activate('bomber', 'rush', { moves: s.shift('bomber', 8, 0) }, { overrun: s.unit('foe') });
    expect(s.dice.left).toBe(0);
    expect(s.told('volley')).toMatchObject([{ kind: 'shooting', name: 'Bombs', attacks: 2, hits: 1 }]);
  });

  test('one of those units, or none', () => {
    const other = { ...foe, id: 'other', at: [15, 10] as const, models: 1 };
    const s = scene({ units: [bomber, { ...foe, models: 1 }, other], dice: '1 1' });
    s.act({ type: 'activate', unit: s.unit('bomber'), action: 'rush', moves: s.shift('bomber', 8, 0) });
    expect(s.game.pending).toMatchObject([{ kind: 'overrun', units: [s.unit('foe'), s.unit('other')] }]);
    expect(s.game.answer(0, s.unit('other')).status).toBe('done');
    const t = scene({ units: [bomber, foe] });
    t.activate('bomber', 'rush', { moves: t.shift('bomber', 8, 0) }, { overrun: 'no' });
    expect(t.told('volley')).toEqual([]);
  });

  test('not units that it only passes by, and not in melee', () => {
    const s = scene({ units: [bomber, { ...foe, at: [13, 12] }] });
    expect(s.activate('bomber', 'rush', { moves: s.shift('bomber', 8, 0) }).status).toBe('done');
    const t = scene({ units: [bomber, { ...foe, models: 1 }] });
    t.charge('bomber', 'foe');
    expect(t.told('volley')).toEqual([]);
  });
});
