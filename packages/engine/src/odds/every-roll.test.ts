import {
  ap,
  bane,
  blast,
  counter,
  deadly,
  fear,
  fearless,
  furious,
  gff,
  hero,
  impact,
  regeneration,
  rending,
  surge,
  takedown,
  tough,
} from '@muster/rules';
import { scene, type TestScene, type TestUnit, type TestWeapon } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { BattleEvent } from '../contract/events.ts';
import type { Play } from '../contract/play.ts';
import { fight } from '../play/melee.ts';
import { testHurtUnits } from '../play/morale.ts';
import { shoot } from '../play/shooting.ts';
import { type Battle, copyBattle, copyInto, UNIT_FLAG } from '../state/battle.ts';
import { assumeShots } from './assume.ts';
import { moraleAfterAttack, shootingOdds } from './attack-odds.ts';
import { meleeOdds } from './melee-odds.ts';

type Tally = Record<string, number>;

/** Plays something with every row of dice that it may ask for, each with its chance. */
const everyRoll = (
  battle: Battle,
  run: (play: Play) => void,
  tell: (events: readonly BattleEvent[], chance: number) => void,
): void => {
  const faces: number[] = [];
  const scratch = copyBattle(battle);
  do {
    copyInto(scratch, battle);
    const events: BattleEvent[] = [];
    let rolled = 0;
    const answers: Record<string, unknown> = { 'strike-back': true, consolidate: [], push: 'no' };
    run({
      battle: scratch,
      listening: true,
      emit: (event) => events.push(event),
      lose: () => {},
      roll: (_purpose, _unit, count) => Array.from({ length: count }, () => (faces[rolled++] ??= 1)),
      ask: ({ kind }) => (answers[kind] ?? 'auto') as never,
      askAll: () => [],
      pick: () => 0,
    });
    let chance = 1;
    for (let die = 0; die < rolled; die++) chance /= 6;
    tell(events, chance);
    while (faces.at(-1) === 6) faces.pop();
    if (faces.length > 0) faces[faces.length - 1]++;
  } while (faces.length > 0);
};

const count = (tally: Tally, key: number | string, chance: number): void => {
  tally[key] = (tally[key] ?? 0) + chance;
};

const expectSame = (odds: ArrayLike<number> | Tally, rolled: Tally): void => {
  const keys = new Set([...Object.keys(odds), ...Object.keys(rolled)]);
  const known = odds as Tally;
  for (const key of keys) expect([key, known[key] ?? 0]).toEqual([key, expect.closeTo(rolled[key] ?? 0, 10)]);
};

const fallen = (events: readonly BattleEvent[], unit: number): number =>
  events.filter((event) => event.type === 'fell' && event.unit === unit && event.cause !== 'rout').length;

const three = [tough, 3] as const;
type Case = [string, TestScene];

const guns = (...weapons: readonly TestWeapon[]): TestUnit => ({
  id: 'gun',
  at: [10, 10],
  weapons: weapons.map((weapon, i) => ({ name: `Gun ${i}`, range: 24, ...weapon })),
});
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16] };
const shots: Case[] = [
  [
    'Rending, Surge and Blast',
    { units: [guns({ rules: [rending, surge, [blast, 2]] }), { ...foe, models: 3, defense: 3 }] },
  ],
  [
    'Deadly before the rest',
    { units: [guns({}, { rules: [[deadly, 2]] }), { ...foe, models: 2, rules: [three], wounds: [1, 0] }] },
  ],
  [
    'Deadly and Regeneration',
    { units: [guns({ rules: [[deadly, 3]] }), { ...foe, models: 2, rules: [three, regeneration] }] },
  ],
  [
    'Bane and AP, a hero, morale with a second chance',
    {
      units: [
        guns({ rules: [bane] }, { rules: [[ap, 2]] }),
        { ...foe, rules: [fearless], hero: { quality: 3, defense: 2, rules: [fearless] } },
      ],
    },
  ],
  [
    'a squad of two Qualities',
    {
      units: [
        {
          ...guns({ rules: [rending] }),
          hero: { quality: 2, rules: [hero], weapons: [{ name: 'Gun 0', range: 24, rules: [rending] }] },
        },
        { ...foe, models: 2 },
      ],
    },
  ],
  [
    'Firefight: a group, checked once',
    { ruleset: gff, units: [guns({}, { rules: [[deadly, 3]] }), { ...foe, models: 2 }] },
  ],
  [
    'Firefight: checked after each group',
    {
      ruleset: gff,
      settings: { gffCheckOncePerEvent: false },
      units: [guns({}, {}), { ...foe, rules: [[tough, 2]], wounds: [1] }],
    },
  ],
  [
    'Firefight: a Blast that is shared',
    {
      ruleset: gff,
      units: [
        guns({ rules: [rending, [blast, 3]] }),
        { ...foe, models: 2 },
        { ...foe, id: 'near', at: [13, 16], rules: [three] },
      ],
    },
  ],
  [
    'Firefight: a shared Blast whose wounds stay on one model for one bearer and spill for the other',
    {
      ruleset: gff,
      units: [
        { ...guns({ rules: [[blast, 2]] }), quality: 6, models: 2, rulesOf: { 0: [[deadly, 2]] } },
        { ...foe, models: 2 },
        { ...foe, id: 'near', at: [13, 16], rules: [[tough, 6]] },
      ],
    },
  ],
];

