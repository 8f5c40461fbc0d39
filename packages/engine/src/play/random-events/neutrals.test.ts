import { tough } from '@muster/rules';
import { eventScene, type EventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../game/report.ts';
import { viewOf } from '../../game/view.ts';
import { unitGap } from '../../space/measure.ts';
import { UNIT_FLAG } from '../../state/battle.ts';
import { hasUnitFlag, isNeutral, modelsOf } from '../../state/query.ts';

const a: TestUnit = { id: 'a', at: [4, 4] };
const b: TestUnit = { id: 'b', side: 1, at: [70, 4], rules: [[tough, 3]] };

/** The middle of a unit, in hundredths. */
const middle = (s: EventScene, id: string): [number, number] => {
  const models = modelsOf(s.battle, s.unit(id));
  const mean = (column: Int32Array): number => models.reduce((sum, m) => sum + column[m], 0) / models.length;
  return [mean(s.battle.x), mean(s.battle.y)];
};

describe.each([
  { campaign: 'gf-3.4.0', face: 2, models: 6 },
  { campaign: 'gff', face: 4, models: 4 },
  { campaign: 'aof-2.0', face: 6, models: 10 },
] as const)('in $campaign', ({ campaign, face, models }) => {
  test(`a ${face} brings ${models} Zombies to the middle of the quarter`, () => {
    // The event die, 32, the fourth quarter, the size.
    const s = eventScene(campaign, { units: [a, b], dice: `5 | 3 2 | 4 | ${face}` });
    expect(s.happen()).toEqual({ status: 'done' });
    expect(s.left()).toBe(0);
    const zombies = s.unit('zombies');
    expect(modelsOf(s.battle, zombies)).toHaveLength(models);
    expect(isNeutral(s.battle, zombies)).toBe(true);
    expect(hasUnitFlag(s.battle, zombies, UNIT_FLAG.onTable)).toBe(true);
    const [x, y] = middle(s, 'zombies');
    expect(Math.hypot(x - 5400, y - 3600)).toBeLessThan(150);
    expect(s.told('came')).toEqual([{ type: 'came', unit: zombies, models }]);
    expect(reportOf(s.game).units.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

test('no player sees units that have not arrived', () => {
  const s = eventScene('gf-3.4.0', { units: [a, b], dice: '5 | 3 2 | 4 | 1' });
  expect(viewOf(s.game).units.map(({ id }) => id)).toEqual(['a', 'b']);
  s.happen();
  expect(viewOf(s.game).units.map(({ id, side, place }) => [id, side, place])).toEqual([
    ['a', 0, 'table'],
    ['b', 1, 'table'],
    ['zombies', 2, 'table'],
  ]);
});

test('as near to the middle as there is room', () => {
  const s = eventScene('gf-3.4.0', {
    units: [a, b],
    terrain: [{ rect: [49, 31, 59, 41], types: ['impassable'] }],
    dice: '5 | 3 2 | 4 | 1',
  });
  s.happen();
  const [x, y] = middle(s, 'zombies');
  expect(Math.max(Math.abs(x - 5400), Math.abs(y - 3600))).toBeGreaterThan(500);
  expect(Math.hypot(x - 5400, y - 3600)).toBeLessThan(1100);
});

describe('the end of a round', () => {
  /** Five Zombies in the first quarter (middle 18, 12); then all units hold. */
  const round = (at: readonly [number, number], dice: string): EventScene => {
    const s = eventScene('gf-3.4.0', {
      units: [
        { ...a, at: [70, 46] },
        { ...b, at },
      ],
      dice: `5 | 3 2 | 1 | 1 | ${dice}`,
    });
    s.happen();
    expect(s.activate('a', 'hold')).toEqual({ status: 'done' });
    expect(s.activate('b', 'hold')).toEqual({ status: 'done' });
    return s;
  };

  test('they charge the nearest unit in reach and fight it; neutral units do not test', () => {
    // Fifteen melee attacks, two hits, both blocked; then the next event die.
    const s = round([18, 18], '5 6 1 1 1 1 1 1 1 1 1 1 1 1 1 | 4 4 | 1');
    expect(s.left()).toBe(0);
    expect(s.told('activated').at(-1)).toMatchObject({
      unit: s.unit('zombies'),
      action: 'charge',
      target: s.unit('b'),
    });
    expect(s.told('volley')).toMatchObject([{ name: 'Claws', attacks: 15, hits: 2, blocked: 2 }]);
    expect(s.told('melee')).toMatchObject([{ winner: -1 }]);
  });

  test('their kills count for no side', () => {
    // Three hits, nothing blocked: Tough(3) is gone.
    const s = round([18, 18], '5 5 5 1 1 1 1 1 1 1 1 1 1 1 1 | 3 3 3 | 1');
    expect(s.living('b')).toBe(0);
    expect(reportOf(s.game)).toMatchObject({ kills: [], units: [{}, { id: 'b', destroyed: true }] });
  });

  test('out of reach they rush, 8" for the Slow', () => {
    const s = eventScene('gf-3.4.0', {
      units: [
        { ...a, at: [70, 46] },
        { ...b, at: [18, 40] },
      ],
      dice: '5 | 3 2 | 1 | 1 | 1',
    });
    s.happen();
    const before = unitGap(s.battle, s.unit('zombies'), s.unit('b'));
    s.activate('a', 'hold');
    s.activate('b', 'hold');
    expect(s.left()).toBe(0);
    expect(s.told('activated').at(-1)).toMatchObject({ unit: s.unit('zombies'), action: 'rush' });
    const gained = before - unitGap(s.battle, s.unit('zombies'), s.unit('b'));
    expect(gained).toBeGreaterThan(780);
    expect(gained).toBeLessThanOrEqual(800);
  });

  test('Shaken neutral units recover instead', () => {
    const s = eventScene('gf-3.4.0', {
      units: [
        { ...a, at: [70, 46] },
        { ...b, at: [18, 18] },
      ],
      dice: '5 | 3 2 | 1 | 1 | 1',
    });
    s.happen();
    s.battle.unitFlags[s.unit('zombies')] |= UNIT_FLAG.shaken;
    s.activate('a', 'hold');
    s.activate('b', 'hold');
    expect(s.left()).toBe(0);
    expect(s.has('zombies', 'shaken')).toBe(false);
    expect(s.told('melee')).toEqual([]);
  });
});

test('any unit may attack them, and the one that destroys them has killed a unit of no army', () => {
  const s = eventScene('gff', {
    units: [{ ...a, at: [18, 5], weapons: [{ name: 'Gun', range: 24, attacks: 6 }] }, b],
    // Three Zombies; four hits, nothing blocked: the last one gathers two markers and is Knocked Out by a 4.
    dice: '5 | 3 2 | 1 | 1 | 6 6 6 6 1 1 | 1 1 1 1 | 4',
  });
  s.happen();
  s.fire('a', 'zombies');
  expect(s.left()).toBe(0);
  expect(s.has('zombies', 'destroyed')).toBe(true);
  const { kills, firstKill } = reportOf(s.game);
  expect(kills).toMatchObject([{ by: [{ side: 0, id: 'a' }], victims: [{ side: -1, id: 'zombies' }] }]);
  expect(firstKill).toBeUndefined();
});

test('they neither seize markers nor hold them back', () => {
  const s = eventScene('gf-3.4.0', {
    units: [{ ...a, at: [20, 12] }, b],
    objectives: [[18, 14]],
    dice: '5 | 3 2 | 1 | 1 | 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 | 1',
  });
  s.happen();
  s.activate('a', 'hold');
  s.activate('b', 'hold');
  expect(s.battle.objOwner[0]).toBe(0);
});

test('their recovery belongs to no player', () => {
  // Three of them in the first quarter, Shaken as wounds make them in Firefight.
  const s = eventScene('gff', {
    units: [
      { ...a, at: [70, 46] },
      { ...b, at: [2, 46] },
    ],
    dice: '5 | 3 2 | 1 | 1 || 1',
  });
  s.happen();
  s.battle.unitFlags[s.unit('zombies')] |= UNIT_FLAG.shaken;
  s.activate('a', 'hold');
  s.activate('b', 'hold');
  expect(s.told('recovered')).toEqual([{ type: 'recovered', unit: s.unit('zombies') }]);
  expect(reportOf(s.game).firstRecovery).toBeUndefined();
  expect(s.left()).toBe(0);
});
