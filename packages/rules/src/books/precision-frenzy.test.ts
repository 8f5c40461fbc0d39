import { frenzyScene, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionFrenzy } from './index.ts';

describe.each(gamesWith(precisionFrenzy))('in $name', (game) => {
  const { kill, shootsAgain } = frenzyScene(game, [precisionFrenzy]);

  test('a unit that it destroyed gives +1 to hit', () => {
    const s = shootsAgain(kill, '3 | 4');
    expect(s.living('prey')).toBe(0);
    expect(s.told('grew')).toMatchObject([{ unit: s.unit('killer'), markers: 1 }]);
    expect(s.told('volley')[1]).toMatchObject({ hits: 1, blocked: 1 });
  });

  test('a shot that kills no model is not', () => {
    const s = shootsAgain('1', '3');
    expect([s.told('grew').length, s.told('volley')[1].hits]).toEqual([0, 0]);
  });
});
