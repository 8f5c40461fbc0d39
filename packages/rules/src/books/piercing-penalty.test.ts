import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap, tough } from '../special/index.ts';
import { piercingPenalty } from './index.ts';

describe.each(gamesWith(piercingPenalty))('in $name', ({ volley }) => {
  test('AP(2) is AP(1): a 5 blocks on 4+ and a 4 does not', () => {
    expect(
      volley({
        quality: 4,
        attacks: 2,
        rules: [[ap, 2]],
        bearer: [piercingPenalty],
        target: { defense: 4 },
        dice: '4 4 | 5 4',
      }),
    ).toMatchObject({ blocked: 1 });
  });
  test('without AP nothing is lost: a 3 still does not block', () => {
    expect(
      volley({
        quality: 4,
        bearer: [piercingPenalty],
        target: { defense: 4, models: 1, rules: [[tough, 12]] },
        dice: '4 | 4',
      }),
    ).toMatchObject({ blocked: 1 });
    expect(volley({ quality: 4, bearer: [piercingPenalty], target: { defense: 4 }, dice: '4 | 3' })).toMatchObject({
      blocked: 0,
    });
  });
});
