import { checksum, compilePlan, GAME, Game } from '@muster/engine';
import { battleOfPosition, parsePosition, type Position, positionOf } from '@muster/protocol';
import { aof, aofs, gf, gff } from '@muster/rules';
import { expect, test } from 'vitest';
import { bots, tableFor } from './lib/battles.ts';
import { allBookRulesArmy } from './lib/all-book-rules-army.ts';
import { seek } from './lib/seek.ts';
import { differences, survivorsOf } from './lib/survivors.ts';

const GAMES = [gf, gff, aof, aofs];
const LEAST_BATTLES = 16;
const MOST_BATTLES = 80;
const EVERY = 6;

/** Fields of positions that rules of army books fill; each must be seen. */
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

/** Battles that show all of them, of all games. */
const COVERING = [2, 15, 11, 0, 4, 5, 9];

const playBookRules = (number: number, never: Set<string>): void => {
  const ruleset = GAMES[number % GAMES.length];
  const seed = `positions-${number}`;
  const plan = compilePlan({
    ruleset,
    armies: [allBookRulesArmy(ruleset, 2 * number), allBookRulesArmy(ruleset, 2 * number + 1)],
    table: tableFor(ruleset, seed, 2, 0),
  });
  const players = bots([number % 2 ? 'solo' : 'random', 'random'], seed);
  const game = new Game({ plan, seed, players });
  for (let step = 0; step < 4000 && game.playStep(); step++) {
    if (step % EVERY !== number % EVERY && game.battle.game[GAME.active] < 0) continue;
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

test('a position contains the whole state of a battle with army books', () => {
  const search = {
    things: FIELDS,
    battles: MOST_BATTLES,
    least: LEAST_BATTLES,
    covering: COVERING,
    play: playBookRules,
  };
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
