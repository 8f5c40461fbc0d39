import {
  type Action,
  type Answer,
  checksum,
  copyBattle,
  Game,
  type Outcome,
  type Question,
  type SettingName,
  SETTINGS,
  turnOf,
  type Wish,
} from '@muster/engine';
import { makePlayer } from '@muster/ai';
import { Dice } from '@muster/kernel';
import { aof, gf, gff } from '@muster/rules';
import { expect, test } from 'vitest';
import { samplePlan } from './lib/battles.ts';
import { faultsOf, scatteredBy } from './lib/invariants.ts';
import { repeats } from './lib/soak.ts';

const COMMANDS = repeats(100_000, 20_000);

/** Numbers that people and faulty programs send. */
const odd = (dice: Dice, near: number): number =>
  [dice.below(near + 2), -1, near, dice.below(8000), NaN, 0.5, 1e9, Infinity, -dice.below(5000)][dice.below(9)];

const nonsense = (dice: Dice, game: Game): Action => {
  const { plan, battle } = game;
  const unit = odd(dice, plan.units.length);
  const models = Array.from({ length: dice.below(12) }, () => odd(dice, plan.models.length));
  const path = (): number[] => Array.from({ length: dice.below(6) }, () => odd(dice, 7200));
  const near = (model: number): number[] => [
    battle.x[model] + dice.below(1400) - 700,
    battle.y[model] + dice.below(1400) - 700,
  ];
  const positions = models.map((model) => ({ model, x: odd(dice, 7200), y: odd(dice, 4800) }));
  const own = plan.sides[turnOf(battle)].units;
  const mine = own[dice.below(own.length)];
  const { first, count } = plan.units[mine];
  const run = Array.from({ length: count }, (_, i) => ({ model: first + i, path: near(first + i) }));
  const makes: (() => Action)[] = [
    () => ({ type: 'choose-first-placer', first: odd(dice, 2) }),
    () => ({ type: 'place-objective', x: odd(dice, 7200), y: odd(dice, 4800) }),
    () => ({
      type: 'muster',
      reserves: [{ unit, kind: 'ambush' }],
      joins: [{ hero: unit, unit: odd(dice, 9) }],
      loads: [{ transport: odd(dice, 9), units: models }],
    }),
    () => ({ type: 'choose-edge', zone: odd(dice, 2) }),
    () => ({ type: 'deploy', unit, positions }),
    () => ({ type: 'arrive', unit, positions }),
    () => ({ type: 'pass' }),
    () => ({
      type: 'cast',
      unit,
      model: odd(dice, plan.models.length),
      spell: odd(dice, 6),
      targets: [odd(dice, plan.units.length)],
    }),
    () => ({
      type: 'use',
      unit,
      model: odd(dice, plan.models.length),
      ability: odd(dice, 2),
      targets: [odd(dice, plan.units.length)],
      picks: models,
    }),
    () => ({ type: 'activate', unit, action: 'hold', moves: models.map((model) => ({ model, path: path() })) }),
    () => ({ type: 'activate', unit: mine, action: 'advance', moves: run }),
    () => ({ type: 'activate', unit: mine, action: 'rush', moves: run, embark: odd(dice, 9) }),
    () => ({ type: 'activate', unit: mine, action: 'charge', target: odd(dice, plan.units.length), moves: run }),
    () => ({ type: 'activate', unit: mine, action: 'idle', moves: run }),
    () => ({
      type: 'activate',
      unit: mine,
      action: 'advance',
      moves: [],
      shoot: [{ weapon: odd(dice, 20), target: odd(dice, plan.units.length), picks: models }],
    }),
    () => ({ type: 'ruling', side: odd(dice, 2), wishes: plan.sides.map(() => nonsenseWish(dice)) }),
    () => {
      const wish = nonsenseWish(dice);
      return { type: 'ruling', side: 0, wishes: plan.sides.map(() => wish) };
    },
  ];
  return makes[dice.below(makes.length)]();
};

const nonsenseWish = (dice: Dice): Wish => {
  const names = Object.keys(SETTINGS) as SettingName[];
  const setting = names[dice.below(names.length)];
  const wishes: Wish[] = ['as-it-is', { text: 'x' }, { setting, value: SETTINGS[setting][dice.below(2)] }];
  return wishes[dice.below(wishes.length)];
};

