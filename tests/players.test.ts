import { makePlayer, type PlayerName, playerNames } from '@muster/ai';
import {
  type Battle,
  type BattlePlan,
  checksum,
  compilePlan,
  Game,
  phaseOf,
  playOut,
  type Question,
} from '@muster/engine';
import { generateTable, gf } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { samplesOf } from './lib/battles.ts';
import { isLong } from './lib/soak.ts';

const armies = samplesOf(gf);
const tables = ['north', 'east', 'south', 'west'].map((seed) =>
  generateTable(seed, { width: 7200, depth: 4800, pieces: 15, players: 2 }),
);
const pairings = armies.flatMap((_, a) => armies.map((__, b) => [a, b] as const));
const planOf = (a: number, b: number): BattlePlan =>
  compilePlan({ ruleset: gf, armies: [armies[a], armies[b]], table: tables[(a + b) % tables.length] });

/** A general thinks long: outside of long tests it plays every army once, on either side. */
const pairingsOf = (name: PlayerName): typeof pairings =>
  name === 'general' && !isLong ? pairings.filter(([a, b]) => b === (a + 1) % armies.length) : pairings;
const seedsOf = (name: PlayerName): number => (name === 'general' || !isLong ? 1 : 3);

/** A general with little time to think. */
const QUICK = { budget: { rollouts: 2 } };

/** Plays a battle between two players; throws on a refusal. */
const battleOf = (plan: BattlePlan, seed: string, players: readonly PlayerName[]): Game =>
  playOut(new Game({ plan, seed, players: players.map((name, side) => makePlayer(name, `${seed}/${side}`, QUICK)) }));

describe.each(playerNames)('%s against itself', (name) => {
  test.each(pairingsOf(name))('finishes every battle of armies %i and %i without a refusal', (a, b) => {
    const plan = planOf(a, b);
    for (let seed = 0; seed < seedsOf(name); seed++) {
      const { battle } = battleOf(plan, `${name} ${seed}`, [name, name]);
      expect([phaseOf(battle), battle.game[0]]).toEqual(['finished', gf.numbers.rounds]);
    }
  });

  test('plays the same battle in the same way, whatever was played before', () => {
    const first = checksum(battleOf(planOf(0, 1), 'again', [name, name]).battle);
    const warm = planOf(0, 1);
    battleOf(warm, 'other', [name, name]);
    expect(checksum(battleOf(warm, 'again', [name, name]).battle)).toBe(first);
  });

  test('does not change the battle when it thinks', () => {
    const thinker = makePlayer(name, 'thinker', QUICK);
    const untouched = <T>(battle: Battle, think: () => T): T => {
      const before = checksum(battle);
      const thought = think();
      expect(checksum(battle)).toBe(before);
      return thought;
    };
    const player = {
      act: (battle: Battle, side: number) => untouched(battle, () => thinker.act(battle, side)),
      answer: (battle: Battle, question: Question) => untouched(battle, () => thinker.answer(battle, question)),
    };
    const game = playOut(new Game({ plan: planOf(1, 2), seed: 'thinker', players: [player, player] }));
    expect(game.finished).toBe(true);
  });
});

describe('solo', () => {
  test('beats random almost always', () => {
    let won = 0;
    for (let seed = 0; seed < 12; seed++) {
      const solo = seed % 2;
      const order: PlayerName[] = solo === 0 ? ['solo', 'random'] : ['random', 'solo'];
      const { battle } = battleOf(planOf(seed % 4, (seed + 1 + (seed >> 2)) % 4), `duel ${seed}`, order);
      if (battle.game[7] === solo + 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(11);
  });

  test('uses charges, spells, ambushes, scouts and transports', () => {
    const seen = new Set<string>();
    for (const [a, b] of pairings)
      playOut(
        new Game({
          plan: planOf(a, b),
          seed: 'variety',
          players: [makePlayer('solo', 'a'), makePlayer('solo', 'b')],
          listen: (event) => {
            if (event.type === 'activated') seen.add(event.action);
            if (event.type === 'deployed') seen.add(event.how);
            seen.add(event.type);
          },
        }),
      );
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'hold',
        'advance',
        'rush',
        'charge',
        'idle',
        'ambush',
        'scout',
        'cast',
        'joined',
        'disembarked',
      ]),
    );
  });
});
