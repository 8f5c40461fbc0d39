import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { wreck } from './index.ts';

describe.each(gamesWith(wreck))('in $name', ({ volley }) => {
  test('natural 6s on Defense rolls are re-rolled once', () => {
    expect(volley({ attacks: 3, rules: [wreck], dice: '4 4 4 | 6 6 5 | 6 1' })).toMatchObject({
      blocked: 2,
      wounds: 1,
    });
  });

  test('a 5 is not re-rolled', () => {
    expect(volley({ rules: [wreck], dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('ignores cover', () => {
    const spec = { cover: 'sight', dice: '4 | 3' } as const;
    expect(volley({ ...spec, rules: [wreck] })).toMatchObject({ blocked: 0 });
    expect(volley(spec)).toMatchObject({ blocked: 1 });
  });
});
