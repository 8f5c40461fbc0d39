import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingFighter } from './index.ts';

describe.each(gamesWith(piercingFighter))('in $name', ({ volley }) => {
  test('melee attacks have AP(+1)', () => {
    expect(volley({ bearer: [piercingFighter], melee: true, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ bearer: [piercingFighter], melee: true, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('shots do not', () => {
    expect(volley({ bearer: [piercingFighter], dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });
});
