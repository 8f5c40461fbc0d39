import { type PlayerName, playerNames } from '@muster/ai';
import { type BattleEvent, type BattlePlan, checksum, GAME, recordOf, replay, type Ruleset } from '@muster/engine';
import { makeRecordFile, parseRecordFile } from '@muster/protocol';
import { aof, gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { playedBattle, samplePlan } from './lib/battles.ts';
import { faultsOf } from './lib/invariants.ts';
import { isLong } from './lib/soak.ts';

const SEEDS = isLong ? ['one', 'three'] : ['one'];

/** The same player on every side. A general thinks long: outside of long tests it plays against faster players. */
const seatsOf = (name: PlayerName, sides: number): PlayerName[] =>
  Array.from({ length: sides }, (_, side) => (name === 'general' && side > 0 && !isLong ? 'solo' : name));

const planFor = (ruleset: Ruleset, sides: number, seed: string): BattlePlan =>
  samplePlan(
    Array.from({ length: sides }, (_, i) => seed.length + i),
    seed,
    { ruleset },
  );

describe.each([gf, aof, gff])('$name', (ruleset) => {
  describe.each([3, 4])('with %i sides', (sides) => {
    test.each(playerNames)('%s plays battles to their end, the same way each time', (name: PlayerName) => {
      for (const seed of SEEDS) {
        const plan = planFor(ruleset, sides, seed);
        const acted = new Set<number>();
        let endings = 0;
        let homeless = 0;
        const names = seatsOf(name, sides);
        const listen = (event: BattleEvent): void => {
          if (event.type === 'activated') acted.add(plan.units[event.unit].side);
          if (event.type === 'finished') endings++;
          if (event.type === 'passed' && event.phase !== 'ambush') homeless++;
        };
        const game = playedBattle(plan, `${ruleset.id} ${sides} ${name} ${seed}`, names, { listen });
        const { battle } = game;
        expect([game.finished, battle.game[GAME.round], endings]).toEqual([true, ruleset.numbers.rounds, 1]);
        // All objectives and all units have been placed.
        expect(homeless).toBe(0);
        expect([...acted].sort((a, b) => a - b)).toEqual(plan.sides.map((side) => side.index));
        expect(new Set(battle.sideZone).size).toBe(sides);
        expect(Math.min(...battle.sideZone)).toBeGreaterThanOrEqual(0);
        expect(battle.game[GAME.objectives]).toBeGreaterThanOrEqual(3);
        expect(faultsOf(battle)).toEqual([]);
        const file = parseRecordFile(JSON.parse(JSON.stringify(makeRecordFile(recordOf(game, names)))));
        if (!file.ok) throw new Error(JSON.stringify(file.error));
        const again = replay(file.value, ruleset);
        expect(again.problem).toBeUndefined();
        expect(checksum(again.game.battle)).toBe(checksum(battle));
      }
    });
  });
});
