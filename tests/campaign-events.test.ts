import {
  type BattleEvent,
  type BattlePlan,
  compilePlan,
  Game,
  type CampaignExtras,
  playOut,
  type Ruleset,
} from '@muster/engine';
import { aof, type CampaignRulesetId, EVENTS, generateTable, gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { bots, samplesOf } from './lib/battles.ts';

/** A random event for each side in every round. */
const missionOf = (campaign: CampaignRulesetId): CampaignExtras => ({
  events: { table: EVENTS[campaign], on: 1, dice: 'perPlayer', rerollDead: false },
});

const planOf = (campaign: CampaignRulesetId, ruleset: Ruleset, i: number): BattlePlan => {
  const { tableWidth: width, tableDepth: depth, terrainPieces, jumpLimit } = ruleset.numbers;
  const armies = samplesOf(ruleset);
  const pieces = terrainPieces + 1;
  return compilePlan({
    ruleset,
    armies: [armies[i % armies.length], armies[(i + 1) % armies.length]],
    table: generateTable(`table ${i}`, { width, depth, pieces, players: 2, jumps: jumpLimit > 0 }),
    extras: missionOf(campaign),
  });
};

const GAMES = [
  ['gf-3.4.0', gf],
  ['gff', gff],
  ['aof-2.0', aof],
] as const;

const BATTLES = Number(process.env['EVENT_BATTLES'] ?? 12);

describe.each(GAMES)('battles full of events: %s', (campaign, ruleset) => {
  test('are played to the end, and replayed from their steps', () => {
    const seen = new Set<number>();
    for (let i = 0; i < BATTLES; i++) {
      const plan = planOf(campaign, ruleset, i);
      const seed = `events ${i}`;
      const players = bots(i % 2 === 0 ? ['random', 'random'] : ['solo', 'solo'], seed);
      const listen = (event: BattleEvent): void => {
        if (event.type === 'event' && !event.dead) seen.add(event.number);
      };
      const game = playOut(new Game({ plan, seed, players, listen }));
      expect(game.finished, `battle ${i}`).toBe(true);
      const again = new Game({ plan, seed, unbegun: true });
      for (const [step, { action, answers, checksum }] of game.steps.entries()) {
        expect(again.repeat({ action, answers }), `battle ${i}, step ${step}`).toEqual({ status: 'done' });
        expect(again.steps[step].checksum, `battle ${i}, step ${step}`).toBe(checksum);
      }
    }
    const never = Object.keys(EVENTS[campaign]).filter((number) => !seen.has(Number(number)));
    expect(never.length, `never seen: ${never.join(' ')}`).toBeLessThan(12);
  });
});
