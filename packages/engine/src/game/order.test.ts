import {
  ALL_RULES,
  ambush,
  aircraft,
  artillery,
  immobile,
  scout,
  TRAIT_RULES,
  traitElite,
  transport,
} from '@muster/rules';
import { sceneBattle, scenePlan, type TestRule, type TestScene, type TestUnit } from '@muster/testkit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Battle, GAME, UNIT_FLAG } from '../state/battle.ts';
import { modelsOf } from '../state/query.ts';
import type { Action } from '../contract/action.ts';
import { Game } from './game.ts';
import type { Player } from '../contract/player.ts';
import type { Answer, Question } from '../contract/question.ts';

/** Rules that would only keep a unit from melee, or only ask for rerolls. */
const QUIET = [aircraft, ambush, artillery, immobile, scout, traitElite, transport];
const RULES = [...ALL_RULES, ...TRAIT_RULES].filter((rule) => !QUIET.includes(rule));

const anyRule = fc
  .constantFrom(...RULES)
  .chain((rule) =>
    rule.rated ? fc.integer({ min: 1, max: 3 }).map((rating): TestRule => [rule, rating]) : fc.constant<TestRule>(rule),
  );
const rules = fc.array(anyRule, { maxLength: 6 });
/** The rules of a unit, of one of its models, of its gun and of its blade. */
const kit = fc.tuple(rules, rules, rules, rules);
type Kit = readonly (readonly TestRule[])[];

const unitOf = (id: string, side: number, [ofUnit, ofModel, gun, blade]: Kit): TestUnit => ({
  id,
  side,
  at: [20, 15 + 8 * side],
  models: 4,
  rules: ofUnit,
  rulesOf: { 1: ofModel },
  weapons: [
    { name: 'Gun', range: 24, attacks: 2, rules: gun },
    { name: 'Blade', attacks: 2, rules: blade },
  ],
});
const sceneOf = ([first, second]: readonly Kit[]): TestScene => ({
  units: [unitOf('first', 0, first), unitOf('second', 1, second)],
  spells: [{ name: 'Bolt', hits: 2 }],
});

/** Charges if it can, else shoots, else stays. */
const choose = (game: Game, turn: number): Action => {
  const { battle, plan } = game;
  const [unit] = plan.sides[turn].units;
  const target = 1 - unit;
  const [from, to] = [modelsOf(battle, unit)[0], modelsOf(battle, target)[0]];
  const dy = to === undefined ? 0 : battle.y[to] - battle.y[from] - 100 * Math.sign(battle.y[to] - battle.y[from]);
  const dx = to === undefined ? 0 : battle.x[to] - battle.x[from];
  const moves = modelsOf(battle, unit).map((model) => ({ model, path: [battle.x[model] + dx, battle.y[model] + dy] }));
  const guns = plan.units[unit].weapons.filter((weapon) => plan.weapons[weapon].range > 0);
  const shoot = guns.map((weapon) => ({ weapon, target }));
  const options: Action[] = [
    { type: 'activate', unit, action: 'hold', shoot },
    { type: 'activate', unit, action: 'charge', target, moves },
    { type: 'activate', unit, action: 'hold', shoot: [] },
    { type: 'activate', unit, action: 'idle' },
    { type: 'activate', unit, action: 'advance', moves: [], shoot: [] },
  ];
  // Odd steps prefer a charge, so that both ways to fight come up.
  if (battle.game[GAME.step] % 4 > 1) options.unshift(options.splice(1, 1)[0]);
  return options.find((action) => !game.check(action)) ?? options[2];
};

const answers: Partial<Record<Question['kind'], Answer>> = {
  shoot: [],
  cast: 'done',
  assist: [],
  'strike-back': true,
  'finish-move': [],
  consolidate: [],
};
const player: Player = {
  act: () => {
    throw new Error('it only answers');
  },
  answer: (_, question) => answers[question.kind] ?? 'auto',
};

/** Up to eight steps of the fight; what was done, and every checksum. */
const fight = (
  spec: TestScene,
  script?: readonly Action[],
): { actions: Action[]; checksums: number[]; battle: Battle } => {
  const plan = scenePlan(spec);
  const game = new Game({ plan, seed: 'order', players: [player, player], from: sceneBattle(plan, spec) });
  const actions: Action[] = [];
  for (let i = 0; i < 8 && !game.finished; i++) {
    const side = game.battle.game[GAME.side];
    const [unit] = plan.sides[side].units;
    if (game.battle.unitFlags[unit] & UNIT_FLAG.destroyed) break;
    const action = script?.[i] ?? choose(game, side);
    if (game.act(action).status !== 'done') break;
    actions.push(action);
  }
  return { actions, checksums: game.steps.map((step) => step.checksum), battle: game.battle };
};

const shuffledKit = (whole: Kit) =>
  fc.tuple(...whole.map((list) => fc.shuffledSubarray([...list], { minLength: list.length })));

test('the order in which lists name rules never matters to a battle', () => {
  let steps = 0;
  const pairs = fc
    .tuple(kit, kit)
    .chain(([a, b]) => fc.tuple(fc.constant([a, b] as const), fc.tuple(shuffledKit(a), shuffledKit(b))));
  fc.assert(
    fc.property(pairs, ([before, after]) => {
      const first = fight(sceneOf(before));
      const second = fight(sceneOf(after), first.actions);
      steps += first.actions.length;
      expect(second.checksums).toEqual(first.checksums);
    }),
    { numRuns: 120, seed: 5 },
  );
  // They did fight.
  expect(steps).toBeGreaterThan(300);
});
