import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { blast, indirect, rending, surge, takedown, tough } from './index.ts';

describe.each(gamesWith(blast))('in $name', ({ scene, volley }) => {
  test('each hit counts X times', () => {
    expect(volley({ attacks: 2, rules: [[blast, 3]], dice: '4 3 | 1 2 5' })).toMatchObject({
      attacks: 2,
      hits: 3,
      blocked: 1,
      wounds: 2,
      removed: 2,
    });
  });

  test('a miss stays a miss', () => {
    expect(volley({ rules: [[blast, 6]], dice: '3' })).toMatchObject({ hits: 0 });
  });

  test('but no more often than the target has models', () => {
    expect(volley({ attacks: 2, rules: [[blast, 3]], target: { models: 2 }, dice: '4 4 | 6 6 6 6' })).toMatchObject({
      hits: 4,
    });
    expect(volley({ rules: [[blast, 3]], target: { models: 3 }, dice: '4 | 6 6 6' })).toMatchObject({ hits: 3 });
    expect(volley({ rules: [[blast, 6]], target: { models: 1 }, dice: '4 | 6' })).toMatchObject({ hits: 1 });
  });

  test('a joined hero is one of the models', () => {
    const s = scene({
      units: [
        { id: 'mortar', at: [10, 10], weapons: [{ range: 24, rules: [[blast, 6]] }] },
        { id: 'foe', side: 1, at: [10, 16], models: 2, hero: {} },
      ],
      dice: '4 | 6 6 6',
    });
    s.fire('mortar', 'foe');
    expect(s.told('volley')[0]).toMatchObject({ hits: 3 });
    expect(s.dice.left).toBe(0);
  });

  test('models killed by an earlier group do not count', () => {
    const s = scene({
      units: [
        {
          id: 'squad',
          at: [10, 10],
          weapons: [
            { name: 'Rifle', range: 24, attacks: 2 },
            { name: 'Mortar', range: 24, rules: [[blast, 6]] },
          ],
        },
        { id: 'foe', side: 1, at: [10, 16], models: 5 },
      ],
      // Two of five fall, then the mortar finds three.
      dice: '4 4 | 1 1   4 | 5 5 5',
    });
    s.fire('squad', 'foe');
    expect(s.told('volley')).toMatchObject([
      { name: 'Rifle', hits: 2, removed: 2 },
      { name: 'Mortar', hits: 3, blocked: 3 },
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('ignores cover of both kinds', () => {
    for (const cover of ['area', 'sight'] as const) {
      expect(volley({ rules: [[blast, 1]], cover, dice: '4 | 3' })).toMatchObject({ wounds: 1 });
      expect(volley({ cover, dice: '4 | 3' })).toMatchObject({ wounds: 0 });
    }
    expect(volley({ rules: [[blast, 1], indirect], cover: 'area', dice: '4 | 3' })).toMatchObject({ wounds: 1 });
  });

  test('multiplies extra hits too, last of all', () => {
    expect(volley({ rules: [[blast, 3], surge], dice: '6 | 6 6 6 6 6 6' })).toMatchObject({ hits: 6 });
  });

  test('a picked model is a unit of one: no multiplication', () => {
    const s = scene({
      units: [
        { id: 'sniper', at: [10, 10], weapons: [{ range: 24, rules: [[blast, 3], takedown] }] },
        { id: 'foe', side: 1, at: [10, 16], models: 5 },
      ],
      dice: '4 | 6',
    });
    s.activate('sniper', 'hold', {
      shoot: [{ weapon: 0, target: s.unit('foe'), picks: [s.model('foe', 2)] }],
    });
    expect(s.told('volley')[0]).toMatchObject({ hits: 1, pick: s.model('foe', 2) });
    expect(s.dice.left).toBe(0);
  });
});

const mortar: TestUnit = { id: 'mortar', at: [10, 10], weapons: [{ range: 24, rules: [[blast, 3]] }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16] };
/** Two and a half inches from the foe. */
const near: TestUnit = { id: 'near', side: 1, at: [13.5, 16] };

describe.each(gamesWith(blast, { wounds: 'marks' }))('units around the target in $name', ({ scene }) => {
  test('are left alone', () => {
    const s = scene({ units: [mortar, foe, near], dice: '4 | 6' });
    s.fire('mortar', 'foe');
    expect(s.told('volley')).toMatchObject([{ target: s.unit('foe'), hits: 1 }]);
    expect(s.dice.left).toBe(0);
  });
});

describe.each(gamesWith(blast, { wounds: 'effects' }))('units around the target in $name', ({ scene }) => {
  const shares = (units: readonly TestUnit[], dice: string, settings = {}): Record<string, number> => {
    const s = scene({ units: [mortar, ...units], settings, dice });
    s.fire('mortar', 'foe');
    expect(s.dice.left).toBe(0);
    return Object.fromEntries(s.told('volley').map(({ target, hits }) => [s.plan.units[target].id, hits]));
  };

  test('count with those of their models that are within 3", and share the hits', () => {
    // The second near model is 3.75" away, so one model of each unit counts.
    expect(shares([foe, { ...near, models: 2 }], '4 | 6 | 6')).toEqual({ foe: 1, near: 1 });
    expect(shares([foe, { ...near, at: [14, 16] }], '4 | 6 | 6')).toEqual({ foe: 1, near: 1 });
    expect(shares([foe, { ...near, at: [14.01, 16] }], '4 | 6')).toEqual({ foe: 1 });
  });

  test('are measured from any model of the target', () => {
    expect(
      shares(
        [
          { ...foe, models: 2 },
          { ...near, at: [15, 16] },
        ],
        '4 | 6 6 | 6',
      ),
    ).toEqual({ foe: 2, near: 1 });
  });

  test('are never those of the shooting unit', () => {
    expect(shares([foe, { ...near, side: 0 }], '4 | 6')).toEqual({ foe: 1 });
  });

  test('split evenly; their player deals what is left over', () => {
    const units = [mortar, { ...foe, models: 2 }, { ...near, at: [15, 16] as const }];
    const split = (...to: string[]) => {
      const s = scene({ units, dice: '4 | 6 | 6 6' });
      s.act({
        type: 'activate',
        unit: s.unit('mortar'),
        action: 'hold',
        shoot: [{ weapon: 0, target: s.unit('foe') }],
      });
      const outcome = s.game.answer(1, to.map(s.unit));
      return [codeOf(outcome), ...s.told('volley').map(({ hits }) => hits)];
    };
    expect(split('near', 'foe', 'near')).toEqual(['done', 1, 2]);
    expect(split('foe', 'foe', 'foe')).toEqual(['bad-answer']);
    expect(split('near', 'foe')).toEqual(['bad-answer']);
  });

  test('block with what they have themselves', () => {
    const s = scene({
      units: [mortar, { ...foe, defense: 5, rules: [[tough, 3]] }, { ...near, defense: 2 }],
      dice: '4 | 4 | 2',
    });
    s.fire('mortar', 'foe');
    expect(s.told('volley')).toMatchObject([
      { target: s.unit('foe'), blocked: 0, landed: 1 },
      { target: s.unit('near'), blocked: 1, landed: 0 },
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('take hits with all the rules of the weapon', () => {
    const weapons = [{ range: 24, rules: [[blast, 2] as const, rending] }];
    const s = scene({
      units: [
        { ...mortar, weapons },
        { ...foe, rules: [[tough, 3]] },
        { ...near, rules: [[tough, 3]] },
      ],
      // AP(+4) on both copies: 5s do not block with Defense 4+.
      dice: '6 | 5 | 5',
    });
    s.fire('mortar', 'foe');
    expect(s.told('volley')).toMatchObject([
      { hits: 1, piercing: 1, landed: 1 },
      { hits: 1, piercing: 1, landed: 1 },
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('are checked for wound effects like the target, the target first', () => {
    // Both are hurt; the foe is knocked out with a 5, the other one Shaken with a 4.
    const s = scene({ units: [mortar, foe, near], dice: '4 | 1 | 1 | 5 4' });
    s.fire('mortar', 'foe');
    expect([s.living('foe'), s.living('near')]).toEqual([0, 1]);
    expect(s.has('near', 'shaken')).toBe(true);
    expect(s.dice.left).toBe(0);
  });

  test('with the switch they do not raise the number of hits', () => {
    expect(shares([foe, near], '4 | 6', { firefightBlastCap: 'targetOnly' })).toEqual({ foe: 1 });
    expect(
      shares(
        [
          { ...foe, models: 2 },
          { ...near, at: [15, 16] },
        ],
        '4 | 6 | 6',
        { firefightBlastCap: 'targetOnly' },
      ),
    ).toEqual({ foe: 1, near: 1 });
  });

  test('are safe when a single model is picked', () => {
    const weapons = [{ range: 24, rules: [[blast, 3] as const, takedown] }];
    const s = scene({ units: [{ ...mortar, weapons }, foe, near], dice: '4 | 6' });
    s.activate('mortar', 'hold', { shoot: [{ weapon: 0, target: s.unit('foe'), picks: [s.model('foe')] }] });
    expect(s.told('volley')).toMatchObject([{ hits: 1, target: s.unit('foe') }]);
    expect(s.dice.left).toBe(0);
  });
});
