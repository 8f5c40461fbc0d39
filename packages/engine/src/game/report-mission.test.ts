import { ambush, caster, gff, hero, takedown, tough, transport } from '@muster/rules';
import { scene, type Scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { musterUnits } from '../play/muster.ts';
import { storeStartingSizes } from '../state/muster.ts';
import { recover } from '../play/recovery.ts';
import { GAME, UNIT_FLAG } from '../state/battle.ts';
import { reportOf } from './report.ts';

const gun = (attacks: number, more: Partial<TestUnit> = {}): TestUnit => ({
  id: 'gun',
  at: [10, 10],
  weapons: [{ name: 'Gun', range: 24, attacks }],
  ...more,
});
const foe = (more: Partial<TestUnit> = {}): TestUnit => ({ id: 'foe', side: 1, at: [10, 18], ...more });
const boss = (more: Partial<TestUnit> = {}): TestUnit => ({ id: 'boss', at: [11.5, 10], rules: [hero], ...more });

const match = (spec: TestScene, joins: Readonly<Record<string, string>> = {}): Scene => {
  const s = scene({ extras: {}, ...spec });
  const pairs = Object.entries(joins).map(([one, unit]) => ({ hero: s.unit(one), unit: s.unit(unit) }));
  musterUnits(s.battle, { reserves: [], joins: pairs, loads: [] });
  storeStartingSizes(s.battle);
  return s;
};

const kills = (s: Scene) => reportOf(s.game).kills;
const ours = (id: string) => ({ side: 0, id });
const theirs = (id: string) => ({ side: 1, id });

describe('a kill', () => {
  test('belongs to the unit that removed the last model', () => {
    const s = match({ units: [gun(2), foe({ models: 2, flags: UNIT_FLAG.shaken })], dice: '4 4 | 1 1', round: 3 });
    s.fire('gun', 'foe');
    expect(kills(s)).toEqual([{ by: [ours('gun')], victims: [theirs('foe')], round: 3, melee: false, shaken: true }]);
    expect(reportOf(s.game).firstKill).toBe(0);
    expect(s.dice.left).toBe(0);
  });

  test('is none as long as a model stands, and none in battles without a campaign', () => {
    const s = match({ units: [gun(2), foe({ models: 3 })], dice: '4 4 | 1 1 | 4' });
    s.fire('gun', 'foe');
    expect(kills(s)).toEqual([]);
    const plain = scene({ units: [gun(1), foe()], dice: '4 | 1' });
    plain.fire('gun', 'foe');
    expect(reportOf(plain.game)).toMatchObject({ kills: [], events: [], conceded: [], magic: [] });
    expect(reportOf(plain.game).firstKill).toBeUndefined();
  });

  test('belongs to no unit in dangerous terrain', () => {
    const terrain = [{ rect: [0, 12, 30, 14] as const, types: ['dangerous' as const] }];
    const s = match({ units: [gun(1), foe({ at: [10, 40] })], terrain, dice: '1' });
    s.activate('gun', 'advance', { moves: s.shift('gun', 0, 4), shoot: [] });
    expect([s.has('gun', 'destroyed'), kills(s)]).toEqual([true, []]);
    expect(s.dice.left).toBe(0);
  });

  test('in melee, by melee attacks and by flight', () => {
    const sword = { weapons: [{ name: 'Sword' }], rules: [[tough, 3]] } as const;
    const blow = match({ units: [gun(0, sword), foe({ at: [10, 16] })], dice: '4 | 1' });
    blow.charge('gun', 'foe');
    expect(kills(blow)).toMatchObject([{ by: [ours('gun')], melee: true }]);
    // One of two is lost, and the other is Routed on a 3 against 4+.
    const flight = match({ units: [gun(0, sword), foe({ at: [10, 16], models: 2 })], dice: '4 | 1 | 3' });
    flight.charge('gun', 'foe');
    expect(reportOf(flight.game).units[1].routed).toBe(true);
    expect(kills(flight)).toMatchObject([{ by: [ours('gun')], victims: [theirs('foe')], melee: true }]);
    expect([blow.dice.left, flight.dice.left]).toEqual([0, 0]);
  });

  test('by army morale belongs to no unit', () => {
    const s = match({
      units: [
        gun(0),
        foe({ flags: UNIT_FLAG.shaken | UNIT_FLAG.activated }),
        foe({ id: 'gone', at: [60, 40], flags: UNIT_FLAG.destroyed | UNIT_FLAG.activated }),
      ],
      ruleset: gff,
    });
    s.battle.sideStart[1] = 2;
    // One of two is left, and fails without a die because it is Shaken.
    s.activate('gun', 'hold');
    expect([s.has('foe', 'routed'), kills(s)]).toEqual([true, []]);
  });
});

describe('a squad and its hero that attack together', () => {
  const rifle = { name: 'Rifle', range: 24, attacks: 1 };

  test('the entry whose weapon did it', () => {
    const s = match(
      {
        units: [gun(0, { weapons: [] }), boss({ weapons: [rifle] }), foe()],
        dice: '4 | 1',
      },
      { boss: 'gun' },
    );
    s.fire('gun', 'foe');
    expect(kills(s)).toMatchObject([{ by: [ours('boss')] }]);
    expect(s.dice.left).toBe(0);
  });

  test('both where one group had dice of both', () => {
    const s = match(
      { units: [gun(0, { weapons: [rifle] }), boss({ weapons: [rifle] }), foe({ models: 2 })], dice: '4 4 | 1 1' },
      { boss: 'gun' },
    );
    s.fire('gun', 'foe');
    expect(kills(s)).toMatchObject([{ by: [ours('gun'), ours('boss')], victims: [theirs('foe')] }]);
    expect(s.dice.left).toBe(0);
  });

  test('a spell is the caster’s', () => {
    const s = match(
      {
        units: [gun(0, { weapons: [] }), boss({ rules: [hero, [caster, 1]], tokens: 1 }), foe()],
        spells: [{ name: 'Spark', hits: 1 }],
        dice: '4 | 1',
      },
      { boss: 'gun' },
    );
    s.play({ type: 'cast', unit: s.unit('gun'), model: s.model('boss'), spell: 0, targets: [s.unit('foe')] });
    expect(kills(s)).toMatchObject([{ by: [ours('boss')], victims: [theirs('foe')], melee: false }]);
    expect(s.dice.left).toBe(0);
  });
});

describe('a squad and its hero that end', () => {
  const chief: TestUnit = { id: 'chief', side: 1, at: [11.5, 18], rules: [hero] };

  test('together: one kill of two', () => {
    const s = match({ units: [gun(2), foe(), chief], dice: '4 4 | 1 1' }, { chief: 'foe' });
    s.fire('gun', 'foe');
    expect(kills(s)).toMatchObject([{ by: [ours('gun')], victims: [theirs('foe'), theirs('chief')] }]);
    expect(s.dice.left).toBe(0);
  });

  test('the hero last: both belong to the unit that kills the hero', () => {
    const units = [gun(1), gun(1, { id: 'second', at: [20, 10] }), foe(), chief, foe({ id: 'idle', at: [60, 40] })];
    const s = match({ units, dice: '4 | 1 | 4   4 | 1' }, { chief: 'foe' });
    s.fire('gun', 'foe');
    expect(kills(s)).toEqual([]);
    s.activate('idle', 'hold');
    s.fire('second', 'foe');
    expect(kills(s)).toMatchObject([{ by: [ours('second')], victims: [theirs('foe'), theirs('chief')] }]);
    expect(s.dice.left).toBe(0);
  });

  test('the hero first, picked out, and the squad later: two kills', () => {
    const sniper = { weapons: [{ name: 'Sniper', range: 24, rules: [takedown] }] };
    const units = [
      gun(1, sniper),
      gun(1, { id: 'second', at: [20, 10] }),
      foe(),
      chief,
      foe({ id: 'idle', at: [60, 40] }),
    ];
    const s = match({ units, dice: '4 | 1 | 4   4 | 1' }, { chief: 'foe' });
    const shoot = [{ weapon: s.weapon('Sniper'), target: s.unit('foe'), picks: [s.model('chief')] }];
    s.activate('gun', 'hold', { shoot });
    expect(kills(s)).toMatchObject([{ by: [ours('gun')], victims: [theirs('chief')] }]);
    s.activate('idle', 'hold');
    s.fire('second', 'foe');
    expect(kills(s)).toMatchObject([
      { by: [ours('gun')], victims: [theirs('chief')] },
      { by: [ours('second')], victims: [theirs('foe')] },
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('both in one action of one attacker, the hero picked out first: one kill of two', () => {
    const weapons = [
      { name: 'Sniper', range: 24, rules: [takedown] },
      { name: 'Gun', range: 24 },
    ];
    const s = match({ units: [gun(0, { weapons }), foe(), chief], dice: '4 | 1   4 | 1' }, { chief: 'foe' });
    const shoot = [
      { weapon: s.weapon('Sniper'), target: s.unit('foe'), picks: [s.model('chief')] },
      { weapon: s.weapon('Gun'), target: s.unit('foe') },
    ];
    s.activate('gun', 'hold', { shoot });
    expect(kills(s)).toMatchObject([{ by: [ours('gun')], victims: [theirs('chief'), theirs('foe')] }]);
    expect(s.dice.left).toBe(0);
  });
});

describe('where units stand at the end', () => {
  const standing = (units: readonly TestUnit[]): Record<string, unknown> => {
    const s = match({ units: [...units, foe({ at: [60, 40] })] });
    return Object.fromEntries(reportOf(s.game).units.map(({ id, quarters, zones }) => [id, { quarters, zones }]));
  };

  test('the quarter of most models, row by row, and the zones', () => {
    // The table is 72" by 48", zones are 12" deep along its long edges.
    const at = standing([
      { id: 'low', at: [10, 10] },
      { id: 'right', at: [50, 20] },
      { id: 'up', at: [10, 30] },
      { id: 'far', at: [50, 44] },
    ]);
    expect(at).toMatchObject({
      low: { quarters: [0], zones: [0] },
      right: { quarters: [1], zones: [] },
      up: { quarters: [2], zones: [] },
      far: { quarters: [3], zones: [1] },
    });
  });

  test('several quarters where that is even, the larger part where it is not', () => {
    // Bases of an inch with a quarter between them: 35.25, 36.5 and 34, 35.25, 36.5.
    expect(standing([{ id: 'half', at: [35.25, 10], models: 2 }])).toMatchObject({ half: { quarters: [0, 1] } });
    expect(standing([{ id: 'most', at: [34, 10], models: 3 }])).toMatchObject({ most: { quarters: [0] } });
  });

  test('a hero with the squad that it joined, for which they count once', () => {
    // The squad stands at 34, 35.25 and 36.5, the hero at 37.75: two and two of the whole unit, by x.
    const units = [gun(0, { at: [34, 13], models: 3 }), boss({ at: [37.75, 11] }), foe({ at: [60, 47] })];
    const s = match({ units }, { boss: 'gun' });
    const [squad, captain] = reportOf(s.game).units;
    // By y only the hero is in the zone of 12".
    expect([squad.quarters, squad.zones]).toEqual([[0, 1], []]);
    expect([captain.quarters, captain.zones]).toEqual([undefined, undefined]);
    s.battle.alive.fill(0, s.model('gun'), s.model('gun') + 3);
    s.battle.unitAlive[s.unit('gun')] = 1;
    const [gone, left] = reportOf(s.game).units;
    expect([gone.quarters, left.quarters, left.zones]).toEqual([undefined, [1], [0]]);
  });

  test('nowhere: lost models, units in reserve or aboard', () => {
    const at = standing([
      { id: 'truck', at: [10, 20], rules: [[transport, 6]] },
      { id: 'rider', at: [0, 0], inside: 'truck' },
      { id: 'lurker', at: [0, 0], rules: [ambush], reserve: 'ambush' },
    ]);
    expect(at).toMatchObject({ rider: { quarters: undefined }, lurker: { quarters: undefined } });
  });
});

test('the first to recover is noted, unless an event did it', () => {
  const s = match({ units: [gun(0, { flags: UNIT_FLAG.shaken }), foe({ flags: UNIT_FLAG.shaken })] });
  recover(s.game, s.unit('foe'), false);
  expect([s.has('foe', 'shaken'), reportOf(s.game).firstRecovery]).toEqual([false, undefined]);
  s.activate('gun', 'idle');
  expect(reportOf(s.game).firstRecovery).toBe(0);
  recover(s.game, s.unit('foe'));
  expect(reportOf(s.game).firstRecovery).toBe(0);
});

test('attempts to cast and to block are counted by round and side', () => {
  const s = match({
    units: [
      gun(0, { rules: [[caster, 2]], tokens: 2, weapons: [] }),
      foe({ rules: [[caster, 1]], tokens: 1, models: 3 }),
    ],
    spells: [{ name: 'Spark', hits: 1 }],
    round: 2,
    dice: '2',
  });
  const assist = (question: { side: number }) => (question.side === 1 ? [{ model: s.model('foe'), tokens: 1 }] : []);
  s.play({ type: 'cast', unit: 0, model: 0, spell: 0, targets: [1] }, { assist: (question) => assist(question) });
  expect(reportOf(s.game).magic).toEqual([
    { casts: [0, 0], blocks: [0, 0] },
    { casts: [1, 0], blocks: [0, 1] },
  ]);
  expect(s.dice.left).toBe(0);
});

test('the order of sides is that of their last activations', () => {
  const s = match({ units: [gun(0), foe(), foe({ id: 'third', side: 2, at: [40, 40] })] });
  s.battle.sideLast.set([3, 0, 2]);
  s.battle.game[GAME.first] = 1;
  expect(reportOf(s.game).order).toEqual([2, 0, 1]);
  s.battle.sideLast.set([0, 0, 0]);
  expect(reportOf(s.game).order).toEqual([1, 2, 0]);
});

test('a take-back forgets kills', () => {
  const s = match({ units: [gun(1), foe()], dice: '4 | 1' });
  s.fire('gun', 'foe');
  expect(kills(s)).toHaveLength(1);
  expect(s.game.takeBack(true)).toBeUndefined();
  expect(kills(s)).toEqual([]);
});
