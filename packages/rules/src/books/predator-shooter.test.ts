import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { surge } from '../special/index.ts';
import { predatorShooter } from './index.ts';

describe.each(gamesWith(predatorShooter))('in $name', ({ volley }) => {
  test('a natural 6 adds one attack, which adds no more', () => {
    expect(volley({ attacks: 2, bearer: [predatorShooter], dice: '6 3 | 6 | 1 1' })).toMatchObject({
      attacks: 3,
      hits: 2,
    });
    expect(volley({ bearer: [predatorShooter], dice: '6 | 2 | 1' })).toMatchObject({ attacks: 2, hits: 1 });
  });

  test('the added attack has all other rules of the weapon', () => {
    expect(volley({ bearer: [predatorShooter], rules: [surge], dice: '6 | 6 | 1 1 1 1' })).toMatchObject({ hits: 4 });
  });

  test('not in melee', () => {
    expect(volley({ bearer: [predatorShooter], melee: true, dice: '6 | 1' })).toMatchObject({ attacks: 1, hits: 1 });
  });
});
