import { type BattleEvent, checksum, compilePlan, GAME, Game, recordOf, replay } from '@muster/engine';
import { battleOfPosition, parsePosition, type Position, positionOf } from '@muster/protocol';
import { aof, aofs, gf, gff } from '@muster/rules';
import { expect, test } from 'vitest';
import { bots, tableFor } from './lib/battles.ts';
import { seek } from './lib/seek.ts';
import { differences, survivorsOf } from './lib/survivors.ts';
import { NAMED_TRAITS, traitsIn } from './lib/trait-signs.ts';
import { veterans } from './lib/veterans.ts';

const GAMES = [gf, gff, aof, aofs];
const LEAST_BATTLES = 24;
const MOST_BATTLES = 120;
const EVERY = 7;

/** Fields of positions that traits fill. */
const FIELDS = ['testedMorale', 'activatedNear', 'granted'];

/** Battles in which every trait shows, of all games. */
const COVERING = [2, 21, 8, 33, 12, 23];

const playVeterans = (number: number, never: Set<string>): void => {
  const ruleset = GAMES[number % GAMES.length];
  const seed = `veterans-${number}`;
  const plan = compilePlan({
    ruleset,
    armies: [veterans(ruleset, 2 * number), veterans(ruleset, 2 * number + 1)],
    table: tableFor(ruleset, seed, 2, 0),
  });
  expect(plan.unknownRules).toEqual([]);
  const players = bots([number % 2 ? 'solo' : 'random', number % 3 ? 'random' : 'solo'], seed);
  const listen = (event: BattleEvent): void => {
    for (const name of traitsIn(event)) never.delete(name);
  };
  const game = new Game({ plan, seed, players, listen });
  for (let step = 0; step < 4000 && game.playStep(); step++)
    if (step % EVERY === number % EVERY || game.battle.game[GAME.active] >= 0)
      for (const field of rewritten(game, `battle ${number}, step ${step}`)) never.delete(field);
  expect(game.finished).toBe(true);
  if (number % 4 === 0) expect(replay(recordOf(game, []), ruleset).problem).toBeUndefined();
};

test('veterans fight to the end, every trait shows, and battles can be replayed and stored as positions', () => {
  const things = new Set([...NAMED_TRAITS, ...FIELDS]);
  const search = { things, battles: MOST_BATTLES, least: LEAST_BATTLES, covering: COVERING, play: playVeterans };
  expect(seek(search)).toEqual([]);
});

/** Writes a battle to a position, restores it, and returns the fields that the position has. */
const rewritten = (game: Game, where: string): string[] => {
  const parsed = parsePosition(JSON.parse(JSON.stringify(positionOf(game))));
  if (!parsed.ok) throw new Error(`${where}: ${JSON.stringify(parsed.error)}`);
  const again = battleOfPosition(parsed.value, game.plan.ruleset);
  const expected = survivorsOf(game.battle, again.plan);
  expect(differences(expected, again.battle), where).toEqual([]);
  expect(checksum(again.battle), where).toBe(checksum(expected));
  expect(positionOf(again), where).toEqual(parsed.value);
  return fieldsOf(parsed.value);
};

const fieldsOf = ({ sides = [], units }: Position): string[] =>
  [...sides, ...units].flatMap((part) => Object.keys(part));
