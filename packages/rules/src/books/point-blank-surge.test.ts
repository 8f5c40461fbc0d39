import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { pointBlankSurge } from './index.ts';

describe.each(gamesWith(pointBlankSurge))('in $name', ({ volley }) => {
  test('a natural 6 from up to 12" is two hits', () => {
    expect(volley({ bearer: [pointBlankSurge], distance: 12, dice: '6 | 1 1' })).toMatchObject({ hits: 2 });
  });

  test('not from over 12", nor in melee', () => {
    expect(volley({ bearer: [pointBlankSurge], distance: 12.01, dice: '6 | 1' })).toMatchObject({ hits: 1 });
    expect(volley({ bearer: [pointBlankSurge], melee: true, dice: '6 | 1' })).toMatchObject({ hits: 1 });
  });
});