const nonsenseAnswer = (dice: Dice, question: Question): Answer => {
  const lists: Answer[] = [
    [],
    [{ model: odd(dice, 60), path: [odd(dice, 7200), odd(dice, 4800)] }],
    [odd(dice, 60)],
    [{ weapon: odd(dice, 20), target: odd(dice, 12) }],
    [{ model: odd(dice, 60), tokens: odd(dice, 7) }],
  ];
  switch (question.kind) {
    case 'strike-back':
      return dice.below(2) === 1;
    case 'morale-quality':
      return 'auto';
    case 'cast':
      return { model: odd(dice, 60), spell: odd(dice, 6), targets: [odd(dice, 12)] };
    case 'use':
      return { model: odd(dice, 60), ability: odd(dice, 2), targets: [odd(dice, 12)] };
    case 'shove':
      return { x: odd(dice, 900), y: odd(dice, 900) };
    case 'markers':
    case 'wounds-on':
      return odd(dice, 60);
    case 'shoot':
      return lists[[0, 3][dice.below(2)]];
    case 'casualties':
      return lists[2];
    case 'assist':
      return lists[[0, 4][dice.below(2)]];
    case 'push':
    case 'fall':
      return { x: odd(dice, 7200), y: odd(dice, 4800) };
    case 'morale-order':
    case 'order':
    case 'blast-split':
      return Array.from({ length: dice.below(6) }, () => odd(dice, 12));
    case 'wreck':
      return [{ model: odd(dice, 60), x: odd(dice, 7200), y: odd(dice, 4800) }] as Answer;
    case 'strike':
      return { order: [odd(dice, 20)], hold: [odd(dice, 20)] };
    default:
      return lists[dice.below(2)];
  }
};

test(`${COMMANDS} commands, legal and nonsense, crash nothing and leave every state sound`, () => {
  const dice = new Dice('fuzz');
  let commands = 0;
  let refused = 0;
  for (let battleNumber = 0; commands < COMMANDS; battleNumber++) {
    const seed = `fuzz-${battleNumber}`;
    const sides = [0, 1, 2, 3].slice(0, battleNumber % 5 === 4 ? 3 + (battleNumber % 2) : 2);
    const plan = samplePlan(
      sides.map((side) => battleNumber + side * (1 + (battleNumber >> 2))),
      seed,
      { ruleset: [gf, gff, aof][battleNumber % 3] },
    );
    const game = new Game({ plan, seed });
    const guides = sides.map((side) => makePlayer('random', `${seed}/${side}`));
    while (!game.finished && commands < COMMANDS) {
      const before = copyBattle(game.battle);
      const legal = dice.below(4) === 0;
      const action = legal ? guides[turnOf(game.battle)].act(game.battle, turnOf(game.battle)) : nonsense(dice, game);
      commands++;
      let outcome: Outcome = game.act(action);
      if (legal && outcome.status === 'refused')
        throw new Error(`a legal action was refused: ${JSON.stringify([action, outcome])}`);
      for (
        let tries = 0;
        outcome.status === 'pending' || (outcome.status === 'refused' && game.pending.length > 0);
        tries++
      ) {
        const [question] = game.pending;
        commands++;
        const wild = tries < 40 && dice.below(2) === 0;
        outcome = game.answer(
          question.side,
          wild ? nonsenseAnswer(dice, question) : guides[question.side].answer(game.present, question),
        );
        if (outcome.status === 'refused') refused++;
        if (tries > 2000) throw new Error(`stuck at ${question.kind}`);
      }
      if (outcome.status === 'refused') {
        refused++;
        if (checksum(game.battle) !== checksum(before))
          throw new Error(`a refused command changed the state: ${JSON.stringify(action)}`);
        continue;
      }
      const faults = [...faultsOf(game.battle), ...scatteredBy(before, game.battle)];
      if (faults.length > 0)
        throw new Error(`${seed}, step ${game.steps.length}: ${faults.join('; ')} after ${JSON.stringify(action)}`);
    }
  }
  expect(commands).toBeGreaterThanOrEqual(COMMANDS);
  expect(refused).toBeGreaterThan(COMMANDS / 4);
});
