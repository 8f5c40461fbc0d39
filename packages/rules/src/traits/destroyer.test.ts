import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap } from '../special/index.ts';
import { traitDestroyer } from './index.ts';

describe.each(gamesWith(traitDestroyer))('in $name', ({ volley }) => {
  test('shots have AP(+1)', () => {
    expect(volley({ bearer: [traitDestroyer], dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ bearer: [traitDestroyer], rules: [[ap, 1]], dice: '4 | 5' })).toMatchObject({ blocked: 0 });
    expect(volley({ dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });

  test('melee attacks do not', () => {
    expect(volley({ bearer: [traitDestroyer], melee: true, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });
});
