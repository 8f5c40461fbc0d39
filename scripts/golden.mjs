import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makePlayer } from '@muster/ai';
import { compilePlan, Game, playOut, recordOf, SETTINGS } from '@muster/engine';
import { makeRecordFile } from '@muster/protocol';
import { aof, aofs, gf, gff } from '@muster/rules';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';
import { readyArmies, sampleArmy, sampleNames, sampleTable } from './lib/sample-battle.mjs';

/** Rewrites the golden replays. A changed checksum needs its reason in the commit. */
const GAMES = [
  { ruleset: gf, battles: 30 },
  { ruleset: gff, battles: 14 },
  { ruleset: aof, battles: 8 },
  { ruleset: aofs, battles: 6 },
];

/** Returns the armies of a game: its samples, or ready lists where it has none. */
const armiesOf = ({ id }) =>
  id === 'aofs' ? readyArmies(id) : sampleNames(id).map((name) => ({ name, army: sampleArmy(name, id) }));

/** From the twentieth battle on, each changes some settings from their defaults. */
const settingsOf = (number) =>
  number < 20
    ? {}
    : Object.fromEntries(
        Object.entries(SETTINGS)
          .filter((_, i) => i % 10 === number % 10)
          .map(([name, values]) => [name, values[1]]),
      );

/** Every seventh battle has three sides, every ninth four. */
const sidesOf = (number) => (number % 7 === 6 ? 3 : number % 9 === 8 ? 4 : 2);

const play = (ruleset, number) => {
  const seed = `golden-${number}`;
  const armies = armiesOf(ruleset);
  const sides = Array.from(
    { length: sidesOf(number) },
    (_, side) => armies[(number + side * (1 + (number >> 2))) % armies.length],
  );
  const names = sides.map((_, side) => ((number + side) % 3 === 0 ? 'random' : 'solo'));
  const plan = compilePlan({
    ruleset,
    armies: sides.map(({ army }) => army),
    table: sampleTable(seed, ruleset, sides.length, ruleset.numbers.terrainPieces + (number % 6)),
    settings: settingsOf(ruleset === gff ? number + 13 : number),
  });
  const players = names.map((name, side) => makePlayer(name, `${seed}/${side}`));
  const game = playOut(new Game({ plan, seed, players }));
  process.stdout.write(
    `${ruleset.id} ${seed}: ${sides.map(({ name }) => name).join(' against ')}, ${game.steps.length} steps\n`,
  );
  return JSON.stringify(makeRecordFile(recordOf(game, names)));
};

prepare();
const folder = join(root, 'tests', 'golden');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { ruleset, battles } of GAMES)
  for (let number = 0; number < battles; number++) {
    const file = `${ruleset.id}-${String(number).padStart(2, '0')}.json.gz`;
    writeFileSync(join(folder, file), gzipSync(play(ruleset, number), { level: 9 }));
  }
