import { type Battle, checksum, compilePlan, GAME, Game, newBattle, setPhase } from '@muster/engine';
import { generateTable, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { firstObjectiveSpot, leavesRoom } from './objective-spots.ts';
import { makePlayer, playerNames } from './players/players.ts';

const army = { name: 'Army', units: [], spells: [] };

/** A Firefight table on which objectives are being placed, some already placed. */
const placing = (markers: readonly (readonly [number, number])[], toPlace: number): Battle => {
  const battle = newBattle(
    compilePlan({ ruleset: gff, armies: [army, army], table: { width: 4800, depth: 4800, terrain: [] } }),
  );
  setPhase(battle, 'objectives');
  battle.game[GAME.objectives] = markers.length;
  battle.game[GAME.objectivesToPlace] = toPlace;
  markers.forEach(([x, y], i) => {
    battle.objX[i] = x;
    battle.objY[i] = y;
  });
  return battle;
};

const quarters = [
  [1800, 1800],
  [3000, 1800],
  [1800, 3000],
] as const;

describe('room for later objectives', () => {
  test('is used up by a fourth objective in the last quarter of the middle, but not by one in its corner', () => {
    const battle = placing(quarters, 5);
    expect(leavesRoom(battle, 3000, 3000)).toBe(false);
    // 28, 28 is over 10" from all of them then.
    expect(leavesRoom(battle, 3599, 3599)).toBe(true);
    expect(leavesRoom(placing(quarters, 4), 3000, 3000)).toBe(true);
    // In the corners there is room for all.
    expect(leavesRoom(placing([[1201, 1201]], 5), 3599, 3599)).toBe(true);
  });

  test('is checked without changing the battle', () => {
    const battle = placing(quarters, 5);
    const before = checksum(battle);
    leavesRoom(battle, 3000, 3000);
    expect(checksum(battle)).toBe(before);
  });
});

test('without any legal place objectives are left out', () => {
  expect(firstObjectiveSpot(placing([...quarters, [3000, 3000]], 5))).toEqual({ type: 'pass' });
  expect(firstObjectiveSpot(placing([], 3))).toEqual({ type: 'place-objective', x: 1201, y: 1201 });
});

test.each(playerNames)('two %s players place all objectives of a Firefight battle', (name) => {
  for (let seed = 0; seed < 40; seed++) {
    const table = generateTable(`markers ${seed % 8}`, { width: 4800, depth: 4800, pieces: 20, players: 2 });
    const plan = compilePlan({ ruleset: gff, armies: [army, army], table });
    const players = [0, 1].map((side) => makePlayer(name, `${seed} ${side}`, { budget: { rollouts: 2 } }));
    const game = new Game({ plan, seed: `${seed}`, players });
    const wanted = game.battle.game[GAME.objectivesToPlace];
    for (let i = 0; i < wanted; i++) game.playStep();
    expect(game.battle.game[GAME.objectives]).toBe(wanted);
  }
});
