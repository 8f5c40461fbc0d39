import { gf } from '@muster/rules';
import { rectangle } from '@muster/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArmyUnit } from '../plan/army.ts';
import { compilePlan } from '../plan/compile.ts';
import type { TerrainPiece, TerrainType } from '../plan/table.ts';
import type { Settings } from '../rule/settings.ts';
import { rule } from '../rule/effect-words.ts';
import { type Battle, copyBattle, newBattle, UNIT_FLAG } from '../state/battle.ts';
import {
  chainExcess,
  isCoherent,
  keepsCoherency,
  linksOf,
  spreadExcess,
  modelOutOfCoherency,
  widestGap,
} from './coherency.ts';
import { coverOf, coverOfModel, isMostlyInside } from './cover.ts';
import { climbCost, floorAt, gainsHeight, gapCrossed, isOverhanging } from './ground.ts';
import {
  canStrike,
  inContact,
  modelGap,
  modelsWithin,
  modelTouchesUnit,
  modelUnitGap,
  modelWithinUnit,
  unitGap,
  unitsWithin,
} from './measure.ts';
import { makeSightBlockers, screenUnits } from './sight-blockers.ts';
import { canSee, cutLines, linesCutBy, modelSeesUnit, seesPast, unitSees } from './sight.ts';
import { insideSpans, spans } from './spans.ts';

const { numbers } = gf;

const aircraft = rule({
  id: 'aircraft',
  name: 'Aircraft',
  source: 'test',
  summary: '',
  move: { straightLine: 30 },
  presence: { highAbove: true, cannotBeCharged: true },
});

const ruleset = {
  id: 'test',
  version: '1',
  name: 'Test',
  numbers,
  ways: gf.ways,
  forceOrganisation: { pointsPerHero: 500, pointsPerExtraCopy: 1000, unitShare: 35, pointsPerUnit: 200 },
  rules: { aircraft },
  mission: gf.mission,
  aliases: {},
};

interface Group {
  at: readonly (readonly [x: number, y: number])[];
  radius?: number;
  height?: number;
  rules?: readonly string[];
}

interface Scene {
  terrain?: readonly Partial<TerrainPiece>[];
  settings?: Partial<Settings>;
}

/** Returns a battle with these units on the table. */
const field = (groups: readonly Group[], { terrain = [], settings = {} }: Scene = {}): Battle => {
  const armyUnit = (group: Group, i: number): ArmyUnit => ({
    id: `u${i}`,
    name: `u${i}`,
    quality: 4,
    defense: 4,
    cost: 100,
    rules: (group.rules ?? []).map((id) => ({ id })),
    models: group.at.map((_, k) => ({
      id: `u${i}m${k}`,
      radius: group.radius ?? 50,
      height: group.height,
      rules: [],
      weapons: [],
    })),
  });
  const plan = compilePlan({
    ruleset,
    armies: [{ name: '', units: groups.map(armyUnit), spells: [] }],
    table: {
      width: 7200,
      depth: 4800,
      terrain: terrain.map((piece, i) => ({ id: `t${i}`, kind: 'thing', polygon: [], types: [], ...piece })),
    },
    settings,
  });
  const b = newBattle(plan);
  plan.units.forEach((unit, k) => {
    b.unitFlags[k] |= UNIT_FLAG.onTable;
    groups[k].at.forEach(([x, y], m) => {
      b.x[unit.first + m] = x;
      b.y[unit.first + m] = y;
      b.z[unit.first + m] = floorAt(plan, x, y);
    });
  });
  return b;
};

/** Returns positions in a row, `step` from centre to centre. */
const row = (n: number, x: number, y: number, step = 125): [number, number][] =>
  Array.from({ length: n }, (_, i) => [x + i * step, y]);

const box = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  types: TerrainType[],
  more: Partial<TerrainPiece> = {},
) => ({
  polygon: rectangle(x0, y0, x1, y1),
  types,
  ...more,
});

/** Returns the same polygon with a corner after every tenth of each edge. */
const inParts = (polygon: readonly number[]): number[] =>
  polygon.flatMap((x, i) => {
    if (i % 2 > 0) return [];
    const y = polygon[i + 1];
    const dx = polygon[(i + 2) % polygon.length] - x;
    const dy = polygon[(i + 3) % polygon.length] - y;
    return Array.from({ length: 10 }, (_, part) => [x + (part * dx) / 10, y + (part * dy) / 10]).flat();
  });

