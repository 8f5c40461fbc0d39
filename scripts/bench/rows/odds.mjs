import { parseUnitText } from '@muster/army';
import { assumeShots, copyBattle, meleeOdds, shootingOdds } from '@muster/engine';
import { hashText, hex } from '@muster/kernel';
import { duelOdds, matrixOf, standOff } from '@muster/lab';
import { gf } from '@muster/rules';
import { sampleArmy, sampleNames } from '../../lib/sample-battle.mjs';
import { timed } from '../timed.mjs';

const unit = (text) => parseUnitText(text).value;
const guard = unit('10x Guard Q4+ D4+ | 10x Rifle (24", A1), 10x Fist (A1)');
const squad = unit('10x Guard Q4+ D4+ | 9x Sword (A1), Maul (A2, AP(2), Rending)');

/** A checksum of numbers, to the last digit that matters. */
const sumOf = (numbers) => hex(hashText(JSON.stringify([...numbers].map((n) => n.toFixed(12)))));

/** One weapon group against one unit: ten shots at ten models, compiled and computed again each time. */
const volley = timed({
  name: 'odds.volley',
  unit: 'µs',
  count: 400,
  warmUp: 80,
  batches: 120,
  start: () => {
    const battle = standOff({ ruleset: gf, first: guard, second: guard });
    const scratch = copyBattle(battle);
    const groups = assumeShots(battle, 0, 1, { distance: 1200 });
    let odds;
    const task = () => (odds = shootingOdds(battle, 0, groups, { scratch }));
    return { task, checksum: () => sumOf([...odds.pHits, ...odds.pWounds, ...odds.pKills]) };
  },
});

/** A whole melee with morale: ten against ten, two kinds of weapon. */
const melee = timed({
  name: 'odds.melee',
  unit: 'ms',
  count: 50,
  warmUp: 60,
  batches: 120,
  start: () => {
    const battle = standOff({ ruleset: gf, first: squad, second: squad });
    const scratch = copyBattle(battle);
    let odds;
    const task = () => (odds = meleeOdds(battle, 0, 1, { scratch }));
    const checksum = () => {
      const { charger, defender, pTie } = odds;
      return sumOf([...charger.pModelsLost, ...defender.pModelsLost, pTie, charger.morale.pRouts]);
    };
    return { task, checksum };
  },
});

/** An exact duel of two units, both starts. */
const duelOf = (sizes, first, second) =>
  timed({
    unit: 'ms',
    ...sizes,
    start: () => {
      let odds;
      const task = () => (odds = duelOdds({ ruleset: gf, first, second }));
      return { task, checksum: () => sumOf([odds.win, odds.draw, odds.loss, odds.error]) };
    },
  });

/** Five riflemen against three brutes of Tough(3). */
const duel = duelOf(
  { name: 'odds.duel', count: 2, warmUp: 100, batches: 100 },
  unit('5x Guard Q4+ D4+ | 5x Rifle (24", A1), 5x Fist (A1)'),
  unit('3x Brute Q4+ D4+ Tough(3) | 3x Club (A3, AP(1))'),
);

/** Ten riflemen on each side. */
const largeDuel = duelOf({ name: 'odds.duel.large', count: 1, warmUp: 20, batches: 30 }, guard, guard);

/** Twenty units against twenty, shooting and charging, both ways. */
const matrix = timed({
  name: 'odds.matrix.20x20',
  unit: 's',
  count: 1,
  warmUp: 3,
  batches: 6,
  start: () => {
    const all = sampleNames('gf').flatMap((name) => sampleArmy(name).units);
    const units = Array.from({ length: 20 }, (_, i) => ({ ...all[i % all.length], id: `u${i}` }));
    let result;
    const task = () => (result = matrixOf({ ruleset: gf, first: units, second: units, distance: 1200 }));
    const checksum = () => {
      const cells = [...result.first, ...result.second].flat();
      return sumOf(cells.flatMap(({ shooting, charge }) => [shooting?.share ?? 0, charge?.share ?? 0]));
    };
    return { task, checksum };
  },
});

/** The heap of the largest computation: thirty models of Tough(24), sixty dice, both ways. */
const memory = {
  rows: [{ name: 'odds.memory', unit: 'MB growth' }],
  warmUp: 0,
  batches: 1,
  start: () => {
    const giant = unit('30x Giant Q3+ D3+ Tough(24), Regeneration | 60x Gun (24", A1, Deadly(3)), 60x Fist (A1)');
    const battle = standOff({ ruleset: gf, first: giant, second: giant });
    const used = () => {
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return (heapUsed + arrayBuffers) / 1e6;
    };
    let sum = '';
    const run = () => {
      globalThis.gc();
      const before = used();
      const shot = shootingOdds(battle, 0, assumeShots(battle, 0, 1, { distance: 1200 }));
      const fought = meleeOdds(battle, 0, 1);
      const value = used() - before;
      sum = sumOf([shot.meanKills, fought.pTie]);
      return [value];
    };
    return { run, checksum: () => sum };
  },
};

export const benches = [volley, melee, duel, largeDuel, matrix, memory];
