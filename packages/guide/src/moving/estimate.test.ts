import { gf } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { landing, prepareMove, middleOfUnit, moveToward, trekToward, wayOnFoot } from './index.ts';

const { flying, transport } = gf.rules;
const foe: TestUnit = { id: 'foe', side: 1, at: [60, 40] };
const wall = { rect: [20, 20, 50, 22], types: ['impassable', 'blocking'] } as const;

/** Ways are measured over cells of an inch: never too short, and hardly too long if straight. */
const expectAbout = (way: number, straight: number): void => {
  expect(way).toBeGreaterThanOrEqual(straight);
  expect(way).toBeLessThan(straight + 100);
};

describe('the distance on foot', () => {
  test('is the straight line over open ground, from the middle of a unit', () => {
    const at = scene({ units: [{ id: 'us', at: [30, 10], models: 3 }, foe] });
    const middle = { x: 0, y: 0 };
    middleOfUnit(at.battle, at.unit('us'), middle);
    expect(middle).toEqual({ x: 3125, y: 1000 });
    expectAbout(wayOnFoot(at.battle, at.unit('us'), 3125, 3000), 2000);
  });

  test('leads around walls, except for fliers', () => {
    const walkers = scene({ units: [{ id: 'us', at: [35, 18] }, foe], terrain: [wall] });
    // 15" to the end of the wall and 15" back.
    expect(wayOnFoot(walkers.battle, walkers.unit('us'), 3500, 2400)).toBeGreaterThan(3000);
    const fliers = scene({ units: [{ id: 'us', at: [35, 18], rules: [flying] }, foe], terrain: [wall] });
    expect(wayOnFoot(fliers.battle, fliers.unit('us'), 3500, 2400)).toBe(600);
  });

  test('starts at the transport for passengers', () => {
    const wagon: TestUnit = { id: 'wagon', at: [20, 10], rules: [[transport, 6]] };
    const at = scene({ units: [wagon, { id: 'us', at: [0, 0], inside: 'wagon' }, foe] });
    expectAbout(wayOnFoot(at.battle, at.unit('us'), 2000, 2500), 1500);
  });
});

describe('the estimated end of a move', () => {
  test('is on the straight line, or at the goal if that is near', () => {
    const at = scene({ units: [{ id: 'us', at: [30, 10] }, foe] });
    const spot = { x: 0, y: 0 };
    landing(at.battle, at.unit('us'), 3000, 3000, 600, spot);
    expect(spot).toEqual({ x: 3000, y: 1600 });
    landing(at.battle, at.unit('us'), 3000, 1300, 600, spot);
    expect(spot).toEqual({ x: 3000, y: 1300 });
  });

  test('is on the way around a wall', () => {
    const at = scene({ units: [{ id: 'us', at: [46, 18] }, foe], terrain: [wall] });
    const spot = { x: 0, y: 0 };
    landing(at.battle, at.unit('us'), 4600, 2400, 600, spot);
    // To the end of the wall and a little further.
    expect(spot.x).toBeGreaterThan(5000);
    expect(Math.abs(spot.x - 4600) + Math.abs(spot.y - 1800)).toBeLessThan(900);
  });
});

test('one trek can serve several goals, in any order', () => {
  const units: TestUnit[] = [{ id: 'us', at: [30, 17], models: 4 }, { id: 'friends', at: [36, 18], models: 3 }, foe];
  const terrain = [wall, { rect: [24, 10, 30, 14], types: ['difficult'] }] as const;
  const at = scene({ units, terrain });
  const goals = [
    [3500, 2800],
    [2600, 1000],
    [6000, 1700],
    [3400, 300],
  ] as const;
  const unit = at.unit('us');
  const alone = goals.map(([x, y]) => moveToward(at.battle, unit, x, y, 'rush'));
  expect(alone.every((moves) => moves !== undefined)).toBe(true);
  const trek = prepareMove(at.battle, unit, { kind: 'rush' });
  expect(goals.map(([x, y]) => trekToward(trek, x, y))).toEqual(alone);
  expect([...goals].reverse().map(([x, y]) => trekToward(trek, x, y))).toEqual([...alone].reverse());
});
