import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingAttacks } from './index.ts';

describe.each(gamesWith(piercingAttacks))('in $name', ({ volley }) => {
  test('shots and melee attacks have AP(1): a 4 does not block on 4+', () => {
    expect(volley({ quality: 4, bearer: [piercingAttacks], target: { defense: 4 }, dice: '4 | 4' })).toMatchObject({
      blocked: 0,
    });
    expect(
      volley({ quality: 4, melee: true, bearer: [piercingAttacks], target: { defense: 4 }, dice: '4 | 4' }),
    ).toMatchObject({ blocked: 0 });
  });
  test('it does nothing for the defence', () => {
    expect(volley({ quality: 4, target: { defense: 4, rules: [piercingAttacks] }, dice: '4 | 4' })).toMatchObject({
      blocked: 1,
    });
  });
});
