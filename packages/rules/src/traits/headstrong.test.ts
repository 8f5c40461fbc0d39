import { moraleBill } from '@muster/engine';
import { gamesWith, moraleTests } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitHeadstrong } from './index.ts';

describe.each(gamesWith(traitHeadstrong, { morale: 'unit' }))('in $name', (game) => {
  test('a 3 counts as a 4', () => {
    expect(moraleTests(game, [traitHeadstrong]).shootOne('3').has('foe', 'shaken')).toBe(false);
    expect(moraleTests(game, [traitHeadstrong]).shootOne('2').has('foe', 'shaken')).toBe(true);
    expect(moraleTests(game, []).shootOne('3').has('foe', 'shaken')).toBe(true);
  });

  test('is that of the squad, and not of the hero who tests for it', () => {
    const s = game.scene({ units: [{ id: 'squad', at: [10, 10], models: 2, rules: [traitHeadstrong], hero: {} }] });
    expect(moraleBill(s.battle, 0)).toEqual([{ source: 'Trait: Headstrong', amount: 1 }]);
    expect(moraleBill(s.battle, 0, { kind: 'morale', by: -1 }, s.model('squad', 2))).toEqual([]);
  });

  test('a hero who has it tests for the squad, though its Quality is not better', () => {
    const squad = { models: 1, hero: { rules: [traitHeadstrong] } };
    expect(moraleTests(game, []).shootOne('3', squad).has('foe', 'shaken')).toBe(false);
  });
});

describe.each(gamesWith(traitHeadstrong, { morale: 'army' }))('in $name', (game) => {
  test('a 3 counts as a 4', () => {
    expect(moraleTests(game, [traitHeadstrong]).halveArmy('3').has('foe', 'shaken')).toBe(false);
    expect(moraleTests(game, []).halveArmy('3').has('foe', 'shaken')).toBe(true);
  });
});
