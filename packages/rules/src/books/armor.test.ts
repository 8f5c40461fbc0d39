import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { armor } from './index.ts';

describe.each(gamesWith(armor))('in $name', ({ scene, volley }) => {
  test('Defense 5+ becomes 3+', () => {
    const target = { defense: 5, rules: [[armor, 3] as const] };
    expect(volley({ attacks: 2, target, dice: '4 4 | 3 2' })).toMatchObject({ blocked: 1 });
  });

  test('of several the best counts, and none makes it worse', () => {
    const two = { defense: 6, rules: [[armor, 4] as const, [armor, 3] as const] };
    expect(volley({ attacks: 2, target: two, dice: '4 4 | 3 2' })).toMatchObject({ blocked: 1 });
    const worse = { defense: 3, rules: [[armor, 4] as const] };
    expect(volley({ target: worse, dice: '4 | 3' })).toMatchObject({ blocked: 1 });
  });

  test('worn by a few, the unit blocks as most of it does', () => {
    const gun = { id: 'gun', at: [10, 10] as const, weapons: [{ range: 24 }] };
    for (const [few, blocked] of [
      [1, 0],
      [2, 1],
    ]) {
      const rulesOf = Object.fromEntries(Array.from({ length: few }, (_, i) => [i, [[armor, 3] as const]]));
      const foe = { id: 'foe', side: 1, at: [10, 16] as const, models: 3, defense: 5, rulesOf };
      const s = scene({ units: [gun, foe], dice: '4 | 3' });
      s.fire('gun', 'foe');
      expect([s.told('volley')[0].blocked, s.dice.left]).toEqual([blocked, 0]);
    }
  });
});
