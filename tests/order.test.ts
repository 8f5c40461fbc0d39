import { type Army, type ArmyUnit, checksum, compilePlan, Game, playOut } from '@muster/engine';
import { Dice } from '@muster/kernel';
import { aof, gf, gff } from '@muster/rules';
import { expect, test } from 'vitest';
import { bots, samplePlan } from './lib/battles.ts';

const shuffled = <T>(dice: Dice, list: readonly T[]): T[] => {
  const rest = [...list];
  return Array.from({ length: rest.length }, () => rest.splice(dice.below(rest.length), 1)[0]);
};

const shuffleUnit = (dice: Dice, unit: ArmyUnit): ArmyUnit => ({
  ...unit,
  rules: shuffled(dice, unit.rules),
  models: unit.models.map((model) => ({
    ...model,
    rules: shuffled(dice, model.rules),
    weapons: model.weapons.map((weapon) => ({ ...weapon, rules: shuffled(dice, weapon.rules) })),
  })),
});

const shuffleArmy = (dice: Dice, army: Army): Army => ({
  ...army,
  units: army.units.map((unit) => shuffleUnit(dice, unit)),
  spells: army.spells.map((spell) => ({ ...spell, rules: shuffled(dice, spell.rules) })),
});

test('the order in which a list names its rules never matters', () => {
  const dice = new Dice('order');
  for (let round = 0; round < 12; round++) {
    const seed = `order-${round}`;
    const ruleset = [gf, gff, aof][round % 3];
    const { armies, table } = samplePlan([round, round + 1 + (round % 3)], seed, { ruleset });
    const play = (lists: readonly Army[]): number => {
      const plan = compilePlan({ ruleset, armies: lists, table });
      return checksum(playOut(new Game({ plan, seed, players: bots(['solo', 'random'], seed) })).battle);
    };
    expect(play(armies.map((army) => shuffleArmy(dice, army)))).toBe(play(armies));
  }
});
