import { type BattleEvent, checksum, compilePlan, G, Game, recordOf, replay } from '@muster/engine';
import { battleOfPosition, parsePosition, type Position, positionOf } from '@muster/protocol';
import { aof, aofs, generateTable, gf, gff } from '@muster/rules';
import { expect, test } from 'vitest';
import { bots } from './lib/battles.ts';
import { differences, survivorsOf } from './lib/survivors.ts';
import { NAMED_TRAITS, traitsIn } from './lib/trait-signs.ts';
import { veterans } from './lib/veterans.ts';

const GAMES = [gf, gff, aof, aofs];
const LEAST_BATTLES = 24;
const MOST_BATTLES = 120;
const EVERY = 7;

/** What traits leave behind in a position. */
const FIELDS = ['testedMorale', 'activatedNear', 'granted'];

test(
  'veterans fight to the end, every trait shows, and battles can be played and written down again',
  { timeout: 400_000 },
  () => {
    const never = new Set([...NAMED_TRAITS, ...FIELDS]);
    const hear = (event: BattleEvent): void => {
      for (const name of traitsIn(event)) never.delete(name);
    };
    let number = 0;
    for (; number < MOST_BATTLES && (never.size > 0 || number < LEAST_BATTLES); number++) {
      const ruleset = GAMES[number % GAMES.length];
      const { tableWidth: width, tableDepth: depth, terrainPieces, jumpLimit } = ruleset.numbers;
      const seed = `veterans-${number}`;
      const plan = compilePlan({
        ruleset,
        armies: [veterans(ruleset, 2 * number), veterans(ruleset, 2 * number + 1)],
        table: generateTable(seed, { width, depth, pieces: terrainPieces, players: 2, jumps: jumpLimit > 0 }),
      });
      expect(plan.unknownRules).toEqual([]);
      const players = bots([number % 2 ? 'solo' : 'random', number % 3 ? 'random' : 'solo'], seed);
      const game = new Game({ plan, seed, players, listen: hear });
      for (let step = 0; step < 4000 && game.playStep(); step++)
        if (step % EVERY === number % EVERY || game.battle.game[G.active] >= 0)
          for (const field of rewritten(game, `battle ${number}, step ${step}`)) never.delete(field);
      expect(game.finished).toBe(true);
      if (number % 4 === 0) expect(replay(recordOf(game, []), ruleset).problem).toBeUndefined();
    }
    console.info(`After ${number} battles of veterans never seen: ${[...never].join(', ') || 'nothing'}`);
    expect([...never]).toEqual([]);
  },
);

/** Writes a battle down, sets it up again, and tells the fields that it took. */
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
