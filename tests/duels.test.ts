import { compilePlan, Game, playOut, reportOf, type Ruleset } from '@muster/engine';
import { aof, type CampaignRulesetId, duelSetup, duelTable, EVENTS, gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { bots, samplesOf } from './lib/battles.ts';

const GAMES: readonly (readonly [CampaignRulesetId, Ruleset])[] = [
  ['gf-3.4.0', gf],
  ['gff', gff],
  ['aof-2.0', aof],
];

const DUELS = 16;

describe.each(GAMES)('duels in %s', (campaign, ruleset) => {
  const [effect] = EVENTS[campaign][66].does;
  if (effect.do !== 'duel') throw new Error('66 is a duel');
  const { foe } = effect;
  const champions = samplesOf(ruleset).flatMap((army) => army.units.map((unit) => ({ unit, army })));

  const tables = ['one', 'two', 'three'].map((seed) => duelTable(seed, ruleset.numbers.jumpLimit > 0));

  test('are fought to a winner by all players, and replayed from their steps', () => {
    const winners = new Set<number | undefined>();
    for (let i = 0; i < DUELS; i++) {
      const { unit: champion, army } = champions[(i * 7) % champions.length];
      const table = tables[i % tables.length];
      const plan = compilePlan(duelSetup({ ruleset, champion, championSide: army, foe, foeSide: 'The Pit', table }));
      const seed = `duel ${i}`;
      const players = bots(i % 4 === 0 ? ['random', 'random'] : ['solo', 'solo'], seed);
      const game = playOut(new Game({ plan, seed, players }));
      const { finished, winner, rounds } = reportOf(game);
      expect([finished, winner === 0 || winner === 1, rounds <= 12], `duel ${i}`).toEqual([true, true, true]);
      winners.add(winner);
      const again = new Game({ plan, seed, unbegun: true });
      for (const [step, { action, answers, checksum }] of game.steps.entries()) {
        expect(again.repeat({ action, answers })).toEqual({ status: 'done' });
        expect(again.steps[step].checksum, `duel ${i}, step ${step}`).toBe(checksum);
      }
    }
    expect(winners.size).toBe(2);
  });
});
