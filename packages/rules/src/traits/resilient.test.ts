import { gamesWith, type TestGame, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { takedown } from '../special/index.ts';
import { traitChestWound, traitResilient } from './index.ts';

/** A shot at a squad with a hero, or at the hero alone where the gun picks it. */
const shoot = (game: TestGame, squad: Partial<TestUnit>, dice: string, pick: boolean) => {
  const s = game.scene({
    units: [
      { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24, rules: pick ? [takedown] : [] }] },
      { id: 'squad', side: 1, at: [10, 16], models: 3, ...squad },
    ],
    dice,
  });
  const target = s.unit('squad');
  const picks = pick ? { picks: [s.model('squad', 3)] } : {};
  s.activate('gun', 'hold', { shoot: [{ weapon: s.weapon('Gun'), target, ...picks }] });
  expect(s.dice.left).toBe(0);
  return s.told('volley')[0].blocked;
};

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
    expect(shoot(game, { rules: [traitResilient], hero: {} }, '4 | 3', false)).toBe(1);
    expect(shoot(game, { rules: [traitResilient], hero: {} }, '4 | 3', true)).toBe(0);
  });
});
