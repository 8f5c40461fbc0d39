import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { deadly, regeneration, tough } from './index.ts';

describe.each(gamesWith(deadly))('in $name', ({ scene, volley }) => {
  const three = [tough, 3] as const;

  test('an unblocked hit is X wounds on one model', () => {
    expect(volley({ rules: [[deadly, 3]], target: { models: 2, rules: [three] }, dice: '4 | 1' })).toMatchObject({
      wounds: 3,
      landed: 3,
      removed: 1,
    });
  });

  test('a blocked hit is nothing', () => {
    expect(volley({ rules: [[deadly, 3]], dice: '4 | 4' })).toMatchObject({ wounds: 0, removed: 0 });
  });

  test('nothing spills over: each hit takes one plain model', () => {
    expect(volley({ attacks: 2, rules: [[deadly, 3]], dice: '4 4 | 1 1' })).toMatchObject({
      wounds: 6,
      landed: 2,
      removed: 2,
    });
  });

  test('without it three hits are three wounds, spilling from model to model', () => {
    expect(volley({ attacks: 4, target: { models: 2, rules: [three] }, dice: '4 4 4 4 | 1 1 1 1' })).toMatchObject({
      landed: 4,
      removed: 1,
    });
  });

  test('what a wounded model does not need is lost', () => {
    const target = { models: 2, rules: [three], wounds: [2] };
    expect(volley({ rules: [[deadly, 3]], target, dice: '4 | 1' })).toMatchObject({ wounds: 3, landed: 1, removed: 1 });
  });

  test('a large model takes several', () => {
    const target = { models: 1, rules: [[tough, 6] as const] };
    expect(volley({ rules: [[deadly, 3]], target, dice: '4 | 1' })).toMatchObject({ landed: 3, removed: 0 });
  });

  test('is resolved before the unit’s other weapons', () => {
    const s = scene({
      units: [
        {
          id: 'squad',
          at: [10, 10],
          weapons: [
            { name: 'Rifle', range: 24 },
            { name: 'Cannon', range: 24, rules: [[deadly, 3]] },
          ],
        },
        { id: 'foe', side: 1, at: [10, 16], models: 3, rules: [three] },
      ],
      // The cannon kills one, the rifle scratches the next; the other way round the scratched one would swallow it.
      dice: '4 | 1   4 | 1',
    });
    s.fire('squad', 'foe', ['Rifle', 'Cannon']);
    expect(s.told('volley')).toMatchObject([
      { name: 'Cannon', landed: 3, removed: 1 },
      { name: 'Rifle', landed: 1, removed: 0 },
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('the defender chooses among equally wounded models, and the next hit continues with the wounded one', () => {
    const s = scene({
      units: [
        { id: 'gun', at: [10, 10], weapons: [{ range: 24, attacks: 2, rules: [[deadly, 2]] }] },
        { id: 'foe', side: 1, at: [10, 16], models: 3, rules: [three] },
      ],
      dice: '4 4 | 1 1',
    });
    s.fire('gun', 'foe', undefined, { 'wounds-on': s.model('foe', 1) });
    // Two wounds on the chosen one, then one more kills it and the other is lost.
    expect([0, 1, 2].map((n) => s.battle.wounds[s.model('foe', n)])).toEqual([0, 3, 0]);
    expect(s.told('volley')[0]).toMatchObject({ wounds: 4, landed: 3, removed: 1 });
    expect(s.dice.left).toBe(0);
  });

  test('Regeneration is rolled for each of the X wounds', () => {
    const target = { models: 1, rules: [three, regeneration] };
    expect(volley({ rules: [[deadly, 3]], target, dice: '4 | 1 | 5 4 1' })).toMatchObject({
      saved: 1,
      wounds: 2,
      landed: 2,
      removed: 0,
    });
  });

  test('wounds of one hit stay together after Regeneration', () => {
    // Two of three on the first model; then three for the same one, which needs a single one.
    const target = { models: 2, rules: [three, regeneration] };
    expect(volley({ attacks: 2, rules: [[deadly, 3]], target, dice: '4 4 | 1 1 | 6 1 1 1 1 1' })).toMatchObject({
      saved: 1,
      wounds: 5,
      landed: 3,
      removed: 1,
    });
  });

  test('with the switch, Regeneration is one die for the whole hit', () => {
    const target = { models: 2, rules: [three, regeneration] };
    const spec = { rules: [[deadly, 3] as const], target, settings: { regenAfterDeadly: false } };
    expect(volley({ ...spec, dice: '4 | 1 | 5' })).toMatchObject({ saved: 1, wounds: 0, landed: 0 });
    expect(volley({ ...spec, dice: '4 | 1 | 4' })).toMatchObject({ saved: 0, wounds: 3, landed: 3, removed: 1 });
  });
});

describe.each(gamesWith(deadly, { wounds: 'marks' }))('a model on its own in $name', ({ volley }) => {
  test('takes no more than it can', () => {
    expect(volley({ rules: [[deadly, 3]], target: { models: 1 }, dice: '4 | 1' })).toMatchObject({
      wounds: 3,
      landed: 1,
      removed: 1,
    });
    const target = { models: 1, rules: [[tough, 6] as const] };
    expect(volley({ attacks: 2, rules: [[deadly, 3]], target, dice: '4 4 | 1 1' })).toMatchObject({
      landed: 6,
      removed: 1,
    });
  });
});

describe.each(gamesWith(deadly, { wounds: 'effects' }))('the last model in $name', ({ scene, volley }) => {
  const cannon = (attacks: number) => ({
    id: 'cannon',
    at: [10, 10] as const,
    weapons: [{ range: 24, attacks, rules: [[deadly, 3] as const] }],
  });

  test('takes X markers for each hit', () => {
    expect(volley({ attacks: 2, rules: [[deadly, 3]], target: { models: 1 }, dice: '4 4 | 1 1' })).toMatchObject({
      wounds: 6,
      landed: 6,
      removed: 0,
    });
    // Three markers: a 3 knocks out, a 2 does not.
    for (const [die, living] of [
      [3, 0],
      [2, 1],
    ]) {
      const s = scene({ units: [cannon(1), { id: 'foe', side: 1, at: [10, 16] }], dice: `4 | 1 | ${die}` });
      s.fire('cannon', 'foe');
      expect([s.living('foe'), s.dice.left]).toEqual([living, 0]);
    }
  });

  test('is left alone by the hit that took the one before it', () => {
    // The first hit takes one of two and is spent; the second is three markers on the other.
    const s = scene({ units: [cannon(2), { id: 'foe', side: 1, at: [10, 16], models: 2 }], dice: '4 4 | 1 1 | 2' });
    s.fire('cannon', 'foe');
    expect(s.told('volley')).toMatchObject([{ landed: 4, removed: 1 }]);
    expect(s.told('wound-effect')).toMatchObject([{ markers: 3, total: 5, result: 'shaken' }]);
    expect(s.dice.left).toBe(0);
  });
});
