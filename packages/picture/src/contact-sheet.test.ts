import { scene, type TestScene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { expectSound } from '../../../tests/lib/sound-svg.ts';
import { type BattleMoment, contactSheet, smallMaps } from './contact-sheet.ts';

const SPEC: TestScene = {
  units: [
    { id: 'walkers', at: [10, 10], models: 2 },
    { id: 'foe', side: 1, at: [20, 10], models: 3 },
  ],
  terrain: [{ rect: [30, 30, 36, 36], kind: 'forest' }],
  objectives: [[36, 24]],
};

const { plan, battle } = scene(SPEC);
const moments = (count: number, said = 1): BattleMoment[] =>
  Array.from({ length: count }, (_, i) => ({
    battle,
    title: `End of round ${i}`,
    episodes: Array.from({ length: said }, (__, k) => ({
      deeds: { unit: 0, strides: [], strikes: [], fallen: [] },
      text: `Deed ${i}.${k}`,
      why: `Reason ${i}.${k}`,
    })),
  }));

const sizeOf = (svg: string): number[] => (/width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);

describe('a contact sheet', () => {
  test('shows every moment with its title, and what was done and why', () => {
    const svg = contactSheet(plan, moments(3, 2));
    expectSound(svg);
    for (const words of ['End of round 0', 'End of round 2', 'Deed 1.1', 'Reason 2.0']) expect(svg).toContain(words);
    expect(svg.match(/<svg /g)).toHaveLength(1 + 3);
    expect(svg).toContain('walkers');
  });

  test('draws the ground once, and no name twice', () => {
    const svg = contactSheet(plan, moments(5));
    expect(svg.match(/href="#muster-ground"/g)).toHaveLength(5);
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of svg.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g)) if (used) expect(ids).toContain(used);
  });

  test('continues in rows, and has room for long captions', () => {
    const heightOf = (count: number, said?: number): number => sizeOf(contactSheet(plan, moments(count, said)))[1];
    expect(heightOf(2)).toBe(heightOf(1));
    expect(heightOf(3)).toBeGreaterThan(heightOf(2) * 1.5);
    expect(heightOf(2, 12)).toBeGreaterThan(heightOf(2, 1) + 100);
    // Many stand in threes.
    expect(heightOf(9)).toBe(heightOf(6));
  });

  test('is valid in dark mode and without any moment', () => {
    expectSound(contactSheet(plan, moments(2), { dark: true, title: '<b>' }));
    expectSound(contactSheet(plan, []));
  });
});

test('names on a small map are as large as text', () => {
  const { width, maps } = smallMaps(plan, moments(1));
  const shown = width / (72 * 20);
  const zoom = /<g transform="scale\(([\d.]+)\)">/.exec(maps[0])?.[1];
  expect(Number(zoom) * shown).toBeCloseTo(1, 2);
});
