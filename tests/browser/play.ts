import { makePlayer } from '@muster/ai';
import { type Army, checksum, compilePlan, Game, playOut } from '@muster/engine';
import { hex } from '@muster/kernel';
import { generateTable, gf } from '@muster/rules';

/** Plays battles and gives their checksums: the same code in Node and in a browser. */
export const playForChecksums = (armies: readonly Army[], battles: number): string[] =>
  Array.from({ length: battles }, (_, i) => {
    const seed = `everywhere-${i}`;
    const plan = compilePlan({
      ruleset: gf,
      armies: [armies[i % armies.length], armies[(i + 1 + (i >> 2)) % armies.length]],
      table: generateTable(seed, { width: 7200, depth: 4800, pieces: 16, players: 2 }),
    });
    const players = (['solo', i % 2 ? 'random' : 'solo'] as const).map((name, side) =>
      makePlayer(name, `${seed}/${side}`),
    );
    const game = playOut(new Game({ plan, seed, players }));
    return `${hex(checksum(game.battle))} after ${game.steps.length}`;
  });
