import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingAssault } from './index.ts';

describe.each(gamesWith(piercingAssault))('in $name', ({ volley }) => {
  test('attacks of a charge have AP(+1)', () => {
    expect(volley({ bearer: [piercingAssault], charging: true, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ bearer: [piercingAssault], charging: true, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('other melee attacks do not', () => {
    expect(volley({ bearer: [piercingAssault], melee: true, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });

  test('nor do shots', () => {
    expect(volley({ bearer: [piercingAssault], dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });
});
