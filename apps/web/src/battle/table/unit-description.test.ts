import { GAME, namesOf, UNIT_FLAG } from '@muster/engine';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { readingOrder, unitDescription } from './unit-description.ts';

const at = scene({
  units: [
    { id: 'low', at: [10, 40] },
    { id: 'right', at: [50, 10], models: 3, flags: UNIT_FLAG.shaken },
    { id: 'left', at: [20, 11], side: 1 },
  ],
});

test('units are read line by line', () => {
  expect(readingOrder(at.battle, [0, 1, 2])).toEqual(['left', 'right', 'low'].map((id) => at.unit(id)));
});

test('a unit is described in words', () => {
  const { battle } = at;
  battle.game[GAME.objectives] = 1;
  battle.objX[0] = 5000;
  battle.objY[0] = 1400 + battle.plan.models[0].radius;
  const words = unitDescription(battle, at.unit('right'), namesOf(battle.plan), true);
  expect(words).toMatch(/3 models, Shaken, .*4 inches from objective 1, can be chosen$/);
  battle.game[GAME.objectives] = 0;
  expect(unitDescription(battle, at.unit('left'), namesOf(battle.plan))).not.toContain('objective');
});
