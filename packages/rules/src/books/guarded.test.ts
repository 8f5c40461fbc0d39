import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { guarded } from './index.ts';

describe.each(gamesWith(guarded))('in $name', ({ scene, volley, ways }) => {
  test('+1 to Defense rolls against shots from over 9"', () => {
    expect(volley({ distance: 12, target: { rules: [guarded] }, dice: '4 | 3' })).toMatchObject({ blocked: 1 });
  });

  test('also against charges from over 9" away', () => {
    const units = (y: number) => [
      { id: 'charger', at: [10, 10] as const, weapons: [{}] },
      { id: 'foe', side: 1, at: [10, y] as const, models: 5, rules: [guarded] },
    ];
    for (const [y, blocked] of [
      [20.01, 1],
      [20, 0],
    ]) {
      // The loser of a melee tests morale, in games where units do.
      const tested = blocked === 0 && ways.morale === 'unit' ? '4' : '';
      const s = scene({ units: units(y), dice: `4 | 3 | ${tested}` });
      s.charge('charger', 'foe');
      expect([s.told('volley')[0].blocked, s.dice.left]).toEqual([blocked, 0]);
    }
  });

  test('not from 9" or less', () => {
    expect(volley({ distance: 9, target: { rules: [guarded] }, dice: '4 | 3' })).toMatchObject({ blocked: 0 });
  });
});
