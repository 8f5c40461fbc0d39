import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { slam } from './index.ts';

describe.each(gamesWith(slam))('in $name', ({ volley }) => {
  test('a natural 1 on a Defense roll adds one wound', () => {
    expect(volley({ attacks: 2, rules: [slam], dice: '4 4 | 1 2' })).toMatchObject({ wounds: 3 });
  });

  test('ignores cover', () => {
    const spec = { cover: 'sight', dice: '4 | 3' } as const;
    expect(volley({ ...spec, rules: [slam] })).toMatchObject({ blocked: 0 });
    expect(volley(spec)).toMatchObject({ blocked: 1 });
  });
});
