import { makePlayer, type PlayerName, playerNames } from '@muster/ai';
import {
  type Army,
  type BattlePlan,
  compilePlan,
  Game,
  type CampaignExtras,
  type Player,
  playOut,
  type Ruleset,
  type Table,
} from '@muster/engine';
import { Dice } from '@muster/kernel';
import { type CampaignRulesetId, EVENTS, gameOf, generateTable } from '@muster/rules';
import { expect, test } from 'vitest';
import { type Bands, bandsOf } from './bands.ts';
import { repeats } from './soak.ts';

/** The number of battles of each game, and how many of them use the same armies and table. */
const BATTLES = Number(process.env['REFUSAL_BATTLES'] ?? repeats(2000, 400));
const PER_PLAN = repeats(40, 8);

/** Units of a side: battles of small forces are short. */
const UNITS = 3;

/** The number of refusals that are listed; the rest is only counted. */
const MOST_LISTED = 5;

/** Campaign extras with everything in them. Every third battle has some, and every other of these has random events. */
const extrasOf = (campaign: CampaignRulesetId, sides: number, number: number): CampaignExtras | undefined =>
  number % 3 !== 2
    ? undefined
    : {
        ...(number % 2 === 0
          ? { events: { table: EVENTS[campaign], on: 2, dice: 'perPlayer', rerollDead: true } as const }
          : {}),
        underdog: Array.from({ length: sides }, (_, side) => 3 * side),
        goesOn: 5,
        concedes: true,
      };

/** Usually two sides, sometimes three or four. */
const sidesOf = (number: number): number => (number % 8 === 3 ? 3 : number % 8 === 7 ? 4 : 2);

/** Tables of each game and number of sides: generating one takes longer than a battle. */
const TABLES = 6;
const tables = new Map<string, Table>();

const tableOf = ({ id, numbers }: Ruleset, sides: number, number: number): Table => {
  const key = `${id} ${sides} ${number % TABLES}`;
  const { tableWidth: width, tableDepth: depth, terrainPieces, jumpLimit } = numbers;
  const pieces = terrainPieces + 3 * ((number % TABLES) - 2);
  const table = tables.get(key) ?? generateTable(key, { width, depth, pieces, players: sides, jumps: jumpLimit > 0 });
  tables.set(key, table);
  return table;
};

/** Returns a random force; one in three has rules of army books, which take longest. */
const drawBand = ({ usual, allBookRules }: Bands, dice: Dice): Army => {
  const from = dice.below(3) === 0 ? allBookRules : usual;
  return from[dice.below(from.length)];
};

/** Returns a battle of small forces that depends only on its number. */
export const planOf = (ruleset: Ruleset, number: number, bands: Bands): BattlePlan => {
  const dice = new Dice(`bands ${ruleset.id}`, number);
  const sides = sidesOf(number);
  const extras = extrasOf(gameOf(ruleset.id)?.campaign ?? 'gf-3.4.0', sides, number);
  return compilePlan({
    ruleset,
    armies: Array.from({ length: sides }, () => drawBand(bands, dice)),
    table: tableOf(ruleset, sides, number),
    settings: { castingAssists: number % 4 === 1 ? 'open' : 'blind' },
    ...(extras ? { extras } : {}),
  });
};

/** Players that think long take part in one of this many battles only. */
const SLOW: readonly PlayerName[] = ['general'];
const SELDOM = repeats(250, 50);

/** Returns the players of a battle: all pairings in turn; larger battles repeat the names. */
const seatsOf = (sides: number, battle: number): PlayerName[] => {
  const isSlow = battle % SELDOM === SELDOM - 1;
  const turn = isSlow ? Math.trunc(battle / SELDOM) : battle;
  const names = isSlow ? playerNames : playerNames.filter((name) => !SLOW.includes(name));
  return Array.from({ length: sides }, (_, side) => {
    const at = side % 2 === 0 ? turn : Math.trunc(turn / names.length);
    return isSlow && side === 0 ? SLOW[turn % SLOW.length] : names[(at + (side >> 1)) % names.length];
  });
};

const playerOf = (name: PlayerName, seed: string): Player => makePlayer(name, seed, { budget: { rollouts: 1 } });

/** What went wrong in a battle; undefined when nothing was refused and it was finished. */
const troubleIn = (plan: BattlePlan, seed: string, names: readonly PlayerName[]): string | undefined => {
  try {
    const players = names.map((name, side) => playerOf(name, `${seed}/${side}`));
    const game = playOut(new Game({ plan, seed, players, bare: true }));
    return game.finished ? undefined : 'it never ended';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Tests in thousands of battles of one game that no computer player takes an action or gives an answer that the rules refuse. */
export const seekRefusals = (ruleset: Ruleset): void =>
  test(`${BATTLES} battles of ${ruleset.name} between all players without a refusal`, () => {
    const bands = bandsOf(ruleset, UNITS);
    const troubles: string[] = [];
    let refusals = 0;
    let plan = planOf(ruleset, 0, bands);
    for (let battle = 0; battle < BATTLES; battle++) {
      const number = Math.trunc(battle / PER_PLAN);
      if (battle > 0 && battle % PER_PLAN === 0) plan = planOf(ruleset, number, bands);
      const names = seatsOf(plan.sides.length, battle);
      const seed = `${ruleset.id} ${battle}`;
      const trouble = troubleIn(plan, seed, names);
      if (trouble === undefined) continue;
      refusals++;
      if (troubles.length < MOST_LISTED) troubles.push(`battle ${battle} of ${names.join(', ')}: ${trouble}`);
    }
    expect(troubles).toEqual([]);
    expect(refusals).toBe(0);
  });
