import { ambush, caster } from '@muster/rules';
import { codeOf, scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { GAME, phaseOf, UNIT_FLAG } from '../state/battle.ts';
import { leaderOf } from '../state/mission.ts';
import { holderNow, maySeize, nextFirst, sidesNear } from './round.ts';

const ours: TestUnit = { id: 'ours', at: [30, 20] };
const theirs: TestUnit = { id: 'theirs', side: 1, at: [60, 40] };

describe('a marker when a round ends', () => {
  /** The owner of the objective at (30, 24) after a round in which all units stay. */
  const ownerAfter = (units: readonly TestUnit[], before = -1): number => {
    const s = scene({ units, objectives: [[30, 24]] });
    s.battle.objOwner[0] = before;
    for (let i = 0; i < units.length; i++) {
      const side = s.battle.game[GAME.side];
      const next = s.plan.sides[side].units.find(
        (unit) => (s.battle.unitFlags[unit] & UNIT_FLAG.activated) === 0,
      ) as number;
      const action = s.battle.unitFlags[next] & UNIT_FLAG.shaken ? 'idle' : 'hold';
      s.play({ type: 'activate', unit: next, action });
    }
    expect(s.battle.game[GAME.round]).toBe(2);
    return s.battle.objOwner[0];
  };
  const at = (unit: TestUnit, y: number): TestUnit => ({ ...unit, at: [30, y] });

  test('goes to the side that is alone within 3", base edge to its centre', () => {
    expect(ownerAfter([at(ours, 20.5), theirs])).toBe(0);
    expect(ownerAfter([at(ours, 20.49), theirs])).toBe(-1);
    expect(ownerAfter([{ ...ours, at: [5, 5] }, at(theirs, 27.5)])).toBe(1);
  });

  test('is taken from its owner', () => {
    expect(ownerAfter([at(ours, 24), theirs], 1)).toBe(0);
  });

  test('is neutral if both sides are near', () => {
    expect(ownerAfter([at(ours, 22), at(theirs, 26)], 0)).toBe(-1);
  });

  test('stays what it was if no unit is near', () => {
    expect(ownerAfter([ours, theirs], 1)).toBe(1);
    expect(ownerAfter([ours, theirs], -1)).toBe(-1);
  });

  test('one model of a unit is enough', () => {
    expect(ownerAfter([{ ...ours, at: [22, 22], models: 5, spacing: 0.75 }, theirs])).toBe(0);
  });

  test('a unit that recovered by idling in this round may seize', () => {
    expect(ownerAfter([{ ...at(ours, 24), flags: UNIT_FLAG.shaken }, theirs])).toBe(0);
  });
});

test('units that may seize: not Shaken, embarked, off the table, destroyed or just arrived', () => {
  const s = scene({
    units: [
      ours,
      { ...ours, id: 'shaken', flags: UNIT_FLAG.shaken },
      { ...ours, id: 'riding', inside: 'ours' },
      { ...ours, id: 'away', reserve: 'ambush' },
      { ...ours, id: 'dead', flags: UNIT_FLAG.destroyed },
      { ...ours, id: 'fresh' },
      { ...ours, id: 'earlier' },
      theirs,
    ],
    objectives: [[30, 22]],
    round: 3,
  });
  s.battle.unitArrived[s.unit('fresh')] = 3;
  s.battle.unitArrived[s.unit('earlier')] = 2;
  const may = s.plan.units.filter((unit) => maySeize(s.battle, unit.index)).map(({ id }) => id);
  expect(may).toEqual(['ours', 'earlier', 'theirs']);
  expect(sidesNear(s.battle, 0)).toEqual([0]);
});

test('an objective is held by the side alone near it, by none between two, else by the side that held it', () => {
  const holder = (at: number, foeAt: number): number => {
    const units = [
      { ...ours, at: [at, 20] as const },
      { ...theirs, at: [foeAt, 24] as const },
    ];
    const { battle } = scene({ units, objectives: [[30, 22]] });
    battle.objOwner[0] = 1;
    return holderNow(battle, 0);
  };
  expect([holder(30, 60), holder(30, 30), holder(10, 60)]).toEqual([0, -1, 1]);
});

describe('which side begins the next round', () => {
  test('the side whose last activation came earlier', () => {
    const s = scene({ units: [ours, { ...ours, id: 'second', at: [40, 20] }, theirs] });
    s.activate('ours', 'hold');
    s.activate('theirs', 'hold');
    s.activate('second', 'hold');
    expect([s.battle.game[GAME.round], s.battle.game[GAME.first], s.battle.game[GAME.side]]).toEqual([2, 1, 1]);
  });

  test('alternating evenly, the side that began', () => {
    const s = scene({ units: [ours, theirs] });
    s.activate('ours', 'hold');
    s.activate('theirs', 'hold');
    expect(s.battle.game[GAME.first]).toBe(0);
  });

  test('a side without any activation comes first', () => {
    const s = scene({ units: [ours, theirs] });
    s.battle.sideLast.set([4, 0]);
    expect(nextFirst(s.battle)).toBe(1);
    s.battle.sideLast.set([0, 0]);
    s.battle.game[GAME.first] = 1;
    expect(nextFirst(s.battle)).toBe(1);
  });
});

describe('three and four sides', () => {
  const own = (side: number, more: Partial<TestUnit> = {}): TestUnit => ({
    id: 'abcd'[side],
    side,
    at: [10 + 15 * side, 40],
    ...more,
  });
  const turn = (s: ReturnType<typeof scene>): number => s.battle.game[GAME.side];

  test('take turns and skip sides that have no units left', () => {
    const s = scene({
      units: [own(0), own(1), own(2), own(2, { id: 'c2', at: [40, 30] }), own(0, { id: 'a2', at: [10, 30] })],
    });
    const order: number[] = [];
    for (const id of ['a', 'b', 'c', 'a2', 'c2']) {
      order.push(turn(s));
      expect(s.activate(id, 'hold')).toEqual({ status: 'done' });
    }
    expect(order).toEqual([0, 1, 2, 0, 2]);
    // Side 1 acted last in the second activation, earlier than the others.
    expect([s.battle.game[GAME.round], s.battle.game[GAME.first], turn(s)]).toEqual([2, 1, 1]);
  });

  test('of several without any activation the next one after the first side starts', () => {
    const s = scene({ units: [own(0), own(1), own(2), own(3)] });
    s.battle.game[GAME.first] = 1;
    s.battle.sideLast.set([0, 3, 5, 0]);
    expect(nextFirst(s.battle)).toBe(3);
    s.battle.sideLast.set([4, 3, 2, 5]);
    expect(nextFirst(s.battle)).toBe(2);
  });

  test('an objective goes to a side that is alone; two of three make it neutral', () => {
    const near = (units: readonly TestUnit[], before: number): number => {
      const s = scene({ units, objectives: [[40, 20]] });
      s.battle.objOwner[0] = before;
      for (const { id } of units) s.activate(id, 'hold');
      expect(s.battle.game[GAME.round]).toBe(2);
      return s.battle.objOwner[0];
    };
    expect(near([own(0), own(1), own(2, { at: [40, 22] })], 0)).toBe(2);
    expect(near([own(0), own(1, { at: [40, 18] }), own(2, { at: [40, 22] })], 0)).toBe(-1);
    expect(near([own(0), own(1), own(2)], 0)).toBe(0);
  });

  test.each([
    [[2, 2, 0, 1], 2],
    [[2, 2, 0, 0], -1],
    [[1, -1, -1, -1], 1],
    [[0, 1, 2, 3], -1],
  ])('the most markers win, and as many are a draw: %o, %i', (owners, winner) => {
    const objectives = owners.map((_, i) => [5 + 10 * i, 5] as const);
    const s = scene({ units: [own(0), own(1), own(2), own(3)], objectives, round: 4 });
    s.battle.objOwner.set(owners);
    for (const id of 'abcd') s.activate(id, 'hold');
    expect(s.told('finished')).toEqual([{ type: 'finished', winner }]);
  });

  test('all other sides are enemies: each may be shot at and charged', () => {
    const s = scene({
      units: [
        own(0, { at: [10, 20], weapons: [{ name: 'Gun', range: 30 }] }),
        own(1, { at: [10, 40] }),
        own(2, { at: [16, 20] }),
      ],
      dice: '1',
    });
    expect(s.fire('a', 'c')).toEqual({ status: 'done' });
    expect(s.activate('b', 'hold', { shoot: [] })).toEqual({ status: 'done' });
    expect(s.charge('c', 'a')).toEqual({ status: 'done' });
  });

  test('ambushers keep away from all other sides', () => {
    const hidden = own(0, { id: 'hidden', rules: [ambush], reserve: 'ambush' });
    const s = scene({ units: [hidden, own(1), own(2)], round: 2, phase: 'ambush' });
    const arrive = (x: number): string =>
      codeOf(s.act({ type: 'arrive', unit: s.unit('hidden'), positions: s.row('hidden', x, 40) }));
    // Bases of half an inch at 25 and 40: 10" are needed between centres and a little more.
    expect(arrive(35)).toBe('ambush-too-close');
    expect(arrive(15)).toBe('ambush-too-close');
    expect(arrive(50)).toBe('ambush-too-close');
    expect(arrive(50.01)).toBe('done');
  });

  test('let ambushers arrive in turn, from the side that begins the round', () => {
    const hidden = (side: number): TestUnit =>
      own(side, { id: `hidden ${side}`, rules: [ambush], reserve: 'ambush', at: [0, 0] });
    const s = scene({
      units: [own(0), own(0, { id: 'a2', at: [10, 30] }), hidden(0), own(1), hidden(1), own(2), hidden(2)],
    });
    for (const id of ['a', 'b', 'c', 'a2']) expect(s.activate(id, 'hold')).toEqual({ status: 'done' });
    expect([phaseOf(s.battle), turn(s)]).toEqual(['ambush', 1]);
    const arrive = (side: number, y: number): string =>
      codeOf(s.act({ type: 'arrive', unit: s.unit(`hidden ${side}`), positions: s.row(`hidden ${side}`, 60, y) }));
    expect(arrive(2, 10)).toBe('not-your-turn');
    expect(arrive(1, 10)).toBe('done');
    expect(s.act({ type: 'pass' })).toEqual({ status: 'done' });
    expect(turn(s)).toBe(0);
    expect(arrive(0, 20.01)).toBe('done');
    // Side 2 has passed for this round.
    expect([phaseOf(s.battle), turn(s)]).toEqual(['activation', 1]);
  });

  test('tokens of all other sides hinder a spell', () => {
    const near = (side: number): TestUnit => own(side, { at: [10 + 4 * side, 20], rules: [[caster, 2]], tokens: 2 });
    const s = scene({
      units: [near(0), near(1), near(2), near(3)],
      spells: [{ name: 'Spark', target: 'enemy', hits: 0, grants: [{ id: 'stealth' }] }],
      dice: '5',
    });
    const cast = { type: 'cast', unit: 0, model: 0, spell: 0, targets: [1] } as const;
    const model = (side: number): number => s.plan.sides[side].units[0];
    const asked: number[] = [];
    s.play(cast, {
      assist: (question) => {
        asked.push(question.side);
        return [{ model: model(question.side), tokens: 1 }];
      },
    });
    // One of the caster's own against three others: −2, and a 5 does not make it 4.
    expect(asked).toEqual([0, 1, 2, 3]);
    expect(s.told('cast')).toMatchObject([{ natural: 5, modifier: -2, passed: false }]);
  });
});

test('a round starts fresh', () => {
  const s = scene({
    units: [
      { ...ours, rules: [[caster, 2]], tokens: 1, flags: UNIT_FLAG.fatigued | UNIT_FLAG.shaken },
      { ...theirs, flags: UNIT_FLAG.fatigued },
    ],
    spells: [{ name: 'S', grants: [{ id: 'stealth' }] }],
  });
  s.battle.unitGrants[0] = 1;
  s.activate('ours', 'idle');
  expect(s.has('ours', 'fatigued')).toBe(true);
  s.activate('theirs', 'hold');
  for (const id of ['ours', 'theirs']) {
    expect(s.has(id, 'fatigued')).toBe(false);
    expect(s.has(id, 'activated')).toBe(false);
  }
  expect(s.battle.tokens[s.model('ours')]).toBe(3);
  expect(s.battle.unitGrants[0]).toBe(0);
});

test('being Shaken does not end with the round', () => {
  const s = scene({ units: [{ ...ours, flags: UNIT_FLAG.shaken | UNIT_FLAG.activated }, theirs] });
  s.battle.game[GAME.side] = 1;
  s.activate('theirs', 'hold');
  expect(s.battle.game[GAME.round]).toBe(2);
  expect(s.has('ours', 'shaken')).toBe(true);
});

describe('the end', () => {
  const play = (owners: readonly number[]) => {
    const s = scene({ units: [ours, theirs], objectives: owners.map((_, i) => [5 + 10 * i, 40] as const), round: 4 });
    s.battle.objOwner.set(owners);
    s.activate('ours', 'hold');
    s.activate('theirs', 'hold');
    return s;
  };

  test.each([
    [[0, 0, 1], 0],
    [[1, -1, -1], 1],
    [[0, 1, -1], -1],
    [[-1, -1, -1], -1],
  ])('comes after round 4: markers %o, winner %i', (owners, winner) => {
    const s = play(owners);
    expect(s.game.finished).toBe(true);
    expect(phaseOf(s.battle)).toBe('finished');
    expect(s.told('finished')).toEqual([{ type: 'finished', winner }]);
    expect(s.battle.game[GAME.winner]).toBe(winner + 1);
    expect(leaderOf(s.battle)).toBe(winner);
    expect(s.act({ type: 'activate', unit: 0, action: 'hold' })).toMatchObject({ refusal: { code: 'wrong-phase' } });
  });

  test('not with the enemy’s death: the markers decide', () => {
    const s = scene({
      units: [
        { ...ours, weapons: [{ range: 48 }] },
        { ...theirs, at: [30, 26] },
      ],
      objectives: [[5, 5]],
      round: 3,
      dice: '4 | 1',
    });
    s.fire('ours', 'theirs');
    expect(s.living('theirs')).toBe(0);
    expect(s.game.finished).toBe(false);
    expect(s.battle.game[GAME.round]).toBe(4);
    s.activate('ours', 'hold');
    expect(s.game.finished).toBe(true);
    expect(s.told('finished')).toMatchObject([{ winner: -1 }]);
    expect(s.dice.left).toBe(0);
  });
});
