import type { TerrainPiece } from '@muster/engine';
import { Dice, INCH, polygonArea } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { KIND_NAMES, type KindName, makePiece, TERRAIN_KINDS, terrainKind } from './kinds.ts';
import { fillOf, naturalOutline, OUTLINE_NAMES, OUTLINES, placeOutline, riverOutline } from './outline.ts';
import { boundsOf, isSimplePolygon } from './shape.ts';
import { blocksSight, givesCover, isDangerous, isDifficult, isImpassable } from './traits.ts';

const at = { x: 3600, y: 2400 };

describe('kinds', () => {
  const does = (kind: KindName): string[] => {
    const piece = makePiece(kind, 'p', at);
    return Object.entries({ blocksSight, givesCover, isDifficult, isDangerous, isImpassable })
      .filter(([, is]) => is(piece))
      .map(([name]) => name);
  };

  test.each<[KindName, string[]]>([
    ['barricade', ['givesCover']],
    ['building', ['blocksSight', 'isImpassable']],
    ['field', ['givesCover', 'isDifficult']],
    ['forest', ['blocksSight', 'givesCover', 'isDifficult']],
    ['hill', ['givesCover', 'isDifficult']],
    ['shallow-lake', ['isDifficult']],
    ['deep-lake', ['isImpassable']],
    ['lava', ['isDangerous']],
    ['mountain', ['blocksSight', 'isImpassable']],
    ['river', ['isDangerous']],
    ['rubble', ['isDifficult']],
    ['ruins', ['givesCover', 'isDangerous']],
    ['swamp', ['isDifficult']],
    ['chasm', ['isImpassable']],
    ['platform', ['givesCover']],
  ])('%s', (kind, what) => {
    expect(does(kind)).toEqual(what);
  });

  test('carry their conditions into the pieces, and nothing else', () => {
    expect(makePiece('hill', 'h', at)).toMatchObject({
      id: 'h',
      kind: 'hill',
      types: ['cover', 'difficult', 'elevated'],
      height: 200,
      difficultUphill: true,
      topIgnoresOneBlocker: true,
    });
    expect(Object.keys(makePiece('swamp', 's', at)).sort()).toEqual(['id', 'kind', 'polygon', 'types']);
    expect(makePiece('river', 'r', at).dangerousInHaste).toBe(true);
    expect(makePiece('chasm', 'c', at)).toMatchObject({ gap: true, depth: 400 });
    expect(makePiece('barricade', 'b', at)).toMatchObject({ shelters: true, height: INCH });
  });

  test('are found by name, and only by their own', () => {
    expect(terrainKind('forest')).toBe(TERRAIN_KINDS.forest);
    expect(terrainKind('wood')).toBeUndefined();
    expect(terrainKind('constructor')).toBeUndefined();
  });

  test('low terrain hides no model; high terrain stops all models', () => {
    const wall: TerrainPiece = { id: 'w', kind: 'wall', polygon: [], types: ['blocking'], height: 100 };
    expect(blocksSight(wall)).toBe(false);
    expect(blocksSight({ ...wall, height: 125 })).toBe(true);
    expect(isImpassable({ ...wall, types: ['elevated'], height: 300 })).toBe(false);
    expect(isImpassable({ ...wall, types: ['elevated'], height: 301 })).toBe(true);
  });
});

describe('pieces', () => {
  test('a rectangle is placed correctly', () => {
    const { polygon } = makePiece('building', 'b', { x: 1000, y: 500 }, { width: 600, depth: 400 });
    expect(polygon).toEqual([700, 300, 1300, 300, 1300, 700, 700, 700]);
  });

  test('a quarter turn swaps width and depth, exactly', () => {
    const { polygon } = makePiece('building', 'b', { x: 1000, y: 500 }, { width: 600, depth: 400 }, 90);
    expect(boundsOf(polygon)).toEqual({ minX: 800, minY: 200, maxX: 1200, maxY: 800 });
    expect(makePiece('building', 'b', at, undefined, -270).polygon).toEqual(
      makePiece('building', 'b', at, undefined, 90).polygon,
    );
  });

  test('turning keeps the area, within what rounding costs', () => {
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const { polygon } = makePiece('field', 'f', at, { width: 1000, depth: 800 }, degrees);
      expect(Math.abs(polygonArea(polygon) - 800000)).toBeLessThan(3000);
    }
  });

  test('every kind makes a simple polygon of whole numbers at every turn and usual size', () => {
    for (const kind of KIND_NAMES)
      for (const size of [TERRAIN_KINDS[kind].smallest, TERRAIN_KINDS[kind].largest])
        for (let degrees = 0; degrees < 360; degrees += 15) {
          const { polygon } = makePiece(kind, 'p', { x: 3601, y: 2399 }, size, degrees);
          expect(polygon.every(Number.isInteger)).toBe(true);
          expect(isSimplePolygon(polygon)).toBe(true);
        }
  });

  test('a turn that is not a number is ignored', () => {
    expect(makePiece('ruins', 'r', at, undefined, NaN)).toEqual(makePiece('ruins', 'r', at));
  });
});

describe('outlines', () => {
  test('fill their box', () => {
    const dice = new Dice('outlines');
    const grown = Array.from({ length: 200 }, (_, i) => naturalOutline(dice, 6 + (i % 5), i % 2 === 0));
    for (const outline of [...OUTLINE_NAMES.map((name) => OUTLINES[name]), ...grown]) {
      expect(boundsOf(outline)).toEqual({ minX: -1000, minY: -1000, maxX: 1000, maxY: 1000 });
      expect(isSimplePolygon(outline)).toBe(true);
      expect(fillOf(outline)).toBeGreaterThan(0.35);
      expect(fillOf(outline)).toBeLessThanOrEqual(1);
    }
  });

  test('rivers wind and never cross themselves; even ones look the same from both sides', () => {
    const dice = new Dice('rivers');
    for (let i = 0; i < 100; i++) {
      const outline = riverOutline(dice, 2 + (i % 7), true);
      const half = outline.length / 2;
      expect(outline.slice(0, half).map((c) => 0 - c)).toEqual(outline.slice(half));
      expect(isSimplePolygon(placeOutline(outline, at, { width: 7200, depth: 600 }))).toBe(true);
    }
  });
});
