import { blast, deadly, fear, gff, hero, impact, counter, tough } from '@muster/rules';
import { scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';

const firefight = (spec: TestScene) => scene({ ...spec, ruleset: gff });

const gun = (attacks = 1, more: Partial<TestUnit> = {}): TestUnit => ({
  id: 'gun',
  at: [10, 10],
  weapons: [{ range: 24, attacks }],
  ...more,
});
const foe = (more: Partial<TestUnit> = {}): TestUnit => ({ id: 'foe', side: 1, at: [10, 18], ...more });

describe('the last model', () => {
  test('is Shaken by its first marker below 6, and knocked out from 6 on', () => {
    const shaken = firefight({ units: [gun(), foe()], dice: '4 | 3 | 4' });
    shaken.fire('gun', 'foe');
    expect(shaken.told('wound-effect')).toMatchObject([{ markers: 1, natural: 4, total: 5, result: 'shaken' }]);
    expect(shaken.has('foe', 'shaken')).toBe(true);
    expect(shaken.living('foe')).toBe(1);
    const out = firefight({ units: [gun(), foe()], dice: '4 | 3 | 5' });
    out.fire('gun', 'foe');
    expect(out.told('wound-effect')).toMatchObject([{ total: 6, result: 'knocked-out' }]);
    expect(out.has('foe', 'destroyed')).toBe(true);
    expect(out.dice.left).toBe(0);
  });

  test('gathers markers, all of one attack before the one check', () => {
    const s = firefight({ units: [gun(2), foe({ wounds: [1] })], dice: '4 4 | 1 1 | 2' });
    s.fire('gun', 'foe');
    expect(s.told('wound-effect')).toMatchObject([{ markers: 3, natural: 2, total: 5, result: 'shaken' }]);
    expect(s.battle.wounds[s.model('foe')]).toBe(3);
  });

  test('adds 1 once it is Shaken', () => {
    const s = firefight({ units: [gun(), foe({ flags: 2 })], dice: '4 | 1 | 4' });
    s.fire('gun', 'foe');
    expect(s.told('wound-effect')).toMatchObject([{ total: 6, result: 'knocked-out' }]);
  });

  test('with Tough is not checked before it has so many markers, then at every attack', () => {
    const three = { rules: [[tough, 3] as const] };
    const below = firefight({ units: [gun(2), foe(three)], dice: '4 4 | 1 1' });
    below.fire('gun', 'foe');
    expect(below.told('wound-effect')).toMatchObject([{ markers: 2, result: 'none' }]);
    for (const [natural, result] of [
      [4, 'shaken'],
      [5, 'knocked-out'],
    ] as const) {
      const s = firefight({ units: [gun(), foe({ ...three, wounds: [2] })], dice: `4 | 1 | ${natural}` });
      s.fire('gun', 'foe');
      expect(s.told('wound-effect')).toMatchObject([{ markers: 3, result }]);
    }
  });

  test('is checked after every weapon group with the switch', () => {
    const units = [
      gun(1, {
        weapons: [
          { name: 'A', range: 24 },
          { name: 'B', range: 24 },
        ],
      }),
      foe(),
    ];
    const once = firefight({ units, dice: '4 | 1   4 | 1   3' });
    once.fire('gun', 'foe');
    expect(once.told('wound-effect')).toMatchObject([{ markers: 2, total: 5 }]);
    // The second check adds 1 for being Shaken by then.
    const each = firefight({ units, settings: { gffCheckOncePerEvent: false }, dice: '4 | 1 | 4   4 | 1 | 2' });
    each.fire('gun', 'foe');
    expect(each.told('wound-effect')).toMatchObject([
      { markers: 1, total: 5, result: 'shaken' },
      { markers: 2, total: 5, result: 'shaken' },
    ]);
    expect(each.dice.left).toBe(0);
  });

  test('is checked once when both targets of a unit spread their Blast to it', () => {
    const between = firefight({
      units: [
        gun(1, {
          weapons: [
            { name: 'A', range: 24, rules: [[blast, 3]] },
            { name: 'B', range: 24, rules: [[blast, 3]] },
          ],
        }),
        foe({ id: 'left', at: [7, 20], rules: [[tough, 6]] }),
        foe({ id: 'middle', at: [10, 20] }),
        foe({ id: 'right', at: [13, 20], rules: [[tough, 6]] }),
      ],
      dice: '4 | 1 | 1   4 | 1 | 1   3',
    });
    const shoot = ['left', 'right'].map((id, i) => ({ weapon: i, target: between.unit(id) }));
    between.activate('gun', 'hold', { shoot });
    expect(between.told('wound-effect')).toMatchObject([
      { unit: between.unit('left'), markers: 1, result: 'none' },
      { unit: between.unit('right'), markers: 1, result: 'none' },
      { unit: between.unit('middle'), markers: 2, total: 5, result: 'shaken' },
    ]);
    expect(between.dice.left).toBe(0);
  });

  test('is checked after dangerous ground, and then shoots no more', () => {
    const s = firefight({
      units: [gun(), foe()],
      terrain: [{ rect: [8, 12, 14, 14], types: ['dangerous'] }],
      dice: '1 | 2',
    });
    s.activate('gun', 'advance', { moves: s.shift('gun', 0, 3), shoot: [{ weapon: 0, target: s.unit('foe') }] });
    expect(s.told('wound-effect')).toMatchObject([{ unit: s.unit('gun'), result: 'shaken', by: -1 }]);
    expect(s.told('volley')).toHaveLength(0);
    expect(s.dice.left).toBe(0);
  });
});

describe('a group', () => {
  test('loses a model for each wound, and only what is left over reaches the last one', () => {
    const even = firefight({ units: [gun(2), foe({ models: 3 })], dice: '4 4 | 1 1' });
    even.fire('gun', 'foe');
    expect(even.living('foe')).toBe(1);
    expect(even.told('wound-effect')).toEqual([]);
    const over = firefight({ units: [gun(3), foe({ models: 3 })], dice: '4 4 4 | 1 1 1 | 5' });
    over.fire('gun', 'foe');
    expect(over.told('wound-effect')).toMatchObject([{ markers: 1, result: 'knocked-out' }]);
    expect(over.living('foe')).toBe(0);
    expect(over.dice.left).toBe(0);
  });

  test('Tough members soak, unless the switch says that each wound takes one', () => {
    const target = foe({ models: 2, rules: [[tough, 3]] });
    const soak = firefight({ units: [gun(2), target], dice: '4 4 | 1 1' });
    soak.fire('gun', 'foe');
    expect(soak.living('foe')).toBe(2);
    const plain = firefight({ units: [gun(2), target], settings: { gffGroupToughSoaks: false }, dice: '4 4 | 1 1' });
    plain.fire('gun', 'foe');
    expect(plain.living('foe')).toBe(1);
    expect(plain.told('wound-effect')).toMatchObject([{ markers: 1, result: 'none' }]);
  });

  test('Deadly takes one member, and puts X markers on the last', () => {
    const cannon = gun(2, { weapons: [{ range: 24, attacks: 2, rules: [[deadly, 3]] }] });
    const s = firefight({ units: [cannon, foe({ models: 2 })], dice: '4 4 | 1 1 | 3' });
    s.fire('gun', 'foe');
    expect(s.told('wound-effect')).toMatchObject([{ markers: 3, total: 6, result: 'knocked-out' }]);
  });

  test('no unit tests morale at the end of an activation', () => {
    const s = firefight({ units: [gun(3), foe({ models: 4 })], dice: '4 4 4 | 1 1 1' });
    s.fire('gun', 'foe');
    expect(s.living('foe')).toBe(1);
    expect(s.told('morale')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });
});

describe('in melee', () => {
  const charger = (more: Partial<TestUnit> = {}): TestUnit => ({
    id: 'charger',
    at: [10, 10],
    weapons: [{}],
    ...more,
  });
  const struck = (more: Partial<TestUnit> = {}): TestUnit => foe({ at: [10, 16], weapons: [{}], ...more });

  test('who is Shaken by the charge strikes back on sixes only', () => {
    const s = firefight({ units: [charger(), struck()], dice: '4 | 1 | 1   5' });
    s.charge('charger', 'foe');
    expect(s.told('volley').map(({ hits }) => hits)).toEqual([1, 0]);
    expect(s.told('melee')).toEqual([]);
    expect(s.told('morale')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });

  test('who is knocked out does not strike back', () => {
    const s = firefight({ units: [charger(), struck()], dice: '4 | 1 | 6' });
    s.charge('charger', 'foe');
    expect(s.told('volley')).toHaveLength(1);
    expect(s.dice.left).toBe(0);
  });

  test('Counter and its wound effect come first: a Shaken charger strikes on sixes, or not at all by the switch', () => {
    const units = [charger({ rules: [[impact, 2]] }), struck({ weapons: [{ rules: [counter] }] })];
    const sixes = firefight({ units, dice: '4 | 1 | 1   5' });
    sixes.charge('charger', 'foe');
    expect(sixes.told('volley').map(({ hits }) => hits)).toEqual([1, 0]);
    const none = firefight({ units, settings: { shakenChargerStillStrikes: false }, dice: '4 | 1 | 1' });
    none.charge('charger', 'foe');
    expect(none.told('volley')).toHaveLength(1);
    expect([sixes.dice.left, none.dice.left]).toEqual([0, 0]);
    // A unit that was not struck at may still strike with the rest.
    const armed = [units[0], struck({ weapons: [{ rules: [counter] }, { name: 'Fist' }] })];
    const rest = firefight({ units: armed, settings: { shakenChargerStillStrikes: false }, dice: '4 | 1 | 1   3' });
    rest.charge('charger', 'foe');
    expect(rest.told('volley').map(({ name }) => name)).toEqual(['Weapon', 'Fist']);
    expect(rest.dice.left).toBe(0);
  });

  test('Fear adds to the check and opens the Tough gate, once a wound was dealt', () => {
    const terror = charger({ rules: [[fear, 2]] });
    const three = struck({ rules: [[tough, 3]], weapons: [] });
    const s = firefight({ units: [terror, three], dice: '4 | 1 | 5' });
    s.charge('charger', 'foe');
    expect(s.told('wound-effect')).toMatchObject([{ markers: 1, natural: 5, total: 8, result: 'knocked-out' }]);
    const blocked = firefight({ units: [terror, three], dice: '4 | 4' });
    blocked.charge('charger', 'foe');
    expect(blocked.told('wound-effect')).toEqual([]);
    const gated = firefight({ units: [terror, three], settings: { fearCountsForToughGate: false }, dice: '4 | 1' });
    gated.charge('charger', 'foe');
    expect(gated.told('wound-effect')).toMatchObject([{ markers: 1, result: 'none' }]);
    expect([s.dice.left, blocked.dice.left, gated.dice.left]).toEqual([0, 0, 0]);
  });

  test('Fear of the defender counts when it strikes back, and never when shooting', () => {
    const s = firefight({ units: [charger(), struck({ rules: [[fear, 4]] })], dice: '3   4 | 1 | 1' });
    s.charge('charger', 'foe');
    expect(s.told('wound-effect')).toMatchObject([{ unit: s.unit('charger'), total: 6, result: 'knocked-out' }]);
    const shot = firefight({ units: [gun(1, { rules: [[fear, 4]] }), foe()], dice: '4 | 1 | 1' });
    shot.fire('gun', 'foe');
    expect(shot.told('wound-effect')).toMatchObject([{ total: 2, result: 'shaken' }]);
  });
});

describe('Blast', () => {
  const grenade = gun(1, { weapons: [{ range: 24, rules: [[blast, 3]] }] });

  test('counts the enemies within 3" of the target and is shared evenly, the target first', () => {
    const s = firefight({
      units: [grenade, foe(), foe({ id: 'near', at: [13, 18], models: 3 })],
      // The gap to the first of the three is 2", the others are farther: two models in all, two hits.
      dice: '4 | 4 | 1',
    });
    s.fire('gun', 'foe');
    expect(s.told('blast-split')).toMatchObject([
      {
        hits: 2,
        shares: [
          { unit: s.unit('foe'), hits: 1 },
          { unit: s.unit('near'), hits: 1 },
        ],
      },
    ]);
    expect(s.living('near')).toBe(2);
    expect(s.dice.left).toBe(0);
  });

  test('by the switch only the models of the target are counted', () => {
    const s = firefight({
      units: [grenade, foe(), foe({ id: 'near', at: [13, 18] })],
      settings: { firefightBlastCap: 'targetOnly' },
      dice: '4 | 4',
    });
    s.fire('gun', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 1, blocked: 1 }]);
    expect(s.dice.left).toBe(0);
  });

  test('the defender decides who takes what is left over, evenly', () => {
    const units = [grenade, foe(), foe({ id: 'near', at: [12.5, 18], models: 2 })];
    const s = firefight({ units, dice: '4 | 4 | 1 4' });
    s.fire('gun', 'foe', undefined, { 'blast-split': () => [s.unit('foe'), s.unit('near'), s.unit('near')] });
    expect(s.told('volley').map(({ target, hits, removed }) => [target, hits, removed])).toEqual([
      [s.unit('foe'), 1, 0],
      [s.unit('near'), 2, 1],
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('there is no question when all hits are alike and each unit takes as many', () => {
    const fire = (models: number, dice: string) => {
      const s = firefight({ units: [grenade, foe(), foe({ id: 'near', at: [12.5, 18], models })], dice });
      const shoot = [{ weapon: 0, target: s.unit('foe') }];
      return s.act({ type: 'activate', unit: s.unit('gun'), action: 'hold', shoot });
    };
    expect(fire(1, '4 | 4 | 4')).toEqual({ status: 'done' });
    expect(fire(2, '4')).toMatchObject({ status: 'pending', questions: [{ kind: 'blast-split', side: 1 }] });
  });

  test('friends of the shooter take no share', () => {
    const s = firefight({ units: [grenade, foe(), gun(1, { id: 'friend', at: [13, 18] })], dice: '4 | 4' });
    s.fire('gun', 'foe');
    expect(s.told('blast-split')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });
});

describe('a hero', () => {
  test('never joins a unit', () => {
    const s = firefight({ phase: 'muster', units: [gun(1, { rules: [hero] }), foe({ side: 0, models: 3 })] });
    const outcome = s.act({ type: 'muster', reserves: [], joins: [{ hero: 0, unit: 1 }], loads: [] });
    expect(outcome).toMatchObject({ status: 'refused', refusal: { code: 'hero-join-illegal' } });
  });
});
