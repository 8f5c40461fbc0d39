import {
  type Battle,
  type BattleEvent,
  compilePlan,
  Game,
  type Player,
  type Question,
  recordOf,
  replay,
} from '@muster/engine';
import { aof, aofs, gf, gff } from '@muster/rules';
import { expect, test } from 'vitest';
import { bots, tableFor } from './lib/battles.ts';
import { allBookRulesArmy } from './lib/all-book-rules-army.ts';
import { seek } from './lib/seek.ts';

/** Questions and log events that only rules of army books cause. */
const QUESTIONS: readonly Question['kind'][] = ['use', 'shove', 'shift', 'withdraw', 'overrun', 'feat', 'markers'];
const EVENTS: readonly BattleEvent['type'][] = [
  'placed',
  'withdrawn',
  'crossed',
  'marked',
  'used',
  'healed',
  'recoil',
  'chose',
  'readied',
  'delayed',
  'grew',
  'held-out',
];
const GAMES = [gf, gff, aof, aofs];
const MOST_BATTLES = 200;
const LEAST_BATTLES = 40;

/** Battles that show all of them, of all games. */
const COVERING = [2, 0, 19, 41, 4, 5, 7, 192];

const playBookRules = (number: number, never: Set<string>): void => {
  const ruleset = GAMES[number % GAMES.length];
  const seed = `motley-${number}`;
  const plan = compilePlan({
    ruleset,
    armies: [allBookRulesArmy(ruleset, 2 * number), allBookRulesArmy(ruleset, 2 * number + 1)],
    table: tableFor(ruleset, seed, 2, 0),
  });
  expect(plan.unknownRules).toEqual([]);
  const players = recordingPlayers(number, seed, ({ kind }) => never.delete(kind));
  const game = new Game({ plan, seed, players, listen: ({ type }) => never.delete(type) });
  for (let step = 0; step < 4000 && game.playStep(); step++);
  expect(game.finished).toBe(true);
  if (number % 8 === 0) expect(replay(recordOf(game, []), ruleset).problem).toBeUndefined();
};

test('armies with rules of every book fight to the end, and the battle can be replayed', () => {
  const things = [...QUESTIONS, ...EVENTS];
  const search = { things, battles: MOST_BATTLES, least: LEAST_BATTLES, covering: COVERING, play: playBookRules };
  expect(seek(search)).toEqual([]);
});

/** Two bots; records the questions that they are asked. */
const recordingPlayers = (
  number: number,
  seed: string,
  onQuestion: (question: Question) => void,
): (Player | undefined)[] =>
  (bots([number % 2 ? 'captain' : 'random', number % 3 ? 'random' : 'solo'], seed) ?? []).map(
    (player) =>
      player && {
        ...player,
        answer: (battle: Battle, question: Question) => {
          onQuestion(question);
          return player.answer(battle, question);
        },
      },
  );
