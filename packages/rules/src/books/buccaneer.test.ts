import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { buccaneer } from './index.ts';

describe.each(gamesWith(buccaneer))('in $name', ({ volley }) => {
  test('shots from over 9" hit on one less', () => {
    expect(volley({ bearer: [buccaneer], distance: 12, dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('not from 9" or less', () => {
    expect(volley({ bearer: [buccaneer], distance: 9, dice: '3' })).toMatchObject({ hits: 0 });
  });

  test('nor in melee', () => {
    expect(volley({ bearer: [buccaneer], charging: true, fromAfar: true, dice: '3' })).toMatchObject({ hits: 0 });
  });
});
