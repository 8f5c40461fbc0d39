import { GAME, Game, phaseOf } from '@muster/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLAIN } from '../colours.ts';
import { SILENT } from '../log.ts';
import { prepareBattle } from '../setup.ts';
import { playInteractively, PlayerQuit } from './drive.ts';

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Plays setup with people who choose the first option, except in one phase or at some questions. */
const setUp = async (
  sides: number,
  system: string,
  wishes: Partial<Record<string, string>> = {},
  answer: (asked: string) => string | undefined = () => undefined,
): Promise<Game> => {
  const sample = ['lantern-wardens', 'kestrel-guild', 'ember-choir', 'mossback-kith'].slice(0, sides);
  const { plan, lists } = prepareBattle({ army: [], sample, system, tableSeed: 'people', settings: {} });
  const game = new Game({ plan, seed: 'people' });
  const next = (): Promise<IteratorResult<string>> => {
    const phase = phaseOf(game.battle);
    const isOver = game.battle.game[GAME.round] > 0;
    if (isOver) return Promise.resolve({ done: true, value: undefined });
    return Promise.resolve({ done: false, value: answer(printed.slice(-1000)) ?? wishes[phase] ?? '1' });
  };
  const players = plan.sides.map(() => undefined);
  const driving = { players, lists, logger: SILENT, paint: PLAIN, seed: 'people', lines: { next } };
  await expect(playInteractively(game, driving)).rejects.toThrow(PlayerQuit);
  return game;
};

test('each of three sides chooses a free corner', async () => {
  const { battle } = await setUp(3, 'gf', { deployment: 'auto', scout: 'auto' });
  expect([...battle.sideZone].sort((a, b) => a - b)).toEqual([0, 1, 2]);
  expect(printed).toMatch(/: choose your corner of the table/);
  for (const corner of ['upper left', 'upper right', 'lower right', 'lower left'])
    expect(printed).toContain(`the ${corner} corner`);
  // The first one is offered to the winner alone.
  expect(printed.match(/the upper left corner/g)).toHaveLength(1);
});

test('in Firefight any edge can be chosen, and positions are given along it', async () => {
  const { battle } = await setUp(2, 'gff', { edge: '3' });
  expect([...battle.sideZone].sort((a, b) => a - b)).toEqual([2, 3]);
  for (const words of ['the left edge', 'far up, in front', 'down, further back']) expect(printed).toContain(words);
  expect(battle.game[GAME.objectives]).toBe(battle.game[GAME.objectivesToPlace]);
  const left = battle.sideZone.indexOf(2);
  const xs = battle.plan.models.filter(({ side, index }) => side === left && battle.x[index] > 0);
  for (const { index } of xs) expect(battle.x[index]).toBeLessThan(1200);
});

test('a person chooses which units heroes join and which transports units use', async () => {
  const numberOf = (asked: string, label: string): string =>
    /^\s*(\d+)\s+$/m.exec(asked.split(label)[0].split('\n').at(-1) ?? '')?.[1] ?? '1';
  const { battle } = await setUp(2, 'gf', { deployment: 'auto', scout: 'auto' }, (asked) => {
    const question = asked.slice(asked.lastIndexOf('?') - 40);
    if (question.includes('ride in transports?')) return numberOf(question, 'choose one by one');
    return question.includes('ride in?') ? numberOf(question, 'no transport') : undefined;
  });
  expect(printed).toMatch(/Which unit does .* join\?/);
  const joined = [...battle.unitHero].filter((hero) => hero >= 0);
  expect(joined.length).toBeGreaterThan(0);
  expect([...battle.unitIn].every((transport) => transport < 0)).toBe(true);
});
