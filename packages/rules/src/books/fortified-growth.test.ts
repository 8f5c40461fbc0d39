import { U } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap } from '../special/index.ts';
import { fortifiedGrowth } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24, rules: [[ap, 1]] }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 5, rules: [fortifiedGrowth] };

describe.each(gamesWith(fortifiedGrowth))('in $name', ({ scene }) => {
  /** Shots of the gun after so many further rounds have begun. */
  const after = (rounds: number, dice: string, flags = 0) => {
    const s = scene({ units: [gun, { ...foe, flags }], dice });
    for (let round = 0; round < rounds; round++) {
      s.activate('gun', 'hold');
      s.activate('foe', flags & U.shaken ? 'idle' : 'hold');
    }
    s.fire('gun', 'foe');
    expect(s.dice.left).toBe(0);
    return s;
  };

  test('one marker is worth nothing yet, two are worth 1 off the AP', () => {
    expect(after(1, '4 | 4').told('volley')).toMatchObject([{ blocked: 0 }]);
    const s = after(2, '4 | 4');
    expect(s.told('volley')).toMatchObject([{ blocked: 1 }]);
    expect(s.told('grew')).toMatchObject([{ markers: 1 }, { markers: 2 }]);
  });

  test('four at the most, and none while it is Shaken', () => {
    const s = scene({ units: [gun, foe] });
    s.battle.growth.fill(4);
    s.activate('gun', 'hold');
    s.activate('foe', 'hold');
    expect(s.told('grew')).toEqual([]);
    const flagsOf = ({ rules }: TestUnit): number => U.activated | (rules?.length ? U.shaken : 0);
    const units = [gun, foe].map((unit) => ({ ...unit, flags: flagsOf(unit) }));
    const shaken = scene({ units: [...units, { id: 'idler', at: [60, 40] }] });
    shaken.activate('idler', 'hold');
    expect(shaken.told('round-started')).toHaveLength(1);
    expect(shaken.told('grew')).toEqual([]);
  });
});