describe('measuring', () => {
  test('within includes the exact distance, from edge to edge', () => {
    const b = field([{ at: [[1000, 1000]] }, { at: [[2000, 1000]] }, { at: [[1000, 2001]] }]);
    expect(modelsWithin(b, 0, 1, 900)).toBe(true);
    expect(modelsWithin(b, 0, 1, 899)).toBe(false);
    expect(modelsWithin(b, 0, 2, 900)).toBe(false);
    expect([modelGap(b, 0, 1), modelGap(b, 0, 2)]).toEqual([900, 901]);
  });

  test('a unit is as near as its nearest living model', () => {
    const b = field([
      { at: [[1000, 1000]] },
      {
        at: [
          [1500, 1000],
          [1700, 1000],
        ],
      },
    ]);
    expect([modelUnitGap(b, 0, 1), unitGap(b, 0, 1), unitGap(b, 1, 0)]).toEqual([400, 400, 400]);
    expect([modelWithinUnit(b, 0, 1, 400), unitsWithin(b, 1, 0, 400), unitsWithin(b, 1, 0, 399)]).toEqual([
      true,
      true,
      false,
    ]);
    b.alive[1] = 0;
    expect([modelUnitGap(b, 0, 1), unitsWithin(b, 0, 1, 599), unitsWithin(b, 0, 1, 600)]).toEqual([600, false, true]);
    b.alive[2] = 0;
    expect(unitGap(b, 0, 1)).toBe(Infinity);
  });

  test('a joined hero belongs to its unit', () => {
    const b = field([{ at: [[1000, 1000]] }, { at: [[2000, 1000]] }, { at: [[1500, 1000]] }]);
    b.unitFlags[2] |= UNIT_FLAG.joined;
    b.unitHero[1] = 2;
    b.unitOf[2] = 1;
    expect(unitGap(b, 0, 1)).toBe(400);
  });

  test('contact allows for rounding, and ends 4" up', () => {
    const b = field([{ at: [[1000, 1000]] }, { at: [[1102, 1000]] }, { at: [[1000, 1103]] }]);
    expect([inContact(b, 0, 1), inContact(b, 0, 2)]).toEqual([true, false]);
    expect(modelTouchesUnit(b, 0, 1)).toBe(true);
    b.z[1] = 400;
    expect(inContact(b, 0, 1)).toBe(true);
    b.z[1] = 401;
    expect([inContact(b, 0, 1), modelTouchesUnit(b, 0, 1)]).toEqual([false, false]);
  });

  test('strikes reach 2" across and 4" up', () => {
    const b = field([{ at: [[1000, 1000]] }, { at: [[1300, 1000]] }, { at: [[1301, 1000]] }]);
    expect([canStrike(b, 0, 1), canStrike(b, 0, 2)]).toEqual([true, false]);
    b.z[1] = 400;
    expect(canStrike(b, 0, 1)).toBe(true);
    b.z[1] = 500;
    expect(canStrike(b, 0, 1)).toBe(false);
  });
});

describe('coherency', () => {
  test('the chain of a unit can be shown, link by link, with the excess of each', () => {
    const b = field([{ at: [...row(3, 1000, 1000, 200), [2000, 1000]] }]);
    const { radius } = b.plan.models[0];
    expect(linksOf(b, 0)).toEqual([
      { from: 0, to: 1, excess: 0 },
      { from: 1, to: 2, excess: 0 },
      { from: 2, to: 3, excess: 600 - 2 * radius - numbers.coherencyLink },
    ]);
    expect(linksOf(field([{ at: [[1000, 1000]] }]), 0)).toEqual([]);
  });

  test('a chain of links of up to 1"', () => {
    expect(isCoherent(field([{ at: row(3, 1000, 1000, 200) }]), 0)).toBe(true);
    const b = field([
      {
        at: [
          [1000, 1000],
          [1200, 1000],
          [1401, 1000],
        ],
      },
    ]);
    expect([isCoherent(b, 0), modelOutOfCoherency(b, 0), chainExcess(b, 0)]).toEqual([false, 2, 1]);
    expect(isCoherent(field([{ at: [[1000, 1000]] }]), 0)).toBe(true);
  });

  test('the chain need not follow the list', () => {
    expect(
      isCoherent(
        field([
          {
            at: [
              [1000, 1000],
              [1400, 1000],
              [1200, 1000],
            ],
          },
        ]),
        0,
      ),
    ).toBe(true);
  });

  test('3" between different levels', () => {
    const b = field([
      {
        at: [
          [1000, 1000],
          [1400, 1000],
        ],
      },
    ]);
    expect(isCoherent(b, 0)).toBe(false);
    b.z[1] = 200;
    expect(isCoherent(b, 0)).toBe(true);
    b.x[1] = 1401;
    expect(isCoherent(b, 0)).toBe(false);
  });

  test('no two models over 9" apart', () => {
    expect(isCoherent(field([{ at: row(6, 1000, 1000, 200) }]), 0)).toBe(true);
    const b = field([{ at: [...row(5, 1000, 1000, 200), [2000, 1000]] }]);
    expect(isCoherent(b, 0)).toBe(true);
    b.x[5] = 2001;
    b.x[4] = 1801;
    b.x[3] = 1601;
    b.x[2] = 1401;
    b.x[1] = 1201;
    b.x[0] = 1000;
    b.y[1] = 1001;
    expect(isCoherent(b, 0)).toBe(false);
    expect(spreadExcess(b, 0)).toBe(1);
  });

  test('a casualty in the middle breaks the chain, one at the end does not', () => {
    const b = field([{ at: row(3, 1000, 1000, 200) }]);
    expect([0, 1, 2].map((model) => keepsCoherency(b, 0, model))).toEqual([true, false, true]);
  });

  test('the widest gap is the distance to close', () => {
    const b = field([
      {
        at: [
          [1000, 1000],
          [1150, 1000],
          [1650, 1000],
          [1800, 1000],
        ],
      },
    ]);
    expect(widestGap(b, 0)).toBe(300);
    b.x[2] = 1450;
    b.x[3] = 1600;
    expect(widestGap(b, 0)).toBe(100);
    expect(widestGap(field([{ at: row(4, 1000, 1000, 200) }]), 0)).toBe(0);
    // Two clusters: the gap between them counts once, the spread in addition.
    expect(
      widestGap(
        field([
          {
            at: [
              [1000, 1000],
              [2300, 1000],
            ],
          },
        ]),
        0,
      ),
    ).toBe(1100 + 300);
  });
});

