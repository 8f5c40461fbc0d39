import { checksum, compilePlan, G, Game } from '@muster/engine';
import { battleOfPosition, parsePosition, type Position, positionOf } from '@muster/protocol';
import { aof, aofs, gf, gff } from '@muster/rules';
import { expect, test } from 'vitest';
import { bots, tableFor } from './lib/battles.ts';
import { motleyArmy } from './lib/motley.ts';
import { seek } from './lib/seek.ts';
import { differences, survivorsOf } from './lib/survivors.ts';

const GAMES = [gf, gff, aof, aofs];
const LEAST_BATTLES = 16;
const MOST_BATTLES = 80;
const EVERY = 6;

/** What rules of army books leave behind, each to be seen on the way. */
const FIELDS = [
  'grantedOnce',
  'marks',
  'picked',
  'feats',
  'growth',
  'slipped',
  'redeployed',
  'withdrew',
  'did',
  'spent',
  'auraFor',
  'fallen',
  'actedAgain',
  'shifted',
  'displaced',
  'hero',
];

/** Battles in which all of it is seen, of all games. */
const TELLING = [2, 15, 11, 0, 4, 5, 9];

const playMotley = (number: number, never: Set<string>): void => {
  const ruleset = GAMES[number % GAMES.length];
  const seed = `positions-${number}`;
  const plan = compilePlan({
    ruleset,
    armies: [motleyArmy(ruleset, 2 * number), motleyArmy(ruleset, 2 * number + 1)],
    table: tableFor(ruleset, seed, 2, 0),
  });
  const players = bots([number % 2 ? 'solo' : 'random', 'random'], seed);
  const game = new Game({ plan, seed, players });
  for (let step = 0; step < 4000 && game.playStep(); step++) {
    if (step % EVERY !== number % EVERY && game.battle.game[G.active] < 0) continue;
    const where = `battle ${number}, step ${step}`;
    const written = positionIn(game, where);
    for (const field of seen(written)) never.delete(field);
    const again = battleOfPosition(written, ruleset);
    const expected = survivorsOf(game.battle, again.plan);
    expect(differences(expected, again.battle), where).toEqual([]);
    expect(checksum(again.battle), where).toBe(checksum(expected));
    expect(positionOf(again), where).toEqual(written);
  }
  expect(game.finished).toBe(true);
};

test('a position keeps everything that a battle of army books knows', () => {
  const search = { things: FIELDS, battles: MOST_BATTLES, least: LEAST_BATTLES, telling: TELLING, play: playMotley };
  expect(seek(search)).toEqual([]);
});

const positionIn = (game: Game, where: string): Position => {
  const parsed = parsePosition(JSON.parse(JSON.stringify(positionOf(game))));
  if (!parsed.ok) throw new Error(`${where}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
};

const seen = ({ sides = [], units }: Position): string[] => [
  ...sides.flatMap((side) => Object.keys(side)),
  ...units.flatMap((unit) => [...Object.keys(unit), ...unit.models.flatMap((model) => Object.keys(model))]),
];
