import { parseUnitText } from '@muster/army';
import { assumeShots, copyBattle, meleeOdds, shootingOdds } from '@muster/engine';
import { hashText, hex } from '@muster/kernel';
import { duelOdds, matrixOf, standOff } from '@muster/lab';
import { gf } from '@muster/rules';
import { medianTime } from '../lib/measure.mjs';
import { sampleArmy, sampleNames } from '../lib/sample-battle.mjs';

const unit = (text) => parseUnitText(text).value;
const guard = unit('10x Guard Q4+ D4+ | 10x Rifle (24", A1), 10x Fist (A1)');
const squad = unit('10x Guard Q4+ D4+ | 9x Sword (A1), Maul (A2, AP(2), Rending)');

/** A checksum of numbers, to the last digit that matters. */
const sumOf = (numbers) => hex(hashText(JSON.stringify([...numbers].map((n) => n.toFixed(12)))));

/** One weapon group against one unit: ten shots at ten models, compiled and computed anew each time. */
const volley = {
  name: 'odds.volley',
  unit: 'µs',
  run: () => {
    const battle = standOff({ ruleset: gf, first: guard, second: guard });
    const scratch = copyBattle(battle);
    const groups = assumeShots(battle, 0, 1, { distance: 1200 });
    let odds;
    const value = medianTime(() => {
      for (let i = 0; i < 200; i++) odds = shootingOdds(battle, 0, groups, { scratch });
    }, 41);
    return { value: (value * 1000) / 200, checksum: sumOf([...odds.pHits, ...odds.pWounds, ...odds.pKills]) };
  },
};

/** A whole melee with morale: ten against ten, two kinds of weapon. */
const melee = {
  name: 'odds.melee',
  unit: 'ms',
  run: () => {
    const battle = standOff({ ruleset: gf, first: squad, second: squad });
    const scratch = copyBattle(battle);
    let odds;
    const value = medianTime(() => {
      for (let i = 0; i < 10; i++) odds = meleeOdds(battle, 0, 1, { scratch });
    }, 41);
    const { charger, defender, pTie } = odds;
    return {
      value: value / 10,
      checksum: sumOf([...charger.pModelsLost, ...defender.pModelsLost, pTie, charger.morale.pRouts]),
    };
  },
};

/** An exact duel: five riflemen against three brutes of Tough(3), both starts. */
const duel = {
  name: 'odds.duel',
  unit: 'ms',
  run: () => {
    const first = unit('5x Guard Q4+ D4+ | 5x Rifle (24", A1), 5x Fist (A1)');
    const second = unit('3x Brute Q4+ D4+ Tough(3) | 3x Club (A3, AP(1))');
    let odds;
    const value = medianTime(() => {
      odds = duelOdds({ ruleset: gf, first, second });
    }, 41);
    if (odds.error > 0) throw new Error('the duel is not exact');
    return { value, checksum: sumOf([odds.win, odds.draw, odds.loss]) };
  },
};

/** The same with ten riflemen on each side. */
const largeDuel = {
  name: 'odds.duel.large',
  unit: 'ms',
  run: () => {
    let odds;
    const value = medianTime(() => {
      odds = duelOdds({ ruleset: gf, first: guard, second: guard });
    }, 11);
    return { value, checksum: sumOf([odds.win, odds.draw, odds.loss, odds.error]) };
  },
};

/** Twenty units against twenty, shooting and charging, both ways. */
const matrix = {
  name: 'odds.matrix.20x20',
  unit: 's',
  run: () => {
    const all = sampleNames('gf').flatMap((name) => sampleArmy(name).units);
    const units = Array.from({ length: 20 }, (_, i) => ({ ...all[i % all.length], id: `u${i}` }));
    const start = performance.now();
    const { first, second } = matrixOf({ ruleset: gf, first: units, second: units, distance: 1200 });
    const value = (performance.now() - start) / 1000;
    const shares = [...first, ...second].flat().flatMap((cell) => [cell.shooting?.share ?? 0, cell.charge?.share ?? 0]);
    return { value, checksum: sumOf(shares) };
  },
};

/** The heap of the largest computation: thirty models of Tough(24), sixty dice, both ways. */
const memory = {
  name: 'odds.memory',
  unit: 'MB growth',
  run: () => {
    const giant = unit('30x Giant Q3+ D3+ Tough(24), Regeneration | 60x Gun (24", A1, Deadly(3)), 60x Fist (A1)');
    const battle = standOff({ ruleset: gf, first: giant, second: giant });
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
    const shot = shootingOdds(battle, 0, assumeShots(battle, 0, 1, { distance: 1200 }));
    const fought = meleeOdds(battle, 0, 1);
    const value = (process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers - before) / 1e6;
    return { value, checksum: sumOf([shot.meanKills, fought.pTie]) };
  },
};

export const cases = [volley, melee, duel, largeDuel, matrix, memory];