describe('ground', () => {
  const ledges = [
    box(500, 1300, 1500, 2000, ['elevated'], { height: 200 }),
    box(500, 2000, 1500, 2500, ['elevated'], { height: 300 }),
  ];

  test('the highest ground counts', () => {
    const { plan } = field([], { terrain: [...ledges, box(0, 0, 600, 4000, ['elevated'], { height: 100 })] });
    expect([
      floorAt(plan, 1000, 1299),
      floorAt(plan, 1000, 1300),
      floorAt(plan, 550, 1400),
      floorAt(plan, 10, 10),
    ]).toEqual([0, 200, 200, 100]);
  });

  test('climbing costs the height, up and down, and the difference between two heights', () => {
    const { plan } = field([], { terrain: ledges });
    expect(climbCost(plan, [1000, 1000, 1000, 1400])).toBe(200);
    expect(climbCost(plan, [400, 1400, 1600, 1400])).toBe(400);
    expect(climbCost(plan, [1000, 1400, 1000, 2200])).toBe(100);
    expect(climbCost(plan, [1000, 1000, 1000, 2200, 1000, 3000])).toBe(600);
    expect(climbCost(plan, [1000, 1000, 1200, 1200])).toBe(0);
    expect(climbCost(plan, [1000, 1300, 1000, 1400, 1200, 1500])).toBe(0);
  });

  test('a slanting seam costs no more than the difference', () => {
    const slope = { types: ['elevated'] as TerrainType[], height: 200 };
    const { plan } = field([], {
      terrain: [
        { ...slope, polygon: [0, 0, 1000, 0, 1337, 1000, 0, 1000] },
        { ...slope, polygon: [1000, 0, 3000, 0, 3000, 1000, 1337, 1000], height: 300 },
      ],
    });
    for (let y = 50; y < 1000; y += 37) expect(climbCost(plan, [300, y, 2111, 1000 - y])).toBe(100);
  });

  test('steps of up to 1" are free, but they are uphill', () => {
    const { plan } = field([], { terrain: [box(500, 500, 1500, 1500, ['elevated'], { height: 100 })] });
    expect(climbCost(plan, [400, 1000, 1000, 1000])).toBe(0);
    expect(gainsHeight(plan, [400, 1000, 1000, 1000])).toBe(true);
    expect(gainsHeight(plan, [1000, 1000, 400, 1000])).toBe(false);
  });

  test('a base may be at an edge, not over it', () => {
    const { plan } = field([], { terrain: [box(500, 1300, 1500, 2000, ['elevated'], { height: 200 })] });
    expect([1250, 1251, 1300, 1349, 1350].map((y) => isOverhanging(plan, 1000, y, 50))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    const low = field([], { terrain: [box(500, 1300, 1500, 2000, ['elevated'], { height: 100 })] });
    expect(isOverhanging(low.plan, 1000, 1300, 50)).toBe(false);
    const buried = field([], {
      terrain: [
        box(500, 1300, 1500, 2000, ['elevated'], { height: 200 }),
        box(0, 0, 3000, 3000, ['elevated'], { height: 200 }),
      ],
    });
    expect(isOverhanging(buried.plan, 1000, 1300, 50)).toBe(false);
  });

  test('a gap is measured along the path', () => {
    const { plan } = field([], { terrain: [box(0, 1300, 4000, 1400, [], { gap: true })] });
    const [gap] = plan.terrain;
    expect(gapCrossed(gap, [1000, 1000, 1000, 1600])).toBe(100);
    expect(gapCrossed(gap, [1000, 1250, 1100, 1350, 1200, 1450])).toBe(141);
    expect(gapCrossed(gap, [1000, 1000, 1000, 1200])).toBe(0);
    expect([isOverhanging(plan, 1000, 1250, 50), isOverhanging(plan, 1000, 1251, 50)]).toEqual([false, true]);
  });
});

describe('parts of a segment inside a polygon', () => {
  const shares = (...args: Parameters<typeof insideSpans>): number[] => {
    const n = insideSpans(...args);
    return Array.from(spans.subarray(0, 2 * n));
  };
  const square = rectangle(100, 100, 200, 200);

  test('through, into, out of and within', () => {
    expect(shares(0, 150, 400, 150, square)).toEqual([0.25, 0.5]);
    expect(shares(0, 150, 150, 150, square)).toEqual([100 / 150, 1]);
    expect(shares(150, 150, 350, 150, square)).toEqual([0, 0.25]);
    expect(shares(120, 150, 180, 150, square)).toEqual([0, 1]);
    expect(shares(0, 0, 300, 300, square)).toEqual([1 / 3, 2 / 3]);
  });

  test('touched borders and corners are not inside', () => {
    expect(shares(0, 100, 400, 100, square)).toEqual([]);
    expect(shares(0, 200, 200, 0, square)).toEqual([]);
    expect(shares(0, 0, 50, 50, square)).toEqual([]);
    expect(shares(150, 150, 150, 150, square)).toEqual([]);
    // Along the slanting border of a triangle that is on both sides of the line elsewhere.
    const notched = [0, 0, 300, 0, 300, 300, 200, 200, 100, 100];
    expect(shares(0, 0, 300, 300, notched)).toEqual([]);
  });

  test('twice through a concave polygon', () => {
    const bay = [0, 0, 300, 0, 300, 200, 200, 200, 200, 100, 100, 100, 100, 200, 0, 200];
    expect(shares(-100, 150, 400, 150, bay)).toEqual([0.2, 0.4, 0.6, 0.8]);
    expect(shares(-100, 100, 400, 100, bay)).toEqual([0.2, 0.4, 0.6, 0.8]);
  });
});

describe('sight', () => {
  test('is free on an open table', () => {
    const b = field([{ at: [[1000, 1000]] }, { at: [[3000, 2000]] }]);
    expect([canSee(b, 0, 1), cutLines(b, 0, 1), canSee(b, 0, 0), cutLines(b, 0, 0)]).toEqual([true, 0, true, 0]);
  });

  test('blocking terrain without a height blocks all sight, one with a height only to lower targets', () => {
    const wall = (height?: number) => [box(1400, 500, 1500, 1500, ['blocking'], { height })];
    const groups = [{ at: [[1000, 1000]] as const }, { at: [[2000, 1000]] as const }];
    expect(cutLines(field(groups, { terrain: wall() }), 0, 1)).toBe(9);
    expect(canSee(field(groups, { terrain: wall() }), 0, 1)).toBe(false);
    expect(cutLines(field(groups, { terrain: wall(125) }), 0, 1)).toBe(9);
    expect(cutLines(field(groups, { terrain: wall(124) }), 0, 1)).toBe(0);
  });

  test('a line along a border is not blocked', () => {
    // The wall's lower border is on the upper edges of both bases.
    const b = field([{ at: [[1000, 1000]] }, { at: [[2000, 1000]] }], {
      terrain: [box(1400, 1050, 1500, 1500, ['blocking'])],
    });
    expect(cutLines(b, 0, 1)).toBe(0);
    const lower = field([{ at: [[1000, 1000]] }, { at: [[2000, 1000]] }], {
      terrain: [box(1400, 1049, 1500, 1500, ['blocking'])],
    });
    expect(cutLines(lower, 0, 1)).toBe(1);
  });

  test('five of nine lines', () => {
    // Up to the centre line: the three lines of the upper edge, and those that meet it before the wall ends.
    const half = field([{ at: [[1000, 1000]] }, { at: [[2000, 1000]] }], {
      terrain: [box(1450, 1000, 1550, 1500, ['blocking'])],
    });
    expect(cutLines(half, 0, 1)).toBe(5);
    expect(canSee(half, 0, 1)).toBe(true);
  });

  test('a high viewer looks over a wall, but not down behind it', () => {
    const terrain = [
      box(0, 0, 600, 2000, ['elevated'], { height: 600 }),
      box(1900, 500, 1950, 1500, ['blocking'], { height: 300 }),
    ];
    const b = field([{ at: [[500, 1000]] }, { at: [[2050, 1000]] }, { at: [[6000, 1000]] }], { terrain });
    expect([canSee(b, 0, 1), canSee(b, 1, 0)]).toEqual([false, false]);
    expect([canSee(b, 0, 2), canSee(b, 2, 0)]).toEqual([true, true]);
  });

  describe('forests', () => {
    const forest = { terrain: [box(1400, 800, 2000, 1400, ['cover', 'difficult'], { seeIntoNotThrough: true })] };
    const look = (from: number, to: number): boolean =>
      canSee(field([{ at: [[from, 1100]] }, { at: [[to, 1100]] }], forest), 0, 1);

    test('block sight straight through', () => expect(look(800, 2800)).toBe(false));
    test('allow sight into them', () => expect(look(800, 1700)).toBe(true));
    test('allow sight out of them', () => expect(look(1700, 800)).toBe(true));
    test('allow sight within them', () => expect(look(1500, 1900)).toBe(true));
    test('contain a base that is half inside', () => expect(look(800, 2000)).toBe(true));
    test('allow sight over low ones', () => {
      const low = { terrain: [{ ...forest.terrain[0], height: 100 }] };
      expect(canSee(field([{ at: [[800, 1100]] }, { at: [[2800, 1100]] }], low), 0, 1)).toBe(true);
    });
  });

  describe('units', () => {
    const between = (group: Group, settings: Partial<Settings> = {}, ends: Partial<Group> = {}): Battle =>
      field([{ at: [[1000, 1000]], ...ends }, { at: [[2000, 1000]], ...ends }, group], { settings });

    test('of equal height block sight, lower ones do not', () => {
      expect(canSee(between({ at: row(3, 1500, 880, 110).map(([x, y]) => [1500, y + x - 1500]) }), 0, 1)).toBe(false);
      const tall = { height: 130 };
      expect(canSee(between({ at: [[1500, 1000]], radius: 200, height: 129 }, {}, tall), 0, 1)).toBe(true);
      expect(canSee(between({ at: [[1500, 1000]], radius: 200, height: 130 }, {}, tall), 0, 1)).toBe(false);
    });

    test('block sight through gaps within coherency distance', () => {
      const gap = {
        at: [
          [1500, 1090],
          [1500, 910],
        ] as const,
      };
      expect(canSee(between(gap), 0, 1)).toBe(false);
      expect(canSee(between(gap, { unitPerimeter: 'basesOnly' }), 0, 1)).toBe(true);
      // Over 1" apart: two models, no closed gap.
      const wide = {
        at: [
          [1500, 1101],
          [1500, 900],
        ] as const,
      };
      expect(canSee(between(wide), 0, 1)).toBe(true);
    });

    test('block more sight with the hull setting than with corridors', () => {
      const ring: Group = {
        at: [
          [1400, 850],
          [1600, 850],
          [1800, 850],
          [1800, 1000],
          [1800, 1150],
          [1600, 1150],
          [1400, 1150],
        ],
      };
      const open = between({ ...ring, at: ring.at.filter(([, y]) => y !== 1000) });
      expect(canSee(open, 0, 1)).toBe(true);
      expect(
        canSee(between({ ...ring, at: ring.at.filter(([, y]) => y !== 1000) }, { unitPerimeter: 'hull' }), 0, 1),
      ).toBe(false);
      // For one line of models, the hull is the strip along them, as wide as they are.
      const line: Group = {
        at: [
          [1400, 1101],
          [1800, 1101],
        ],
      };
      expect([cutLines(between(line), 0, 1), cutLines(between(line, { unitPerimeter: 'hull' }), 0, 1)]).toEqual([0, 0]);
      const nearer: Group = {
        at: [
          [1400, 1099],
          [1800, 1099],
        ],
      };
      expect(cutLines(between(nearer, { unitPerimeter: 'hull' }), 0, 1)).toBeGreaterThan(0);
    });

    test('do not block if they are the own unit, high above or not on the table', () => {
      expect(
        canSee(
          field([
            {
              at: [
                [1000, 1000],
                [1500, 1000],
              ],
            },
            { at: [[2000, 1000]] },
          ]),
          0,
          2,
        ),
      ).toBe(true);
      const b = field([{ at: [[1000, 1000]] }, { at: [[2000, 1000]] }, { at: [[1500, 1000]], radius: 200 }]);
      expect(canSee(b, 0, 1)).toBe(false);
      b.unitIn[2] = 0;
      expect(canSee(b, 0, 1)).toBe(true);
      b.unitIn[2] = -1;
      b.unitFlags[2] &= ~UNIT_FLAG.onTable;
      expect(canSee(b, 0, 1)).toBe(true);
      b.unitFlags[2] |= UNIT_FLAG.onTable;
      b.alive[2] = 0;
      expect(canSee(b, 0, 1)).toBe(true);
      expect(canSee(between({ at: [[1500, 1000]], radius: 200, rules: ['aircraft'] }), 0, 1)).toBe(true);
    });

    test('may block sight to their own rear models, unless a Takedown weapon picks', () => {
      const b = field([
        { at: [[1000, 1000]] },
        {
          at: [
            [2000, 1000],
            [1800, 1000],
            [1800, 1060],
            [1800, 940],
          ],
        },
      ]);
      expect([canSee(b, 0, 1), canSee(b, 0, 2)]).toEqual([false, true]);
      expect(canSee(b, 0, 1, { ignoreUnit: 1 })).toBe(true);
      expect(cutLines(b, 0, 1, { forCover: true })).toBe(0);
      expect([modelSeesUnit(b, 0, 1), unitSees(b, 0, 1)]).toEqual([true, true]);
      // A row in contact does not block sight to its own middle.
      const rank = field([
        { at: [[1000, 1000]] },
        {
          at: [
            [2000, 900],
            [2010, 1000],
            [2000, 1100],
          ],
        },
      ]);
      expect(canSee(rank, 0, 2)).toBe(true);
    });
  });

  describe('models on top of a hill', () => {
    const hill = box(500, 500, 1200, 1500, ['elevated'], { height: 100, topIgnoresOneBlocker: true });
    const wall = (x: number, y0 = 500, y1 = 1500) => box(x, y0, x + 100, y1, ['blocking']);
    const groups: Group[] = [{ at: [[1000, 1000]] }, { at: [[3000, 1000]] }];

    test('ignore one blocker with the setting (battle:G13)', () => {
      const b = field(groups, { terrain: [hill, wall(1500)] });
      // Only from the top: sight from below is blocked.
      expect([canSee(b, 0, 1), canSee(b, 1, 0)]).toEqual([true, false]);
      const off = { terrain: [hill, wall(1500)], settings: { hilltopsIgnoreOneBlocker: false } };
      expect(canSee(field(groups, off), 0, 1)).toBe(false);
      expect(canSee(field([{ at: [[400, 1000]] }, groups[1]], { terrain: [hill, wall(1500)] }), 0, 1)).toBe(false);
    });

    test('do not ignore two', () => {
      const giant: Group = { at: [[2000, 1000]], radius: 300, height: 600 };
      expect(canSee(field([...groups, giant], { terrain: [hill, wall(1500)] }), 0, 1)).toBe(false);
      expect(canSee(field(groups, { terrain: [hill, wall(1500), wall(2500)] }), 0, 1)).toBe(false);
    });

    test('ignore the blocker that blocks most lines, for each target', () => {
      const terrain = [hill, wall(1500, 500, 1000), wall(2500, 1000, 1500)];
      const two = field([groups[0], { at: [[3000, 700]] }, { at: [[3000, 1300]] }], { terrain });
      expect([canSee(two, 0, 1), canSee(two, 0, 2)]).toEqual([true, true]);
      expect([cutLines(two, 0, 1), cutLines(two, 0, 2)]).toEqual([0, 0]);
      // One wall blocks all nine lines, the other a few of them: the first is ignored.
      const both = field(groups, { terrain: [hill, wall(1500), wall(2500, 1030, 1500)] });
      const alone = field(groups, {
        terrain: [hill, wall(2500, 1030, 1500)],
        settings: { hilltopsIgnoreOneBlocker: false },
      });
      expect(cutLines(alone, 0, 1)).toBeGreaterThan(0);
      expect(cutLines(both, 0, 1)).toBe(cutLines(alone, 0, 1));
    });
  });

  test('terrain that only gives cover blocks lines for cover only, and only if it reaches up to the line', () => {
    const barricade = (x: number, height?: number) => ({
      terrain: [box(x, 500, x + 40, 1500, ['cover'], { shelters: true, height })],
    });
    const groups: Group[] = [{ at: [[1000, 1000]] }, { at: [[3000, 1000]] }];
    const b = field(groups, barricade(2900, 75));
    expect([cutLines(b, 0, 1), cutLines(b, 0, 1, { forCover: true })]).toEqual([0, 9]);
    // From the other side it is at the shooter's feet.
    expect(cutLines(b, 1, 0, { forCover: true })).toBe(0);
    expect(cutLines(field(groups, barricade(2900)), 0, 1, { forCover: true })).toBe(9);
  });

  test('sight is mutual if hilltops ignore nothing', () => {
    const spot = fc.tuple(fc.integer({ min: 100, max: 2900 }), fc.integer({ min: 100, max: 2900 }));
    const settings = fc.record({
      hilltopsIgnoreOneBlocker: fc.constant(false),
      unitPerimeter: fc.constantFrom('corridors', 'basesOnly', 'hull'),
    });
    const terrain = [
      box(600, 600, 1100, 1000, ['blocking']),
      box(1500, 400, 1900, 1300, ['cover'], { seeIntoNotThrough: true }),
      box(400, 1700, 1200, 2500, ['elevated', 'blocking'], { height: 200, topIgnoresOneBlocker: true }),
      { polygon: [1800, 1800, 2600, 2000, 2300, 2700, 2100, 2100], types: ['blocking'] as TerrainType[], height: 150 },
    ];
    fc.assert(
      fc.property(
        spot,
        spot,
        fc.array(spot, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(50, 80),
        settings,
        (a, c, at, radius, chosen) => {
          const b = field([{ at: [a], radius }, { at: [c] }, { at }], { terrain, settings: chosen });
          const before = copyBattle(b).block;
          const lines = cutLines(b, 0, 1);
          // Checked from the other end without a cache.
          const fresh = field([{ at: [a], radius }, { at: [c] }, { at }], { terrain, settings: chosen });
          expect([cutLines(b, 1, 0), cutLines(fresh, 1, 0)]).toEqual([lines, lines]);
          expect(canSee(b, 0, 1)).toBe(lines < 9);
          // One search for both units gives the same result.
          const screen = screenUnits(b, 0, 1, undefined, makeSightBlockers());
          expect([linesCutBy(b, screen, 0, 1), seesPast(b, screen, 0, 1)]).toEqual([lines, lines < 9]);
          expect(b.block).toEqual(before);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('sight is checked again after a move', () => {
    const terrain = [box(1000, 0, 1400, 1000, ['blocking'])];
    const b = field([{ at: [[500, 500]] }, { at: [[2000, 500]] }], { terrain });
    const seen = [canSee(b, 0, 1)];
    for (const [x, y, z] of [
      [2000, 2200, 0],
      [2000, 500, 0],
      [900, 500, 0],
    ]) {
      [b.x[1], b.y[1], b.z[1]] = [x, y, z];
      seen.push(canSee(b, 0, 1), canSee(b, 1, 0));
    }
    expect(seen).toEqual([false, true, true, false, false, true, true]);
  });

  test('a piece blocks the same lines if its edges have more corners', () => {
    const spot = fc.tuple(fc.integer({ min: 100, max: 2900 }), fc.integer({ min: 100, max: 2900 }));
    const corner = [600, 600, 1800, 600, 1800, 1200, 1200, 1200, 1200, 2400, 600, 2400];
    const bay = [600, 600, 2400, 600, 2400, 2400, 1800, 2400, 1800, 1200, 1200, 1200, 1200, 2400, 600, 2400];
    const kinds = fc.constantFrom({ types: ['blocking'] as TerrainType[] }, { seeIntoNotThrough: true });
    fc.assert(
      fc.property(
        spot,
        spot,
        fc.constantFrom(corner, bay, rectangle(600, 900, 2400, 1500)),
        kinds,
        (a, c, polygon, kind) => {
          const few = field([{ at: [a] }, { at: [c], radius: 80 }], { terrain: [{ ...kind, polygon }] });
          const many = field([{ at: [a] }, { at: [c], radius: 80 }], {
            terrain: [{ ...kind, polygon: inParts(polygon) }],
          });
          expect(cutLines(few, 0, 1)).toBe(cutLines(many, 0, 1));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('one search for two units gives the same results as a search for each pair', () => {
    const spot = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }));
    const spots = fc.array(spot, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(spots, spots, spots, fc.boolean(), (a, c, third, forCover) => {
        const b = field([{ at: a }, { at: c }, { at: third, radius: 70 }], {
          terrain: [box(1200, 1200, 1700, 1500, ['blocking'])],
        });
        const screen = screenUnits(b, 0, 1, { forCover }, makeSightBlockers());
        for (let i = 0; i < a.length; i++)
          for (let j = 0; j < c.length; j++)
            expect(linesCutBy(b, screen, i, a.length + j)).toBe(cutLines(b, i, a.length + j, { forCover }));
      }),
      { numRuns: 200 },
    );
  });
});

describe('cover', () => {
  const forest = box(2000, 500, 2600, 1500, ['cover', 'difficult'], { seeIntoNotThrough: true });
  const shooters: Group = { at: row(3, 1000, 950, 0).map(([x], i) => [x, 950 + 120 * i]) };
  const cover = (at: [number, number][], scene: Scene = { terrain: [forest] }, more: Group[] = []): string =>
    coverOf(field([shooters, { at }, ...more], scene), [0, 1, 2], 1);

  test('needs more than half of the models fully inside: 6 of 10, not 5', () => {
    const ten = (inside: number): [number, number][] =>
      Array.from({ length: 10 }, (_, i) => [i < inside ? 2100 : 1900, 560 + 110 * (i < inside ? i : i - inside)]);
    expect([cover(ten(5)), cover(ten(6))]).toEqual(['none', 'area']);
    expect(
      cover([
        [2049, 700],
        [2049, 900],
      ]),
    ).toBe('none');
    expect(
      cover([
        [2050, 700],
        [2050, 900],
      ]),
    ).toBe('area');
  });

  test('a single model needs to be mostly inside', () => {
    expect([cover([[1999, 1000]]), cover([[2000, 1000]])]).toEqual(['none', 'area']);
    const b = field([{ at: [[1999, 1000]] }, { at: [[2550, 1450]] }], { terrain: [forest] });
    expect([0, 1].map((model) => isMostlyInside(b, model, b.plan.terrain[0]))).toEqual([false, true]);
  });

  test('a wall counts if it is in the way of most of the shooters', () => {
    const wall = { terrain: [box(1900, 1040, 1950, 1600, ['blocking'])] };
    expect(
      cover(
        [
          [2050, 1300],
          [2050, 1150],
        ],
        wall,
      ),
    ).toBe('sight');
    expect(
      cover(
        [
          [2050, 1300],
          [2050, 700],
        ],
        wall,
      ),
    ).toBe('none');
    const b = field([shooters, { at: [[2050, 1030]] }], wall);
    const behind = [0, 1, 2].map((shooter) => cutLines(b, shooter, 3, { forCover: true }) >= 5);
    expect(behind).toEqual([false, false, true]);
    expect([coverOf(b, [0, 1, 2], 1), coverOf(b, [2], 1), coverOf(b, [1, 2], 1)]).toEqual(['none', 'sight', 'none']);
    expect(coverOf(b, Int32Array.of(2, 1, 0), 1, 1)).toBe('sight');
  });

  test('the kind is area only if models inside cover are the majority', () => {
    const scene = { terrain: [forest, box(1900, 1600, 1950, 2600, ['blocking'])] };
    // One inside, one behind the wall, one open.
    expect(
      cover(
        [
          [2100, 1300],
          [2100, 2300],
          [1700, 700],
        ],
        scene,
      ),
    ).toBe('sight');
    expect(
      cover(
        [
          [2100, 1300],
          [2100, 1100],
          [2100, 2300],
        ],
        scene,
      ),
    ).toBe('area');
  });

  test('another unit gives cover; the own unit and a barricade behind it do not', () => {
    const screen: Group = {
      at: [
        [1800, 900],
        [1800, 1000],
        [1800, 1100],
        [1800, 1200],
      ],
    };
    const target: [number, number][] = [
      [2000, 1000],
      [2000, 1100],
    ];
    expect(cover(target, {}, [screen])).toBe('sight');
    expect(cover([...target, ...screen.at.map(([x, y]): [number, number] => [x, y])], {})).toBe('none');
    expect(cover(target, { terrain: [box(2100, 500, 2150, 1500, ['cover'], { shelters: true, height: 75 })] })).toBe(
      'none',
    );
    expect(cover(target, { terrain: [box(1900, 500, 1940, 1500, ['cover'], { shelters: true, height: 75 })] })).toBe(
      'sight',
    );
  });

  test('a picked model is a unit of one', () => {
    const b = field(
      [
        { at: [[1000, 1000]] },
        {
          at: [
            [2020, 1000],
            [1900, 1000],
            [1780, 1000],
          ],
        },
      ],
      { terrain: [forest] },
    );
    expect(coverOf(b, [0], 1)).toBe('none');
    expect([1, 2].map((model) => coverOfModel(b, [0], model))).toEqual(['area', 'none']);
  });

  test('there is none on an open table', () => {
    expect(
      cover(
        [
          [2100, 1300],
          [2100, 1100],
        ],
        {},
      ),
    ).toBe('none');
    expect(coverOf(field([shooters, { at: [[2100, 1000]] }]), [], 1)).toBe('none');
  });
});
