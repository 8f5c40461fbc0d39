import { type Placement, roundOf, UNIT_FLAG } from '@muster/engine';
import { codeOf, gamesWith, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { aircraft, ambush, caster, hero, tough, transport } from './index.ts';

const truck: TestUnit = { id: 'truck', at: [20, 20], radius: 1, rules: [[transport, 6]], defense: 2 };
const squad: TestUnit = { id: 'squad', at: [20, 24], models: 5, weapons: [{ name: 'Rifle', range: 24 }] };
const inside: TestUnit = { ...squad, inside: 'truck' };
const foe: TestUnit = { id: 'foe', side: 1, at: [20, 40], models: 3, weapons: [{ name: 'Gun', range: 48 }] };

const away = (places: readonly Placement[]) => places.map(({ model, x, y }) => ({ model, path: [x, y] }));
/** Side 0 has nothing to do but this. */
const idle: TestUnit = { id: 'idle', at: [60, 5] };

/** Has not been activated yet, so that the round continues. */
const rest: TestUnit = { id: 'rest', at: [60, 10] };
const soft: TestUnit = { ...truck, defense: 6 };
const shooter: TestUnit = { ...foe, models: 1 };

describe.each(gamesWith(transport))('in $name', ({ scene, ways }) => {
  describe('places', () => {
    const load = (...units: TestUnit[]): string => {
      const s = scene({ units: [truck, ...units, foe], phase: 'muster' });
      const loads = [{ transport: s.unit('truck'), units: units.map(({ id }) => s.unit(id)) }];
      return codeOf(s.act({ type: 'muster', reserves: [], joins: [], loads }));
    };

    test('a plain model takes one, up to X', () => {
      expect(load({ ...squad, models: 6 })).toBe('done');
      expect(load({ ...squad, models: 7 })).toBe('transport-capacity');
      expect(load({ ...squad, models: 3 }, { ...squad, id: 'more', models: 3 })).toBe('done');
      expect(load({ ...squad, models: 3 }, { ...squad, id: 'more', models: 4 })).toBe('transport-capacity');
    });

    test('up to Tough(3) takes three, above there is none', () => {
      expect(load({ ...squad, models: 2, rules: [[tough, 3]] })).toBe('done');
      expect(load({ ...squad, models: 3, rules: [[tough, 2]] })).toBe('transport-capacity');
      expect(load({ ...squad, models: 1, rules: [[tough, 4]] })).toBe('transport-ineligible');
      expect(load({ ...squad, models: 1, rules: [[tough, 6]] })).toBe('transport-ineligible');
    });

    test('a hero up to Tough(6) takes one', () => {
      expect(load({ ...squad, models: 5, hero: { rules: [[tough, 6]] } })).toBe('done');
      expect(load({ ...squad, models: 6, hero: { rules: [[tough, 3]] } })).toBe('transport-capacity');
      expect(load({ ...squad, models: 1, rules: [hero, [tough, 6]] })).toBe('done');
      expect(load({ ...squad, models: 1, rules: [hero, [tough, 7]] })).toBe('transport-ineligible');
    });

    test('not in units without Transport, and not in enemy transports', () => {
      const s = scene({ units: [truck, squad, foe], phase: 'muster' });
      const put = (carrier: string, rider: string): string => {
        const loads = [{ transport: s.unit(carrier), units: [s.unit(rider)] }];
        return codeOf(s.act({ type: 'muster', reserves: [], joins: [], loads }));
      };
      expect(put('squad', 'truck')).toBe('transport-ineligible');
      expect(put('truck', 'truck')).toBe('transport-ineligible');
      expect(put('foe', 'squad')).toBe('no-such-unit');
    });

    test('no transports in transports, no Aircraft; all units in one transport are counted together', () => {
      expect(load({ ...truck, id: 'van', radius: 0.5 })).toBe('transport-ineligible');
      expect(load({ ...squad, models: 1, rules: [aircraft] })).toBe('transport-ineligible');
      const s = scene({
        units: [truck, { ...squad, models: 4 }, { ...squad, id: 'more', models: 3 }, foe],
        phase: 'muster',
      });
      const loads = ['squad', 'more'].map((id) => ({ transport: s.unit('truck'), units: [s.unit(id)] }));
      expect(codeOf(s.act({ type: 'muster', reserves: [], joins: [], loads }))).toBe('transport-capacity');
    });

    test('ratings add up', () => {
      const s = scene({
        units: [
          {
            ...truck,
            rules: [
              [transport, 3],
              [transport, 2],
            ],
          },
          squad,
          foe,
        ],
        phase: 'muster',
      });
      const loads = [{ transport: s.unit('truck'), units: [s.unit('squad')] }];
      expect(codeOf(s.act({ type: 'muster', reserves: [], joins: [], loads }))).toBe('done');
    });
  });

  test('arrives with its passengers inside', () => {
    const s = scene({ units: [truck, inside, foe], phase: 'deployment' });
    s.battle.sideZone.set([0, 1]);
    expect(codeOf(s.act({ type: 'deploy', unit: s.unit('squad'), positions: s.row('squad', 10, 6) }))).toBe(
      'already-deployed',
    );
    s.act({ type: 'deploy', unit: s.unit('truck'), positions: s.row('truck', 20, 6) });
    s.act({ type: 'deploy', unit: s.unit('foe'), positions: s.row('foe', 20, 40) });
    expect(roundOf(s.battle)).toBe(1);
    expect(codeOf(s.activate('squad', 'hold'))).toBe('done');
  });

  describe('getting in', () => {
    const enter = (s: Scene, dy: number, action: 'advance' | 'rush' = 'advance'): string =>
      codeOf(s.activate('squad', action, { moves: s.shift('squad', 0, dy).slice(0, 1), embark: s.unit('truck') }));

    test('one model in contact brings the whole unit in', () => {
      const s = scene({ units: [truck, squad, foe] });
      expect(enter(s, -2.5)).toBe('done');
      expect(s.told('embarked')).toHaveLength(1);
      expect(s.battle.unitIn[s.unit('squad')]).toBe(s.unit('truck'));
      expect(s.has('squad', 'onTable')).toBe(false);
    });

    test('a Rush does as well; stopping short does not', () => {
      const rush = scene({ units: [truck, { ...squad, at: [20, 32] }, foe] });
      expect(enter(rush, -10.5, 'rush')).toBe('done');
      const short = scene({ units: [truck, squad, foe] });
      expect(enter(short, -2.47)).toBe('transport-not-reached');
    });

    test('no unit gets in with Charge or Hold', () => {
      const s = scene({ units: [truck, squad, foe] });
      const embark = s.unit('truck');
      expect(codeOf(s.activate('squad', 'hold', { embark }))).toBe('action-not-allowed');
      expect(codeOf(s.activate('squad', 'charge', { embark, target: s.unit('foe') }))).toBe('action-not-allowed');
    });

    test('other units may be as near as they like, but not in the way', () => {
      const near = scene({ units: [truck, { ...squad, models: 1 }, foe, { id: 'friend', at: [21.2, 22.7] }] });
      expect(enter(near, -2.5)).toBe('done');
      const without = scene({ units: [truck, { ...squad, models: 1 }, foe, { id: 'friend', at: [21.2, 22.7] }] });
      expect(codeOf(without.activate('squad', 'advance', { moves: without.shift('squad', 0, -1.5) }))).toBe(
        'within-1in',
      );
    });

    test('there must be room for the living models', () => {
      const full = scene({ units: [truck, squad, { ...inside, id: 'riders', models: 2 }, foe] });
      expect(enter(full, -2.5)).toBe('transport-capacity');
      const s = scene({ units: [truck, { ...squad, models: 7 }, { ...foe, models: 1 }], dice: '4 | 1' });
      expect(enter(s, -2.5)).toBe('transport-capacity');
      s.activate('truck', 'hold');
      s.fire('foe', 'squad');
      expect(s.living('squad')).toBe(6);
      expect(enter(s, -2.5)).toBe('done');
      expect(s.dice.left).toBe(0);
    });

    test('a unit that has got in does not shoot', () => {
      const s = scene({ units: [truck, squad, foe] });
      const order = { moves: s.shift('squad', 0, -2.5).slice(0, 1), embark: s.unit('truck') };
      const shoot = [{ weapon: s.weapon('Rifle'), target: s.unit('foe') }];
      expect(codeOf(s.activate('squad', 'advance', { ...order, shoot }))).toBe('embarked-cannot');
    });

    test('a transport that is not on the table cannot be entered', () => {
      // The corner of the table is free, also of units that are still in reserve.
      const s = scene({
        units: [
          { ...truck, rules: [[transport, 6], ambush], reserve: 'ambush' },
          { ...squad, at: [0.8, 0.8], models: 2 },
          foe,
        ],
      });
      const moves = s.shift('squad', -0.2, -0.2).slice(0, 1);
      expect(codeOf(s.activate('squad', 'advance', { moves, embark: s.unit('truck') }))).not.toBe('done');
    });
  });

  describe('getting out', () => {
    const leave = (y: number, action: 'advance' | 'rush' = 'advance'): string => {
      const s = scene({ units: [truck, inside, foe] });
      return codeOf(s.activate('squad', action, { moves: away(s.row('squad', 20, y)).slice(0, 5) }));
    };

    test('bases end fully within 6" of it', () => {
      const one = (y: number): string => {
        const s = scene({ units: [truck, { ...inside, models: 1 }, foe] });
        return codeOf(s.activate('squad', 'rush', { moves: away(s.row('squad', 20, y)) }));
      };
      expect(one(26.5)).toBe('done');
      expect(one(26.51)).toBe('transport-exit-range');
    });

    test('all models leave', () => {
      const s = scene({ units: [truck, inside, foe] });
      const moves = away(s.row('squad', 18, 23));
      expect(codeOf(s.activate('squad', 'advance', { moves: moves.slice(1) }))).not.toBe('done');
      expect(codeOf(s.activate('squad', 'advance', { moves }))).toBe('done');
      expect(s.told('disembarked')).toHaveLength(1);
      expect(s.has('squad', 'onTable')).toBe(true);
      expect(leave(40)).toBe('move-too-far');
    });

    test('after an Advance they shoot, after a Rush they do not', () => {
      const s = scene({ units: [truck, inside, foe], dice: '4 1 1 1 1 | 6' });
      const moves = away(s.row('squad', 18, 23));
      const shoot = [{ weapon: s.weapon('Rifle'), target: s.unit('foe') }];
      expect(codeOf(s.activate('squad', 'rush', { moves, shoot }))).toBe('rush-no-shoot');
      expect(codeOf(s.activate('squad', 'advance', { moves, shoot }))).toBe('done');
      expect(s.dice.left).toBe(0);
    });

    test('not in and out, nor out and in, in one activation', () => {
      const s = scene({ units: [truck, inside, { ...truck, id: 'van', at: [20, 26] }, foe] });
      const moves = away(s.row('squad', 18, 23));
      const embark = s.unit('van');
      expect(codeOf(s.activate('squad', 'advance', { moves, embark }))).toBe('embark-and-disembark');
      const t = scene({ units: [truck, squad, foe] });
      expect(
        codeOf(
          t.activate('squad', 'advance', { moves: t.shift('squad', 0, -2.5), embark: t.unit('truck'), leave: true }),
        ),
      ).toBe('embark-and-disembark');
    });

    test('in with one activation and out with the next, after the transport has moved', () => {
      const s = scene({ units: [truck, squad, foe] });
      s.activate('squad', 'advance', { moves: s.shift('squad', 0, -2.5).slice(0, 1), embark: s.unit('truck') });
      s.activate('foe', 'hold');
      s.activate('truck', 'rush', { moves: s.shift('truck', 12, 0) });
      expect(roundOf(s.battle)).toBe(2);
      s.activate('foe', 'hold');
      expect(codeOf(s.activate('squad', 'advance', { moves: away(s.row('squad', 30, 23)) }))).toBe('done');
    });

    test('getting out does not start where they got in', () => {
      // They entered at a mine field; now the transport stands far from it.
      const s = scene({
        units: [{ ...truck, at: [40, 20] }, inside, foe],
        terrain: [{ rect: [0, 0, 10, 10], types: ['dangerous'] }],
      });
      expect(codeOf(s.activate('squad', 'advance', { moves: away(s.row('squad', 38, 23)) }))).toBe('done');
      expect(s.told('dangerous')).toEqual([]);
    });

    test.each([
      ['within6', 25, 'done'],
      ['within6', 30, 'transport-exit-range'],
      ['free', 30, 'done'],
    ] as const)('a charge out of it (%s) at a foe at y = %i: %s', (chargeOutOfTransport, y, result) => {
      const s = scene({
        units: [truck, { ...inside, models: 1, weapons: [{ name: 'Knife' }] }, { ...foe, models: 1, at: [20, y] }],
        settings: { chargeOutOfTransport },
        dice: result === 'done' ? '1' : '',
      });
      const moves = [{ model: s.model('squad'), path: [2000, (y - 1) * 100] }];
      expect(codeOf(s.activate('squad', 'charge', { target: s.unit('foe'), moves }))).toBe(result);
      expect(s.dice.left).toBe(0);
    });
  });

  describe('inside', () => {
    test('no unit shoots in or out, but the transport can be shot at', () => {
      const s = scene({ units: [truck, inside, foe], dice: '1 1 1' });
      const shoot = [{ weapon: s.weapon('Rifle'), target: s.unit('foe') }];
      expect(codeOf(s.activate('squad', 'hold', { shoot }))).toBe('target-embarked');
      expect(codeOf(s.activate('squad', 'hold'))).toBe('done');
      expect(codeOf(s.fire('foe', 'squad', ['Gun']))).toBe('target-embarked');
      expect(codeOf(s.fire('foe', 'truck', ['Gun']))).toBe('done');
      expect(s.dice.left).toBe(0);
    });

    test('no unit is charged or casts', () => {
      const mages = { ...inside, rules: [[caster, 2] as const], tokens: 2 };
      const s = scene({
        units: [truck, mages, { ...foe, at: [20, 25], models: 1, weapons: [{}] }],
        spells: [{ name: 'Bolt', hits: 1 }],
      });
      const cast = { type: 'cast', unit: s.unit('squad'), model: s.model('squad'), spell: 0, targets: [2] } as const;
      expect(codeOf(s.act(cast))).toBe('embarked-cannot');
      s.activate('truck', 'hold');
      expect(codeOf(s.charge('foe', 'squad'))).toBe('target-embarked');
    });

    test('passengers do not count for objectives; the transport does', () => {
      const s = scene({
        units: [truck, inside, foe],
        objectives: [
          [20, 24],
          [20, 23.9],
          [0.5, 0.5],
        ],
      });
      s.activate('squad', 'hold');
      s.activate('foe', 'hold');
      s.activate('truck', 'hold');
      expect(Array.from(s.battle.objOwner.slice(0, 3))).toEqual([0, 0, -1]);
    });

    test('a Shaken unit recovers by idling', () => {
      const s = scene({ units: [truck, { ...inside, flags: UNIT_FLAG.shaken }, foe] });
      expect(codeOf(s.activate('squad', 'hold'))).toBe('shaken-must-idle');
      expect(codeOf(s.activate('squad', 'idle'))).toBe('done');
      expect(s.has('squad', 'shaken')).toBe(false);
    });
  });

  describe('a wreck', () => {
    /** One wound is the end of the truck; where wounds have effects, with a 5. */
    const end = ways.wounds === 'effects' ? '1 | 5' : '1';

    test('places its passengers next to it: a die each, Shaken', () => {
      const s = scene({ units: [soft, inside, idle, shooter], dice: `4 | ${end}   1 2 3 4 5` });
      s.activate('idle', 'hold');
      s.fire('foe', 'truck');
      expect(s.told('dangerous')).toMatchObject([{ unit: s.unit('squad'), dice: 5, wounds: 1, removed: 1 }]);
      expect(s.living('squad')).toBe(4);
      expect(s.has('squad', 'shaken')).toBe(true);
      expect(s.battle.unitIn[s.unit('squad')]).toBe(-1);
      for (let n = 0; n < 5; n++) {
        const model = s.model('squad', n);
        if (!s.battle.alive[model]) continue;
        const apart = Math.hypot(s.battle.x[model] - 2000, s.battle.y[model] - 2000);
        expect(apart).toBeLessThanOrEqual(650);
      }
      expect(s.dice.left).toBe(0);
    });

    test('they are placed before it is removed: not on its spot', () => {
      const s = scene({ units: [soft, { ...inside, models: 1 }, idle, shooter], dice: `4 | ${end}   2` });
      s.activate('idle', 'hold');
      s.fire('foe', 'truck');
      const model = s.model('squad');
      expect(s.has('squad', 'onTable')).toBe(true);
      expect(Math.hypot(s.battle.x[model] - 2000, s.battle.y[model] - 2000)).toBeGreaterThanOrEqual(150);
      expect(s.dice.left).toBe(0);
    });

    test('Tough passengers roll as many dice as usual', () => {
      const riders = { ...inside, models: 2, rules: [[tough, 3] as const] };
      const s = scene({ units: [soft, riders, idle, shooter], dice: `4 | ${end}   1 1 2 2 2 2` });
      s.activate('idle', 'hold');
      s.fire('foe', 'truck');
      expect([0, 1].map((n) => s.battle.wounds[s.model('squad', n)]).sort((a, b) => a - b)).toEqual([0, 2]);
      expect(s.dice.left).toBe(0);
    });

    test('their player chooses where, fully within 6", and far from others', () => {
      const s = scene({ units: [soft, { ...inside, models: 1 }, idle, shooter], dice: `4 | ${end}   2` });
      s.activate('idle', 'hold');
      const shoot = [{ weapon: s.weapon('Gun'), target: s.unit('truck') }];
      const outcome = s.act({ type: 'activate', unit: s.unit('foe'), action: 'hold', shoot });
      expect(outcome).toMatchObject({ status: 'pending', questions: [{ kind: 'wreck', side: 0 }] });
      expect(codeOf(s.game.answer(0, s.row('squad', 20, 26.51)))).toBe('transport-exit-range');
      expect(codeOf(s.game.answer(0, s.row('squad', 20, 26.5)))).toBe('done');
      expect(s.battle.y[s.model('squad')]).toBe(2650);
      expect(s.dice.left).toBe(0);
    });

    test('after a spell', () => {
      const s = scene({
        units: [soft, { ...inside, models: 2 }, idle, { ...shooter, at: [20, 30], rules: [[caster, 1]], tokens: 1 }],
        spells: [{ name: 'Bolt', hits: 1 }],
        dice: `4 | ${end}   2 2`,
      });
      s.activate('idle', 'hold');
      s.play({ type: 'cast', unit: s.unit('foe'), model: s.model('foe'), spell: 0, targets: [s.unit('truck')] });
      expect(s.has('truck', 'destroyed')).toBe(true);
      expect([s.has('squad', 'shaken'), s.has('squad', 'onTable')]).toEqual([true, true]);
      expect(s.dice.left).toBe(0);
    });

    test('after its own charge', () => {
      const s = scene({
        units: [
          { ...soft, quality: 6 },
          { ...inside, models: 2 },
          { ...shooter, at: [20, 26], weapons: [{ name: 'Axe' }] },
        ],
        dice: `4 | ${end}   2 2`,
      });
      s.charge('truck', 'foe');
      expect(s.has('truck', 'destroyed')).toBe(true);
      expect([s.has('squad', 'shaken'), s.has('squad', 'onTable')]).toEqual([true, true]);
      expect(s.dice.left).toBe(0);
    });

    test('in dangerous terrain, by its own doing', () => {
      const s = scene({
        units: [soft, inside, foe],
        terrain: [{ rect: [18, 22, 30, 24], types: ['dangerous'] }],
        dice: `${end}   2 2 2 2 2`,
      });
      s.activate('truck', 'advance', { moves: s.shift('truck', 0, 6) });
      expect(s.has('truck', 'destroyed')).toBe(true);
      expect(s.has('squad', 'shaken')).toBe(true);
      expect(s.has('squad', 'onTable')).toBe(true);
      expect(s.dice.left).toBe(0);
    });

    test('a model without a legal spot is lost', () => {
      // A pit all around, and only the spot of the transport itself is ground.
      const s = scene({
        units: [{ ...soft, radius: 0.6 }, { ...inside, models: 3 }, idle, rest, shooter],
        terrain: [
          { rect: [10, 10, 30, 19.4], types: ['impassable'] },
          { rect: [10, 20.6, 30, 30], types: ['impassable'] },
          { rect: [10, 19.4, 19.4, 20.6], types: ['impassable'] },
          { rect: [20.6, 19.4, 30, 20.6], types: ['impassable'] },
        ],
        dice: `4 | ${end}   2 2 2`,
      });
      s.activate('idle', 'hold');
      s.fire('foe', 'truck');
      expect(s.living('squad')).toBeLessThanOrEqual(1);
      expect(s.told('fell').filter(({ cause }) => cause === 'wreck').length).toBeGreaterThanOrEqual(2);
      expect(s.dice.left).toBe(0);
    });
  });
});

describe.each(gamesWith(transport, { morale: 'unit' }))('a wreck in $name', ({ scene }) => {
  test('after a lost melee: routed is lost, and the passengers’ wounds count for no side', () => {
    const s = scene({
      units: [
        {
          ...truck,
          rules: [
            [transport, 6],
            [tough, 2],
          ],
          quality: 4,
        },
        { ...inside, models: 2 },
        idle,
        { ...shooter, at: [20, 26], weapons: [{ name: 'Sword' }] },
      ],
      // One wound, the test fails at half: it routs, and one of two passengers is killed; the Shaken rest fails at half.
      dice: '4 | 1   3   1 2',
    });
    s.activate('idle', 'hold');
    s.charge('foe', 'truck');
    expect(s.told('melee')).toMatchObject([{ dealt: [1, 0] }]);
    expect(s.told('destroyed')).toMatchObject([{ unit: s.unit('truck'), routed: true }]);
    expect(s.living('squad')).toBe(1);
    expect(s.has('squad', 'shaken')).toBe(true);
    expect(s.dice.left).toBe(0);
  });
});

describe.each(gamesWith(transport, { wounds: 'effects' }))('a wreck in $name', ({ scene }) => {
  test('is one only when the transport is knocked out', () => {
    const s = scene({ units: [soft, inside, idle, shooter], dice: '4 | 1 | 4' });
    s.activate('idle', 'hold');
    s.fire('foe', 'truck');
    expect([s.living('truck'), s.has('truck', 'shaken'), s.has('squad', 'onTable')]).toEqual([1, true, false]);
    expect(s.dice.left).toBe(0);
  });

  test.each([
    ['5', 0],
    ['4', 1],
  ])('a single passenger that is hurt is checked as ever: %s', (die, living) => {
    const s = scene({ units: [soft, { ...inside, models: 1 }, idle, rest, shooter], dice: `4 | 1 | 5   1 | ${die}` });
    s.activate('idle', 'hold');
    s.fire('foe', 'truck');
    expect(s.told('wound-effect').slice(1)).toMatchObject([{ unit: s.unit('squad'), markers: 1 }]);
    expect(s.living('squad')).toBe(living);
    expect(s.dice.left).toBe(0);
  });
});
