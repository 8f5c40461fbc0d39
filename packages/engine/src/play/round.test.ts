import { caster } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { G, phaseOf, U } from '../state/battle.ts';
import { leaderOf, maySeize, nextFirst, sidesNear } from './round.ts';

const ours: TestUnit = { id: 'ours', at: [30, 20] };
const theirs: TestUnit = { id: 'theirs', side: 1, at: [60, 40] };

describe('a marker at the end of a round', () => {
  /** The owner of the marker at (30, 24) after a round in which everybody stays. */
  const ownerAfter = (units: readonly TestUnit[], before = -1): number => {
    const s = scene({ units, objectives: [[30, 24]] });
    s.battle.objOwner[0] = before;
    for (let i = 0; i < units.length; i++) {
      const side = s.battle.game[G.side];
      const next = s.plan.sides[side].units.find((unit) => (s.battle.unitFlags[unit] & U.activated) === 0) as number;
      const action = s.battle.unitFlags[next] & U.shaken ? 'idle' : 'hold';
      s.play({ type: 'activate', unit: next, action });
    }
    expect(s.battle.game[G.round]).toBe(2);
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

  test('is nobody’s when both are near', () => {
    expect(ownerAfter([at(ours, 22), at(theirs, 26)], 0)).toBe(-1);
  });

  test('stays what it was when nobody is near', () => {
    expect(ownerAfter([ours, theirs], 1)).toBe(1);
    expect(ownerAfter([ours, theirs], -1)).toBe(-1);
  });

  test('one model of a unit is enough', () => {
    expect(ownerAfter([{ ...ours, at: [22, 22], models: 5, spacing: 0.75 }, theirs])).toBe(0);
  });

  test('a unit that recovered by idling in this round may seize', () => {
    expect(ownerAfter([{ ...at(ours, 24), flags: U.shaken }, theirs])).toBe(0);
  });
});

test('who may seize: not the Shaken, the embarked, the absent, the dead, nor those who have just arrived', () => {
  const s = scene({
    units: [
      ours,
      { ...ours, id: 'shaken', flags: U.shaken },
      { ...ours, id: 'riding', inside: 'ours' },
      { ...ours, id: 'away', reserve: 'ambush' },
      { ...ours, id: 'dead', flags: U.destroyed },
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

describe('who begins the next round', () => {
  test('the side whose last activation came earlier', () => {
    const s = scene({ units: [ours, { ...ours, id: 'second', at: [40, 20] }, theirs] });
    s.activate('ours', 'hold');
    s.activate('theirs', 'hold');
    s.activate('second', 'hold');
    expect([s.battle.game[G.round], s.battle.game[G.first], s.battle.game[G.side]]).toEqual([2, 1, 1]);
  });

  test('alternating evenly, the one who began', () => {
    const s = scene({ units: [ours, theirs] });
    s.activate('ours', 'hold');
    s.activate('theirs', 'hold');
    expect(s.battle.game[G.first]).toBe(0);
  });

  test('a side without any activation comes first', () => {
    const s = scene({ units: [ours, theirs] });
    s.battle.sideLast.set([4, 0]);
    expect(nextFirst(s.battle)).toBe(1);
    s.battle.sideLast.set([0, 0]);
    s.battle.game[G.first] = 1;
    expect(nextFirst(s.battle)).toBe(1);
  });
});

test('a round starts fresh', () => {
  const s = scene({
    units: [
      { ...ours, rules: [[caster, 2]], tokens: 1, flags: U.fatigued | U.shaken },
      { ...theirs, flags: U.fatigued },
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
  const s = scene({ units: [{ ...ours, flags: U.shaken | U.activated }, theirs] });
  s.battle.game[G.side] = 1;
  s.activate('theirs', 'hold');
  expect(s.battle.game[G.round]).toBe(2);
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
    expect(s.battle.game[G.winner]).toBe(winner + 1);
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
    expect(s.battle.game[G.round]).toBe(4);
    s.activate('ours', 'hold');
    expect(s.game.finished).toBe(true);
    expect(s.told('finished')).toMatchObject([{ winner: -1 }]);
    expect(s.dice.left).toBe(0);
  });
});
