import { checkMoves, coverOf, placeMoves } from '@muster/engine';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { moveIntoCover } from './index.ts';

const woods = (x0: number, y0: number, x1: number, y1: number) =>
  ({ rect: [x0, y0, x1, y1], types: ['difficult', 'cover'] }) as const;
const foe: TestUnit = { id: 'foe', side: 1, at: [30, 44] };
const ADVANCE = { kind: 'advance' } as const;

describe('a move into cover', () => {
  test.each([1, 3, 5])('hides %i models from an enemy', (models) => {
    const at = scene({ units: [{ id: 'us', at: [28, 10], models }, foe], terrain: [woods(26, 12, 36, 18)] });
    const moves = moveIntoCover(at.battle, at.unit('us'), 3000, 4000, ADVANCE);
    expect(checkMoves(at.battle, at.unit('us'), moves ?? [], ADVANCE)).toBeUndefined();
    expect(coverOf(at.battle, [at.model('foe')], at.unit('us'))).toBe('none');
    placeMoves(at.battle, at.unit('us'), moves ?? []);
    expect(coverOf(at.battle, [at.model('foe')], at.unit('us'))).toBe('area');
  });

  test('goes nearer to the point', () => {
    const terrain = [woods(20, 10, 26, 16), woods(34, 10, 40, 16)];
    const at = scene({ units: [{ id: 'us', at: [30, 13] }, foe], terrain });
    expect(moveIntoCover(at.battle, at.unit('us'), 5000, 1300, ADVANCE)?.[0].path.at(-2)).toBeGreaterThan(3400);
    expect(moveIntoCover(at.battle, at.unit('us'), 1000, 1300, ADVANCE)?.[0].path.at(-2)).toBeLessThan(2600);
  });

  test('is not made without cover in reach', () => {
    const at = scene({ units: [{ id: 'us', at: [30, 10] }, foe], terrain: [woods(26, 20, 36, 26)] });
    expect(moveIntoCover(at.battle, at.unit('us'), 3000, 4000, ADVANCE)).toBeUndefined();
    const bare = scene({ units: [{ id: 'us', at: [30, 10] }, foe] });
    expect(moveIntoCover(bare.battle, bare.unit('us'), 3000, 4000, ADVANCE)).toBeUndefined();
  });
});
