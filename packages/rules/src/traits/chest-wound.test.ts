import { blocksOfSquad, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitChestWound } from './index.ts';

describe.each(gamesWith(traitChestWound))('in $name', ({ volley }) => {
  test('does not block with a 4', () => {
    expect(volley({ target: { rules: [traitChestWound] }, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ target: { rules: [traitChestWound] }, melee: true, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
    expect(volley({ dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });
});

describe.each(gamesWith(traitChestWound, { morale: 'unit' }))('joined in $name', (game) => {
  test('of a hero it does not hurt the squad, only the hero whom a weapon picks', () => {
    const squad = { hero: { rules: [traitChestWound] } };
    expect(blocksOfSquad(game, squad, '4 | 4', false)).toBe(1);
    expect(blocksOfSquad(game, squad, '4 | 4', true)).toBe(0);
  });
});
