import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makePlayer } from '@muster/ai';
import { compilePlan, Game, playOut, recordOf, SETTINGS } from '@muster/engine';
import { makeRecordFile } from '@muster/protocol';
import { generateTable, gf } from '@muster/rules';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';
import { sampleArmy } from './lib/sample-battle.mjs';

/** Writes the golden replays anew. A changed checksum needs its reason in the commit. */
const COUNT = 30;
const armies = readdirSync(join(root, 'packages', 'army', 'samples'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
  .toSorted();

/** The last ten battles each turn some settings to their other value. */
const settingsOf = (number) =>
  number < 20
    ? {}
    : Object.fromEntries(
        Object.entries(SETTINGS)
          .filter((_, i) => i % 10 === number % 10)
          .map(([name, values]) => [name, values[1]]),
      );

prepare();
const folder = join(root, 'tests', 'golden');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (let number = 0; number < COUNT; number++) {
  const seed = `golden-${number}`;
  const sides = [armies[number % armies.length], armies[(number + 1 + (number >> 2)) % armies.length]];
  const names = [number % 3 === 0 ? 'random' : 'solo', number % 2 === 0 ? 'solo' : 'random'];
  const plan = compilePlan({
    ruleset: gf,
    armies: sides.map(sampleArmy),
    table: generateTable(seed, { width: 7200, depth: 4800, pieces: 15 + (number % 6), players: 2 }),
    settings: settingsOf(number),
  });
  const players = names.map((name, side) => makePlayer(name, `${seed}/${side}`));
  const game = playOut(new Game({ plan, seed, players }));
  const text = JSON.stringify(makeRecordFile(recordOf(game, names)));
  writeFileSync(join(folder, `${String(number).padStart(2, '0')}.json.gz`), gzipSync(text, { level: 9 }));
  process.stdout.write(`${seed}: ${sides.join(' against ')}, ${game.steps.length} steps\n`);
}
