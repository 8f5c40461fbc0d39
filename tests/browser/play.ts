import { makePlayer } from '@muster/ai';
import { type Army, checksum, compilePlan, Game, playOut } from '@muster/engine';
import { hex } from '@muster/kernel';
import { generateTable, gf, rulesetOf } from '@muster/rules';

/** Plays battles of each game and returns their checksums. The same code runs in Node and in a browser. */
export const playForChecksums = (armiesOf: Readonly<Record<string, readonly Army[]>>, battles: number): string[] =>
  Array.from({ length: battles }, (_, i) => {
    const seed = `everywhere-${i}`;
    const games = Object.keys(armiesOf);
    const game = games[i % games.length];
    const armies = armiesOf[game];
    const ruleset = rulesetOf(game) ?? gf;
    const { tableWidth: width, tableDepth: depth, terrainPieces, jumpLimit } = ruleset.numbers;
    const plan = compilePlan({
      ruleset,
      armies: [armies[i % armies.length], armies[(i + 1 + (i >> 2)) % armies.length]],
      table: generateTable(seed, { width, depth, pieces: terrainPieces + 1, players: 2, jumps: jumpLimit > 0 }),
    });
    const players = (['solo', i % 2 ? 'random' : 'solo'] as const).map((name, side) =>
      makePlayer(name, `${seed}/${side}`),
    );
    const played = playOut(new Game({ plan, seed, players }));
    return `${game} ${hex(checksum(played.battle))} after ${played.steps.length}`;
  });
