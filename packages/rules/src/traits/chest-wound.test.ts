import { gamesWith, type TestGame, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { takedown } from '../special/index.ts';
import { traitChestWound } from './index.ts';

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
    expect(shoot(game, squad, '4 | 4', false)).toBe(1);
    expect(shoot(game, squad, '4 | 4', true)).toBe(0);
  });
});
