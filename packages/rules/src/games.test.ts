import { expect, test } from 'vitest';
import { CAMPAIGN_RULESETS } from './events/tables/events.ts';
import { gameName, gameOf, GAMES, SYSTEMS } from './games.ts';
import { RULESETS, newestRuleset } from './rulesets/index.ts';

test('every game has a ruleset of its name, and every ruleset is of a game', () => {
  for (const { id, name } of GAMES) expect(newestRuleset(id).name).toBe(name);
  expect([...new Set(RULESETS.map(({ id }) => id))]).toEqual(SYSTEMS);
});

test('every campaign ruleset belongs to a game', () => {
  expect(GAMES.flatMap(({ campaign }) => campaign ?? [])).toEqual(CAMPAIGN_RULESETS);
});

test('a game is found by its id', () => {
  expect(gameOf('gff')?.short).toBe('Firefight');
  expect([gameOf('chess'), gameOf('constructor')]).toEqual([undefined, undefined]);
  expect([gameName('aofs'), gameName('chess')]).toEqual(['Fantasy Skirmish', 'chess']);
});
