import { moraleBill, type Rule } from '@muster/engine';
import { gamesWith, moraleTests } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitTraumatized } from './index.ts';

describe.each(gamesWith(traitTraumatized, { morale: 'unit' }))('in $name', (game) => {
  const joined = (rules: readonly Rule[]) => ({ models: 1, quality: 5, hero: { quality: 4, rules } });

  test('a 4 counts as a 3', () => {
    expect(moraleTests(game, [traitTraumatized]).shootOne('4').has('foe', 'shaken')).toBe(true);
    expect(moraleTests(game, [traitTraumatized]).shootOne('5').has('foe', 'shaken')).toBe(false);
    expect(moraleTests(game, []).shootOne('4').has('foe', 'shaken')).toBe(false);
  });

  test('counts for a hero who is left alone', () => {
    expect(
      moraleTests(game, [])
        .shootOne('4', joined([traitTraumatized]))
        .has('foe', 'shaken'),
    ).toBe(true);
    expect(moraleTests(game, []).shootOne('4', joined([])).has('foe', 'shaken')).toBe(false);
  });

  test('of a hero among others, counts when the hero tests for them and not otherwise', () => {
    const s = game.scene({ units: [{ id: 'squad', at: [10, 10], ...joined([traitTraumatized]) }] });
    expect(moraleBill(s.battle, 0)).toEqual([]);
    expect(moraleBill(s.battle, 0, { kind: 'morale', by: -1 }, s.model('squad', 1))).toEqual([
      { source: 'Trait: Traumatized', amount: -1 },
    ]);
  });
});

describe.each(gamesWith(traitTraumatized, { morale: 'army' }))('in $name', (game) => {
  test('a 4 counts as a 3', () => {
    expect(moraleTests(game, [traitTraumatized]).halveArmy('4').has('foe', 'shaken')).toBe(true);
    expect(moraleTests(game, []).halveArmy('4').has('foe', 'shaken')).toBe(false);
  });
});
