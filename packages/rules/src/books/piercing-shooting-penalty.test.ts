import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap } from '../special/index.ts';
import { piercingShootingPenalty } from './index.ts';

describe.each(gamesWith(piercingShootingPenalty))('in $name', ({ volley }) => {
  test('shots with AP(1) have none: a 4 blocks on 4+', () => {
    expect(
      volley({
        quality: 4,
        rules: [[ap, 1]],
        bearer: [piercingShootingPenalty],
        target: { defense: 4 },
        dice: '4 | 4',
      }),
    ).toMatchObject({ blocked: 1 });
  });
  test('melee attacks keep it: a 4 does not block', () => {
    expect(
      volley({
        quality: 4,
        melee: true,
        rules: [[ap, 1]],
        bearer: [piercingShootingPenalty],
        target: { defense: 4 },
        dice: '4 | 4',
      }),
    ).toMatchObject({ blocked: 0 });
  });
});
