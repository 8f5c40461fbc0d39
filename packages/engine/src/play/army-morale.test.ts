import { fearless, gff, hero } from '@muster/rules';
import { scene, type Scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { UNIT_FLAG } from '../state/battle.ts';
import { endRound } from './round.ts';

const SIDE = 0;

/** Units of the first side in a row, with as many more as had fallen before; and one lonely enemy that does not count. */
const army = (units: readonly Partial<TestUnit>[], fallen: number, spec: Partial<TestScene> = {}): Scene => {
  const s = scene({
    ruleset: gff,
    ...spec,
    units: [
      ...units.map((unit, i): TestUnit => ({ id: `u${i}`, at: [6 + 4 * i, 10], ...unit })),
      { id: 'enemy', side: 1, at: [40, 40] },
    ],
  });
  s.battle.sideStart[SIDE] += fallen;
  return s;
};

/** Ends the round with these answers. */
const end = (s: Scene, order?: readonly string[]): void =>
  endRound({
    battle: s.battle,
    listening: true,
    emit: (event) => s.events.push(event),
    lose: () => {},
    roll: (purpose, unit, count) => s.dice.roll(purpose, unit, count, -1),
    ask: (question) => (question.kind === 'morale-order' && order ? order.map((id) => s.unit(id)) : 'auto') as never,
    askAll: () => [],
    pick: () => 0,
  });

const results = (s: Scene): string[] => s.told('morale').map(({ unit, result }) => `u${unit}: ${result}`);

describe('the morale of an army', () => {
  test('is tested at half of its units, by all of them, and not above', () => {
    const half = army([{}, { quality: 5 }], 2, { dice: '4 4' });
    end(half);
    expect(results(half)).toEqual(['u0: steady', 'u1: shaken']);
    const above = army([{}, {}], 1);
    end(above);
    expect(results(above)).toEqual([]);
    expect(half.dice.left).toBe(0);
  });

  test('counts units in reserve, which do not test themselves', () => {
    const s = army([{}, { reserve: 'ambush' }], 2, { dice: '4' });
    end(s);
    expect(results(s)).toEqual(['u0: steady']);
    const above = army([{}, { reserve: 'ambush' }], 1);
    end(above);
    expect(results(above)).toEqual([]);
  });

  test('makes units rout that are Shaken already, unless they are Fearless enough', () => {
    const s = army([{ flags: UNIT_FLAG.shaken }, { flags: UNIT_FLAG.shaken, rules: [fearless] }], 2, { dice: '4' });
    end(s);
    expect(results(s)).toEqual(['u0: routed', 'u1: steady']);
    expect(s.has('u0', 'routed')).toBe(true);
    expect(s.has('u1', 'shaken')).toBe(true);
    expect(s.dice.left).toBe(0);
  });

  test('comes before objectives, or after them by the setting', () => {
    const objectives = [[6, 10] as const];
    const before = army([{}], 1, { objectives, dice: '1' });
    end(before);
    expect(before.battle.objOwner[0]).toBe(-1);
    const after = army([{}], 1, { objectives, settings: { firefightMoraleBeforeObjectives: false }, dice: '1' });
    end(after);
    expect(after.battle.objOwner[0]).toBe(SIDE);
    expect(after.has('u0', 'shaken')).toBe(true);
  });

  test('is logged before any unit tests, and only if one does', () => {
    const half = army([{}, { reserve: 'ambush' }], 3, { dice: '4' });
    end(half);
    const told = half.events.map(({ type }) => type);
    expect(told.slice(0, 2)).toEqual(['army-at-half', 'morale']);
    expect(half.told('army-at-half')).toEqual([{ type: 'army-at-half', side: SIDE, left: 2, start: 5 }]);
    const hidden = army([{ reserve: 'ambush' }], 3);
    end(hidden);
    expect(hidden.told('army-at-half')).toEqual([]);
  });

  test('is tested in the last round too, and again in every round', () => {
    const s = army([{}], 1, { round: 4, dice: '4 4' });
    end(s);
    end(s);
    expect(results(s)).toEqual(['u0: steady', 'u0: steady']);
  });
});

describe('a hero near', () => {
  const units = [{}, { quality: 5 }, { quality: 3, rules: [hero] }];

  test('lends its Quality within 12", and by default tests last itself', () => {
    const s = army(units, 3, { dice: '3 3 3' });
    end(s);
    expect(results(s)).toEqual(['u0: steady', 'u1: steady', 'u2: steady']);
    const first = army(units, 3, { dice: '2   3 3' });
    end(first, ['u2', 'u0', 'u1']);
    expect(results(first)).toEqual(['u2: shaken', 'u0: shaken', 'u1: shaken']);
  });

  test('is named on the bill of a unit that borrows its Quality', () => {
    const bills: unknown[] = [];
    const s = army([{ quality: 5 }, { quality: 3, rules: [hero] }], 2, { dice: '3 3' });
    endRound({
      battle: s.battle,
      listening: false,
      emit: () => {},
      lose: () => {},
      roll: (purpose, unit, count, details) => {
        bills.push([details?.need, details?.bill]);
        return s.dice.roll(purpose, unit, count, -1);
      },
      ask: () => 'auto' as never,
      askAll: () => [],
      pick: () => 0,
    });
    expect(bills).toEqual([
      [3, [{ source: 'u1', amount: 0 }]],
      [3, []],
    ]);
  });

  test('lends it from the ranks of a unit as well, which is tested last then', () => {
    const band = { models: 2, quality: 5, rulesOf: { 1: [hero] } };
    const s = army([band, { quality: 6 }], 2, { dice: '5 4' });
    end(s);
    // The first unit in the list would be Shaken by the 4 and lend nothing.
    expect(results(s)).toEqual(['u1: steady', 'u0: shaken']);
    expect(s.dice.left).toBe(0);
  });

  test('does not when it is Shaken, or too far away', () => {
    const shaken = army([units[0], { ...units[2], flags: UNIT_FLAG.shaken }], 2, { dice: '3' });
    end(shaken);
    expect(results(shaken)).toEqual(['u0: shaken', 'u1: routed']);
    // Base edge to base edge: 12" is near enough, more is not.
    for (const [x, result] of [
      [19, 'steady'],
      [19.01, 'shaken'],
    ] as const) {
      const s = army([units[0], { ...units[2], at: [x, 10] }], 2, { dice: '3 3' });
      end(s);
      expect(results(s)[0]).toBe(`u0: ${result}`);
    }
  });

  test('does not make a good unit worse', () => {
    const s = army([{ quality: 2 }, units[2]], 2, { dice: '2 3' });
    end(s);
    expect(results(s)).toEqual(['u0: steady', 'u1: steady']);
  });
});
