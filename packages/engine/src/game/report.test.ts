import { ambush, gf, gff, hero, tough } from '@muster/rules';
import { scene, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { musterUnits } from '../play/muster.ts';
import type { Army } from '../plan/army.ts';
import { compilePlan } from '../plan/compile.ts';
import { newBattle, UNIT_FLAG } from '../state/battle.ts';
import type { Game } from './game.ts';
import { reportOf } from './report.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24, attacks: 2 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 3 };
const of = (s: Scene, id: string) => reportOf(s.game).units.find((unit) => unit.id === id);

describe('a unit', () => {
  test('with its losses, those of one moment together', () => {
    const s = scene({ units: [gun, foe], dice: '4 4 | 1 1   4', round: 2 });
    s.fire('gun', 'foe', undefined, { casualties: [s.model('foe', 0), s.model('foe', 2)] });
    expect(of(s, 'foe')).toEqual({
      id: 'foe',
      name: 'foe',
      side: 1,
      cost: 100,
      startingModels: 3,
      survivingModels: 1,
      destroyed: false,
      routed: false,
      shakenAtEnd: false,
      neverArrived: false,
      losses: [
        {
          round: 2,
          cause: 'shooting',
          by: 'gun',
          bySide: 0,
          models: ['foe1', 'foe3'],
          shaken: false,
          destroyed: false,
        },
      ],
    });
    expect(s.dice.left).toBe(0);
  });

  test('that was destroyed while Shaken', () => {
    const s = scene({ units: [gun, { ...foe, models: 2, flags: UNIT_FLAG.shaken }], dice: '4 4 | 1 1' });
    s.fire('gun', 'foe');
    expect(of(s, 'foe')).toMatchObject({
      survivingModels: 0,
      destroyed: true,
      shakenAtEnd: false,
      losses: [{ shaken: true, destroyed: true, models: ['foe1', 'foe2'] }],
    });
    expect(s.dice.left).toBe(0);
  });

  test('that routed: the wounds first, then the flight', () => {
    const s = scene({
      units: [
        { ...gun, rules: [[tough, 3]], weapons: [{ name: 'Sword' }] },
        { ...foe, models: 2 },
      ],
      dice: '4 | 1   3',
    });
    s.charge('gun', 'foe', { casualties: [s.model('foe', 0)] });
    expect(of(s, 'foe')).toMatchObject({
      routed: true,
      destroyed: true,
      losses: [
        { cause: 'melee', by: 'gun', models: ['foe1'], destroyed: false },
        { cause: 'rout', by: 'gun', models: ['foe2'], destroyed: true },
      ],
    });
    expect(s.dice.left).toBe(0);
  });

  test('that was lost in dangerous terrain, caused by no unit', () => {
    const s = scene({
      units: [gun, foe],
      terrain: [{ rect: [0, 0, 30, 12], types: ['dangerous'] }],
      dice: '1',
    });
    s.activate('gun', 'hold');
    const [loss] = of(s, 'gun')?.losses ?? [];
    expect(loss).toEqual({ round: 1, cause: 'dangerous', models: ['gun1'], shaken: false, destroyed: true });
    expect(s.dice.left).toBe(0);
  });

  test('that never arrived, is Shaken, or rides', () => {
    const s = scene({
      units: [
        gun,
        { id: 'late', at: [0, 0], rules: [ambush], reserve: 'ambush' },
        { id: 'rider', at: [0, 0], inside: 'gun' },
        { ...foe, flags: UNIT_FLAG.shaken },
      ],
    });
    expect(of(s, 'late')).toMatchObject({ neverArrived: true, destroyed: false });
    expect(of(s, 'rider')).toMatchObject({ neverArrived: false });
    expect(of(s, 'foe')).toMatchObject({ shakenAtEnd: true });
  });

  test('that was shot at by units of the same name from two sides', () => {
    const band = { id: 'band', name: 'Band', quality: 4, defense: 4, cost: 100, rules: [] };
    const weapons = [{ name: 'Gun', range: 2400, attacks: 1, rules: [] }];
    const army = (name: string): Army => ({
      name,
      units: [{ ...band, models: [1, 2].map((n) => ({ id: `m${n}`, radius: 50, rules: [], weapons })) }],
      spells: [],
    });
    const table = { width: 7200, depth: 4800, terrain: [] };
    const plan = compilePlan({ ruleset: gf, armies: ['A', 'B', 'C'].map(army), table });
    const notes = [1, 2].map(
      (by, i) => ({ model: i, unit: 0, by, cause: 'shooting', round: 1, shaken: false }) as const,
    );
    const [unit] = reportOf({ plan, battle: newBattle(plan), losses: notes } as unknown as Game).units;
    expect(unit.losses).toMatchObject([
      { by: 'band', bySide: 1, models: ['m1'] },
      { by: 'band', bySide: 2, models: ['m2'] },
    ]);
  });

  test('that a wound effect took in Firefight, after one model of it had fallen', () => {
    const s = scene({ ruleset: gff, units: [gun, { ...foe, models: 2 }], dice: '4 4 | 1 1 | 5' });
    s.fire('gun', 'foe', undefined, { casualties: [s.model('foe', 1)] });
    expect(of(s, 'foe')).toMatchObject({
      destroyed: true,
      routed: false,
      losses: [{ cause: 'shooting', by: 'gun', models: ['foe2', 'foe1'], shaken: false, destroyed: true }],
    });
    expect(s.dice.left).toBe(0);
  });

  test('a joined hero has a report of its own', () => {
    const s = scene({
      units: [{ id: 'captain', side: 1, at: [14, 16], rules: [hero] }, { ...foe, models: 2 }, gun],
      dice: '4 4 | 1 1   4',
    });
    musterUnits(s.battle, { reserves: [], loads: [], joins: [{ hero: s.unit('captain'), unit: s.unit('foe') }] });
    s.fire('gun', 'foe');
    expect(of(s, 'captain')).toMatchObject({ joined: 'foe', survivingModels: 1, destroyed: false });
    expect(of(s, 'foe')).toMatchObject({ survivingModels: 0, destroyed: true });
    expect(s.dice.left).toBe(0);
  });
});

test('the battle: sides, rounds, markers, winner', () => {
  const s = scene({
    units: [gun, { ...foe, at: [60, 40] }],
    objectives: [
      [10, 12],
      [60, 45],
      [10, 13],
    ],
    round: 4,
    dice: '',
  });
  expect(reportOf(s.game)).toMatchObject({ finished: false, rounds: 4, ruleset: { id: 'gf', version: '1' } });
  expect(reportOf(s.game)).not.toHaveProperty('winner');
  s.activate('gun', 'hold');
  s.activate('foe', 'hold');
  const report = reportOf(s.game);
  expect(report).toMatchObject({ finished: true, winner: 0, sides: ['Side 0', 'Side 1'] });
  expect(report.objectives).toEqual([
    { x: 1000, y: 1200, owner: 0 },
    { x: 6000, y: 4500 },
    { x: 1000, y: 1300, owner: 0 },
  ]);
});
