import { type PlayerName, playerNames } from '@muster/ai';
import {
  type BattlePlan,
  checksum,
  compilePlan,
  Game,
  type GameOptions,
  type Player,
  type Ruleset,
  turnOf,
} from '@muster/engine';
import { aof, generateTable, gf, gff } from '@muster/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { bots, playedBattle, samplePlan } from './lib/battles.ts';
import { allBookRulesArmy } from './lib/all-book-rules-army.ts';

/** The parts of a battle; each call compiles a plan that no player has seen. */
interface Setup {
  seed: string;
  plan: () => BattlePlan;
}

const sample = (ruleset: Ruleset, places: readonly number[], number: number): Setup => ({
  seed: `turns ${number}`,
  plan: () => samplePlan(places, `turns ${number % 3}`, { ruleset }),
});

/** A battle of armies with rules out of all army books. */
const bookRulesSetup = (ruleset: Ruleset, number: number, units: number): Setup => ({
  seed: `${number}`,
  plan: () => {
    const { tableWidth: width, tableDepth: depth, terrainPieces: pieces } = ruleset.numbers;
    const armies = [2 * number, 2 * number + 1].map((place) => {
      const army = allBookRulesArmy(ruleset, place);
      return { ...army, units: army.units.slice(0, units) };
    });
    return compilePlan({ ruleset, armies, table: generateTable(`${number}`, { width, depth, pieces, players: 2 }) });
  },
});

const SETUPS = [sample(gff, [0, 0], 32), sample(aof, [1, 1], 21), bookRulesSetup(gff, 3, 7), bookRulesSetup(gf, 1, 7)];
/** A general thinks long. */
const FEW = [bookRulesSetup(gff, 3, 2), bookRulesSetup(aof, 1, 2)];

/** A battle whose players decide one thing at a time, as on a server. */
interface Table {
  game: Game;
  players: readonly Player[];
}

const sitDown = (name: PlayerName, { seed, plan }: Setup): Table => ({
  game: new Game({ plan: plan(), seed }),
  players: bots([name, name], seed) as Player[],
});

/** Lets a player act or answer; returns false when the battle is over. */
const decide = ({ game, players }: Table): boolean => {
  if (game.finished) return false;
  const [question] = game.pending;
  const side = question ? question.side : turnOf(game.battle);
  const outcome = question
    ? game.answer(side, players[side].answer(game.present, question))
    : game.act(players[side].act(game.battle, side));
  if (outcome.status === 'refused') throw new Error(JSON.stringify(outcome.refusal));
  return true;
};

describe.each(playerNames)('%s', (name) => {
  const setups = name === 'general' ? FEW : SETUPS;
  const play = (plan: BattlePlan, seed: string, options?: Partial<GameOptions>): number =>
    checksum(playedBattle(plan, seed, [name, name], options).battle);
  let alone: number[] = [];
  beforeAll(() => {
    alone = setups.map(({ plan, seed }) => play(plan(), seed));
  }, 60_000);

  test('plays each of several battles at once as it plays it alone', () => {
    const tables = setups.map((setup) => sitDown(name, setup));
    for (let open = true; open;) open = tables.map(decide).includes(true);
    expect(tables.map(({ game }) => checksum(game.battle))).toEqual(alone);
  });

  test('plays a battle that is watched and explained as it plays it alone', () => {
    expect(setups.map(({ plan, seed }) => play(plan(), seed, { keepEvents: true }))).toEqual(alone);
  });

  test('plays a battle as it plays it alone after another one by the same plan', () => {
    const again = setups.map((setup) => {
      const plan = setup.plan();
      play(plan, 'another');
      return play(plan, setup.seed);
    });
    expect(again).toEqual(alone);
  });
});
