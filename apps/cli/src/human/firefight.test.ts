import { Game, recordOf, replay } from '@muster/engine';
import { shipped } from '@muster/host/disk';
import { Dice } from '@muster/kernel';
import { gff } from '@muster/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLAIN } from '../colours.ts';
import { storyLogger } from '../log.ts';
import { printLine } from '../screen.ts';
import { prepareBattle } from '../setup.ts';
import { playInteractively } from './drive.ts';

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

test('people can play Firefights by typing anything, and get all Firefight questions', async () => {
  const asked = [
    /Shaken: .+\. Push up to 2"\? It needs a 4\+\./,
    /which unit do you activate\?(\n {2}.+)*\(.*\b[1-9] wound markers?\b/,
    /Blast: how are the hits split\?/,
  ];
  for (let i = 0; i < 12 && (i < 2 || !asked.every((words) => words.test(printed))); i++) {
    const sample = [i, i + 1].map((at) => shipped.names('samples', 'gff')[at % 4]);
    const { plan, lists } = prepareBattle({ army: [], sample, system: 'gff', tableSeed: `fire ${i}`, settings: {} });
    const logger = storyLogger(plan, PLAIN, printLine);
    const game = new Game({ plan, seed: `fire ${i}`, listen: logger.hear });
    const dice = new Dice(`typing ${i}`);
    const words = ['1', '1', '2', '3', '4', '5', 'auto', '34, 20'];
    const next = (): Promise<IteratorResult<string>> =>
      Promise.resolve({ done: false, value: words[dice.below(words.length)] });
    const players = plan.sides.map(() => undefined);
    // oxlint-disable-next-line no-await-in-loop -- one battle after the other
    await playInteractively(game, { players, lists, logger, paint: PLAIN, seed: `fire ${i}`, lines: { next } });
    expect(game.finished).toBe(true);
    expect(replay(recordOf(game, ['human', 'human']), gff).problem).toBeUndefined();
  }
  for (const words of asked) expect(printed).toMatch(words);
  expect(printed).not.toMatch(/undefined|NaN|\[object/);
});