describe('shots: the odds match the dice', () => {
  test.each(shots)('%s', (_, spec) => {
    const { battle } = scene(spec);
    const groups = assumeShots(battle, 0, 1, { distance: 600, cover: 'area' });
    const [hits, wounds, kills, morale]: Tally[] = [{}, {}, {}, {}];
    everyRoll(
      battle,
      (play) => {
        shoot(play, 0, groups);
        testHurtUnits(play, 0);
      },
      (events, chance) => {
        const volleys = events.filter((event) => event.type === 'volley').filter(({ target }) => target === 1);
        count(
          hits,
          volleys.reduce((sum, volley) => sum + volley.hits, 0),
          chance,
        );
        count(
          wounds,
          volleys.reduce((sum, volley) => sum + volley.wounds, 0),
          chance,
        );
        count(kills, fallen(events, 1), chance);
        for (const event of events) if (event.type === 'morale') count(morale, event.result, chance);
      },
    );
    const odds = shootingOdds(battle, 0, groups);
    expectSame(odds.pHits, hits);
    expectSame(odds.pWounds, wounds);
    expectSame(odds.pKills, kills);
    const { pPasses, pShaken } = moraleAfterAttack(odds);
    expectSame({ steady: pPasses, shaken: pShaken }, morale);
  });
});

const charger: TestUnit = {
  id: 'charger',
  at: [10, 10],
  flags: UNIT_FLAG.charged | UNIT_FLAG.moved,
  weapons: [{ name: 'Blade' }],
};
const charged: TestUnit = { id: 'foe', side: 1, at: [10, 11], weapons: [{ name: 'Axe' }] };
const spear = [{ name: 'Spear', rules: [counter] }];
const melees: Case[] = [
  [
    'Counter against Impact',
    {
      units: [
        { ...charger, rules: [[impact, 2]], weapons: [] },
        { ...charged, weapons: spear },
      ],
    },
  ],
  [
    'Takedown and Furious at a hero',
    {
      units: [
        { ...charger, rules: [furious, three], weapons: [{ name: 'Knife', rules: [takedown] }] },
        { ...charged, hero: { rules: [[tough, 2]] } },
      ],
    },
  ],
  [
    'Fear, surplus and a rout',
    {
      settings: { meleeCountsAbsorbed: false, fearCountsWithoutWounds: false },
      units: [
        { ...charger, models: 2, rules: [[fear, 1]], weaponsOf: { 1: [] } },
        { ...charged, rules: [three], weapons: [{ name: 'Axe', rules: [[deadly, 3]] }] },
      ],
    },
  ],
  [
    'Firefight: Shaken and knocked out before striking back',
    { ruleset: gff, units: [{ ...charger, rules: [[fear, 1]] }, charged] },
  ],
  ['Firefight: Shaken and knocked out by Counter', { ruleset: gff, units: [charger, { ...charged, weapons: spear }] }],
];

describe('melees: the odds match the dice', () => {
  test.each(melees)('%s', (_, spec) => {
    const { battle } = scene({ ...spec, settings: { backOff: 'agreedAway', ...spec.settings } });
    const [lost, slain, result, morale]: Tally[] = [{}, {}, {}, {}];
    everyRoll(
      battle,
      (play) => fight(play, 0, 1),
      (events, chance) => {
        count(lost, fallen(events, 0), chance);
        count(slain, fallen(events, 1), chance);
        const gone = [0, 1].find((unit) => fallen(events, unit) === battle.unitAlive[unit]);
        const winner = events.find((event) => event.type === 'melee')?.winner ?? -1;
        if (gone === undefined) count(result, winner, chance);
        for (const event of events) if (event.type === 'morale') count(morale, `${event.unit} ${event.result}`, chance);
      },
    );
    const odds = meleeOdds(battle, 0, 1);
    expectSame(odds.charger.pModelsLost, lost);
    expectSame(odds.defender.pModelsLost, slain);
    expectSame({ 0: odds.charger.pWins, 1: odds.defender.pWins, '-1': odds.pTie }, result);
    const tested = [odds.charger.morale, odds.defender.morale].flatMap(({ pPasses, pShaken, pRouts }, unit) => [
      [`${unit} steady`, pPasses],
      [`${unit} shaken`, pShaken],
      [`${unit} routed`, pRouts],
    ]);
    expectSame(Object.fromEntries(tested) as Tally, morale);
  });
});
