import { GAME, roundOf } from '@muster/engine';
import { ap } from '@muster/rules';
import { abilityTargets, abilityUser } from '../ability-models.ts';
import type { TestGame } from '../games.ts';
import { codeOf, type Scene, type TestRule } from '../scene.ts';

/** A model uses its ability on the enemy and shoots at it; then a friend shoots. */
export const bothShoot = ({ scene }: TestGame, rule: TestRule, dice: string): Scene => {
  const s = scene({
    units: [abilityUser([rule]), abilityTargets, { ...abilityUser([]), id: 'friend', at: [14, 10] }],
    dice,
  });
  s.use('wise', ['foe']);
  s.fire('wise', 'foe');
  s.activate('foe', 'hold');
  s.fire('friend', 'foe');
  return s;
};

/** Returns the modifiers of each Defense roll. */
export const blockBills = (s: Scene): unknown[] =>
  s
    .told('roll')
    .filter(({ purpose }) => purpose === 'block')
    .map(({ bill }) => bill);

/** A model uses its ability on the enemy, and if there is a die for it, a second model does the same in its turn. */
export const spot = ({ scene }: TestGame, rule: TestRule, dice: readonly number[]): Scene => {
  const second = { ...abilityUser([rule]), id: 'second', at: [14, 10] as const };
  const s = scene({ units: [abilityUser([rule]), abilityTargets, second], dice: dice.join(' ') });
  s.use('wise', ['foe']);
  if (dice.length === 1) return s;
  s.activate('wise', 'hold');
  s.activate('foe', 'hold');
  s.use('second', ['foe']);
  return s;
};

/** Returns all markers on units. */
export const marksLeft = (s: Scene): number[] => [...s.battle.marks].filter((count) => count > 0);

/** An enemy with an AP(1) gun shoots at the model, which may have used its ability on it; Defense is 4+. */
export const foeShoots = ({ scene }: TestGame, rule: TestRule, used: 'used' | 'unused', dice: string): Scene => {
  const gunner = { ...abilityTargets, models: 1, weapons: [{ name: 'Gun', range: 24, rules: [[ap, 1] as const] }] };
  const s = scene({ units: [{ ...abilityUser([rule]), defense: 4, models: used === 'used' ? 1 : 5 }, gunner], dice });
  if (used === 'used') s.use('wise', ['foe']);
  s.activate('wise', 'hold');
  s.fire('foe', 'wise');
  return s;
};

/** Returns the results of using an ability on the enemy in two rounds, with dice that do nothing. */
export const useTwice = ({ scene }: TestGame, rule: TestRule, dice: string): string => {
  const s = scene({ units: [abilityUser([rule]), abilityTargets, { id: 'far', at: [60, 5] }], dice });
  s.use('wise', ['foe']);
  for (const id of ['wise', 'foe', 'far']) s.activate(id, 'hold');
  if (roundOf(s.battle) !== 2) throw new Error('the second round has not begun');
  s.battle.game[GAME.side] = 0;
  return codeOf(s.use('wise', ['foe']));
};
