import { aof, aofs, banner, blast, entrenched, fast, gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { gamesWith, hasWays } from './games.ts';
import { scene } from './scene.ts';

describe('the games with a rule', () => {
  test('are all that have it, or those with some ways', () => {
    expect(gamesWith(fast).map(({ ruleset }) => ruleset)).toEqual([gf, gff, aof, aofs]);
    expect(gamesWith(entrenched).map(({ ruleset }) => ruleset)).toEqual([aof, aofs]);
    expect(gamesWith(fast, { morale: 'unit' }).map(({ ruleset }) => ruleset)).toEqual([gf, aof]);
    expect(gamesWith(fast, { morale: 'unit', wounds: 'effects' })).toEqual([]);
    expect(gamesWith({ ...fast, id: 'unheard-of' })).toEqual([]);
    expect([hasWays(gff, {}), hasWays(gff, { wounds: 'marks' })]).toEqual([true, false]);
  });

  test('are played by their own rulesets, and what a game makes of a rule counts there', () => {
    for (const game of gamesWith(blast)) {
      const s = game.scene({ units: [{ id: 'a', at: [10, 10], rules: [fast], weapons: [{ rules: [[blast, 3]] }] }] });
      expect(s.plan.ruleset.id).toBe(game.ruleset.id);
      expect(s.plan.ruleset.rules.blast).toBe(game.ruleset.rules.blast);
    }
  });

  test('roll volleys by them', () => {
    const results = gamesWith(fast).map(({ volley }) =>
      volley({ attacks: 2, target: { models: 1 }, dice: '4 4 | 1 1' }),
    );
    // The last model of a unit gathers markers in Firefight and Skirmish.
    expect(results.map(({ landed, removed }) => [landed, removed])).toEqual([
      [1, 1],
      [2, 0],
      [1, 1],
      [2, 0],
    ]);
  });
});

test('a scene adds made-up rules, and those that its game lacks', () => {
  const quick = { ...fast, move: { advance: 3, rush: 6 } };
  const made = scene({ units: [{ id: 'a', at: [10, 10], rules: [quick, banner] }] });
  expect(made.plan.models[0]).toMatchObject({ advance: 900, ruleIds: ['banner', 'fast'] });
  expect(made.plan.ruleset.rules.banner).toBe(banner);
});
