import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { havocbound } from './index.ts';

describe.each(gamesWith(havocbound))('in $name', ({ volley }) => {
  test('shots from over 9" have AP(+1)', () => {
    expect(volley({ bearer: [havocbound], distance: 12, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ bearer: [havocbound], distance: 12, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('so have attacks of a charge', () => {
    expect(volley({ bearer: [havocbound], charging: true, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ bearer: [havocbound], charging: true, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('not shots from 9" or less', () => {
    expect(volley({ bearer: [havocbound], distance: 9, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });

  test('nor other melee attacks', () => {
    expect(volley({ bearer: [havocbound], melee: true, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });
});
