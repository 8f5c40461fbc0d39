import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingHunter } from './index.ts';

describe.each(gamesWith(piercingHunter))('in $name', ({ volley }) => {
  test('shots from over 9" have AP(+1)', () => {
    expect(volley({ bearer: [piercingHunter], distance: 12, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ bearer: [piercingHunter], distance: 12, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('not from 9" or less', () => {
    expect(volley({ bearer: [piercingHunter], distance: 9, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });

  test('nor in melee', () => {
    expect(volley({ bearer: [piercingHunter], charging: true, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });
});
