import { readFileSync } from 'node:fs';
import { makePlayer } from '@muster/ai';
import { GAME, Game, playOut } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { brawler } from '../docs/examples/brawler.ts';
import { samplePlan } from './lib/battles.ts';

const read = (file: string): string => readFileSync(new URL(`../docs/${file}`, import.meta.url), 'utf8');

describe('the guide to writing a player', () => {
  test('shows the player as it is in its file', () => {
    expect(read('computer-players.md')).toContain(read('examples/brawler.ts').trim());
  });

  test('a brawler plays whole battles by the rules and beats a random player', () => {
    let won = 0;
    for (let seed = 0; seed < 20; seed++) {
      const own = seed % 2;
      const players = [makePlayer('random', `${seed}`), makePlayer('random', `${seed}`)];
      players[own] = brawler(`${seed}`);
      const game = playOut(
        new Game({ plan: samplePlan([seed, seed + 1], `${seed % 4}`), seed: `brawl ${seed}`, players, bare: true }),
      );
      expect(game.finished).toBe(true);
      if (game.battle.game[GAME.winner] === own + 1) won++;
    }
    expect(won).toBeGreaterThan(10);
  });
});
