import { blocksOfSquad, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitChestWound, traitResilient } from './index.ts';

describe.each(gamesWith(traitResilient))('in $name', ({ volley }) => {
  test('blocks with a 3', () => {
    expect(volley({ target: { rules: [traitResilient] }, dice: '4 | 3' })).toMatchObject({ blocked: 1 });
    expect(volley({ target: { rules: [traitResilient] }, melee: true, dice: '4 | 2' })).toMatchObject({ blocked: 0 });
    expect(volley({ dice: '4 | 3' })).toMatchObject({ blocked: 0 });
  });

  test('a Chest Wound takes it away', () => {
    expect(volley({ target: { rules: [traitResilient, traitChestWound] }, dice: '4 | 3' })).toMatchObject({
      blocked: 0,
    });
    expect(volley({ target: { rules: [traitResilient, traitChestWound] }, dice: '4 | 4' })).toMatchObject({
      blocked: 1,
    });
  });
});

describe.each(gamesWith(traitResilient, { morale: 'unit' }))('joined in $name', (game) => {
  test('the squad keeps it when a hero joins, and the hero does not have it', () => {
    expect(blocksOfSquad(game, { rules: [traitResilient], hero: {} }, '4 | 3', false)).toBe(1);
    expect(blocksOfSquad(game, { rules: [traitResilient], hero: {} }, '4 | 3', true)).toBe(0);
  });
});
