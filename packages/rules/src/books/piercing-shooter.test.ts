import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingShooter } from './index.ts';

describe.each(gamesWith(piercingShooter))('in $name', ({ volley }) => {
  test('shots have AP(+1)', () => {
    expect(volley({ bearer: [piercingShooter], dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ bearer: [piercingShooter], dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('melee attacks do not', () => {
    expect(volley({ bearer: [piercingShooter], melee: true, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });
});
