import { gff } from '@muster/rules';
import { scene, type Scene, type TestScene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { choosePush } from './pushes.ts';

const pushed = (more: Partial<TestScene>): Scene =>
  scene({
    units: [
      { id: 'us', at: [30, 30] },
      { id: 'foe', side: 1, at: [10, 10] },
    ],
    ruleset: gff,
    ...more,
  });

const choice = (s: Scene): unknown => choosePush(s.battle, s.model('foe'));

describe('a computer pushes', () => {
  test('off an edge', () => {
    const s = pushed({
      terrain: [{ rect: [5, 9.5, 15, 20], types: ['elevated'], height: 300 }],
      objectives: [[10, 12]],
    });
    expect(choice(s)).toMatchObject({ y: 800 });
  });

  test('into a chasm', () => {
    const s = pushed({ terrain: [{ rect: [11, 5, 16, 15], gap: true }] });
    expect(choice(s)).toMatchObject({ x: 1200 });
  });

  test('away from an objective', () => {
    expect(choice(pushed({ objectives: [[10, 8]] }))).toEqual({ x: 1000, y: 1200 });
  });

  test('not if it gains nothing', () => {
    expect(choice(pushed({}))).toBe('no');
    expect(choice(pushed({ objectives: [[30, 30]] }))).toBe('no');
  });
});
