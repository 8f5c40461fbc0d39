import { makePlayer } from '@muster/ai';
import { Game, newBattle, openSettings, recordOf, replay } from '@muster/engine';
import { parseSpot } from '@muster/guide';
import { Dice } from '@muster/kernel';
import { gf } from '@muster/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLAIN } from '../colours.ts';
import { storyLogger } from '../log.ts';
import { printLine } from '../screen.ts';
import { prepareBattle } from '../setup.ts';
import { playInteractively, type DriveOptions, PlayerQuit } from './drive.ts';

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed = (printed + String(text)).slice(-20_000);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const { plan, lists } = prepareBattle({
  army: [],
  sample: ['ember-choir', 'lantern-wardens'],
  tableSeed: 'drive',
  settings: {},
});

/** Returns input lines that depend on the last printed text. */
const typing = (next: (screen: string) => string | undefined): AsyncIterator<string> => ({
  next: () => {
    const value = next(printed);
    return Promise.resolve(value === undefined ? { done: true, value } : { done: false, value });
  },
});

const seatAt = (
  seed: string,
  people: readonly boolean[],
  dice?: 'asked',
): { game: Game; driving: Omit<DriveOptions, 'lines'> } => {
  const players = people.map((person, side) => (person ? undefined : makePlayer('solo', `${seed} ${side}`)));
  const logger = storyLogger(plan, PLAIN, printLine);
  const game = new Game({ plan, seed, players, dice, listen: logger.hear });
  return { game, driving: { players, lists, logger, paint: PLAIN, seed } };
};

describe('a person at the terminal', () => {
  test('can play a correct battle by typing anything', async () => {
    const { game, driving } = seatAt('person', [true, false]);
    const dice = new Dice('typing');
    const words = [
      '1',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '9',
      'auto',
      '34, 20',
      'map',
      'undo',
      'help',
      '',
      'nonsense',
      '99',
    ];
    await playInteractively(game, {
      ...driving,
      lines: typing(() => words[dice.below(dice.below(12) === 0 ? words.length : 7)]),
    });
    expect(game.finished).toBe(true);
    const record = recordOf(game, ['human', 'solo']);
    expect(replay(record, gf).problem).toBeUndefined();
    expect(printed).toContain('which unit do you activate?');
    expect(printed).not.toMatch(/undefined|NaN|\[object/);
  });

  test('can let the computer choose everything', async () => {
    const { game, driving } = seatAt('auto', [true, true]);
    const lazy = (screen: string): string => (screen.endsWith('help, quit.\n> ') ? '1' : 'auto');
    await playInteractively(game, { ...driving, lines: typing(lazy) });
    expect(game.finished).toBe(true);
    expect(printed).toMatch(/Victory for|A draw/);
  });

  test('sees the current table at a question, not the one at the start of the step', async () => {
    const { game, driving } = seatAt('moment', [true, true]);
    let moved = 0;
    const lazy = (screen: string): string => {
      if (game.present.x.some((x, model) => x !== game.battle.x[model])) moved++;
      return screen.endsWith('help, quit.\n> ') ? '1' : 'auto';
    };
    await playInteractively(game, { ...driving, lines: typing(lazy) });
    expect(moved).toBeGreaterThan(0);
  });

  test('settles a rule with the other player by agreement or by a die', async () => {
    const { game, driving } = seatAt('rule', [true, true]);
    // The first reading on the list, its second value, the other player agrees; then a sentence that the other rejects.
    const words = ['rule', '1', '1', '2', '1', 'rule', '2', 'The hut has no roof.', '2', '1', 'quit'];
    let at = 0;
    await expect(playInteractively(game, { ...driving, lines: typing(() => words[at++]) })).rejects.toThrow();
    const [reading, sentence] = game.decisions;
    expect(reading).toMatchObject({ by: -1, decided: { setting: openSettings(newBattle(game.plan))[0] } });
    expect(sentence.by).toBeGreaterThanOrEqual(0);
    expect(sentence.decided).toEqual(sentence.side === sentence.by ? { text: 'The hut has no roof.' } : 'as-it-is');
    expect(printed).toContain('The most important rule, invoked by');
    expect(printed).toContain('In force since round 0');
    expect(replay(recordOf(game, ['a', 'b']), gf).problem).toBeUndefined();
  });

  test('rolls real dice for all sides', async () => {
    const { game, driving } = seatAt('dice', [false, false], 'asked');
    const dice = new Dice('faces');
    const roll = (screen: string): string => {
      const asked = [...screen.matchAll(/roll (\d+) (?:die|dice)/g)].at(-1);
      return Array.from({ length: Number(asked?.[1]) }, () => dice.d6()).join(' ');
    };
    await playInteractively(game, { ...driving, lines: typing(roll) });
    expect(game.finished).toBe(true);
    expect(replay(recordOf(game, ['solo', 'solo']), gf).problem).toBeUndefined();
  });

  test('leaves when the input ends or on quit', async () => {
    const { game, driving } = seatAt('leaves', [true, true]);
    await expect(playInteractively(game, { ...driving, lines: typing(() => undefined) })).rejects.toThrow(PlayerQuit);
    await expect(playInteractively(game, { ...driving, lines: typing(() => 'quit') })).rejects.toThrow(PlayerQuit);
    expect(game.finished).toBe(false);
  });
});

test('positions are read in all typed forms', () => {
  expect(['34, 18', '34" 18.5"', '7;2'].map(parseSpot)).toEqual([
    { x: 3400, y: 1800 },
    { x: 3400, y: 1850 },
    { x: 700, y: 200 },
  ]);
  expect(['', '34', 'a, b', '-1, 2'].map(parseSpot)).toEqual([undefined, undefined, undefined, undefined]);
});
