import { abilityTargets, gamesWith, marksLeft, spot, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionSpotter } from './index.ts';

describe.each(gamesWith(precisionSpotter))('in $name', (game) => {
  test('a 4 places a marker: +1 to hit for the next attack', () => {
    const s = game.scene({ units: [abilityUser([precisionSpotter]), abilityTargets], dice: '4 | 3 | 6' });
    s.use('wise', ['foe']);
    s.fire('wise', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 1 }]);
    expect(marksLeft(s)).toEqual([]);
  });

  test('a 3 does not; markers of two spotters add up', () => {
    expect(spot(game, precisionSpotter, [3]).told('marked')).toEqual([]);
    expect(marksLeft(spot(game, precisionSpotter, [4, 4]))).toEqual([2]);
  });
});
