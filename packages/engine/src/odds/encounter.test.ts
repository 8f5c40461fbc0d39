import { Dice } from '@muster/kernel';
import { aof, counter, deadly, fear, fearless, gf, gff, impact, limited, regeneration, tough } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../rule/ruleset.ts';
import type { Settings } from '../rule/settings.ts';
import { type Battle, copyBattle, UNIT_FLAG } from '../state/battle.ts';
import { assumeShots } from './assume.ts';
import { moraleAfterAttack, shootingOdds } from './attack-odds.ts';
import { Encounter, type EncounterShots, type EncounterSide } from './encounter.ts';
import { meleeOdds } from './melee-odds.ts';
import type { Branch, UnitStates } from './unit-states.ts';

interface Meeting {
  first: Partial<TestUnit>;
  second: Partial<TestUnit>;
  ruleset?: Ruleset;
  settings?: Partial<Settings>;
}

const meet = ({ first, second, ruleset = gf, settings }: Meeting): Encounter => {
  const { battle } = scene({
    units: [
      { id: 'first', at: [10, 10], ...first },
      { id: 'second', side: 1, at: [10, 30], ...second },
    ],
    ruleset,
    settings,
  });
  return new Encounter(battle, 0, 1);
};

const SHOTS: EncounterShots = { distance: 1000, moved: false, spent: 0 };

/** The battle in which the two units are in these states, without their history. */
const battleIn = ({ states }: Encounter, nodes: readonly [number, number]): Battle => {
  states[0].enter(nodes[0]);
  states[1].enter(nodes[1]);
  const battle = copyBattle(states[0].battle);
  battle.unitWounds.fill(0);
  battle.used.fill(0);
  return battle;
};

/** The chance of all branches that pass. */
const chanceOf = (branches: readonly Branch[], passes: (node: number) => boolean): number =>
  branches.reduce((sum, { node, chance }) => (passes(node) ? sum + chance : sum), 0);

const isShaken = (states: UnitStates, node: number): boolean => !states.isGone(node) && states.isShaken(node);

/** Shots in these states, against the odds of the same shots on their own. */
const compareShots = (
  encounter: Encounter,
  who: EncounterSide,
  nodes: readonly [number, number],
): readonly Branch[] => {
  const [own, foe] = who === 0 ? nodes : [nodes[1], nodes[0]];
  const found = encounter.shots(who, own, foe, SHOTS);
  const battle = battleIn(encounter, nodes);
  const groups = assumeShots(battle, who, 1 - who, SHOTS);
  expect(found === undefined).toBe(groups.length === 0);
  if (!found) return [];
  const odds = shootingOdds(battle, who, groups);
  const states = encounter.states[1 - who];
  const wereShaken = states.isShaken(foe);
  const living = states.living(foe);
  odds.pKills.forEach((chance, kills) =>
    expect(chanceOf(found.branches, (node) => states.living(node) === living - kills)).toBeCloseTo(chance, 12),
  );
  const shaken = chanceOf(found.branches, (node) => isShaken(states, node));
  if (wereShaken) expect(shaken).toBeCloseTo(1 - odds.pDestroyed, 12);
  else expect(shaken).toBeCloseTo(odds.pOutcome ? odds.pOutcome.shaken : moraleAfterAttack(odds).pShaken, 12);
  return found.branches;
};

/** A charge in these states, against the odds of the same melee on its own. */
const compareMelee = (
  encounter: Encounter,
  who: EncounterSide,
  nodes: readonly [number, number],
): [number, number, number][] => {
  const [own, foe] = who === 0 ? nodes : [nodes[1], nodes[0]];
  const pairs = encounter.melee(who, own, foe);
  const battle = battleIn(encounter, nodes);
  const odds = meleeOdds(battle, who, 1 - who);
  const sides = [
    { odds: odds.charger, states: encounter.states[who], was: own, branches: pairs.map((pair) => pair.charger) },
    { odds: odds.defender, states: encounter.states[1 - who], was: foe, branches: pairs.map((pair) => pair.defender) },
  ];
  const judged = battle.plan.ruleset.ways.morale === 'unit';
  for (const { odds: found, states, was, branches } of sides) {
    const law = branches.map((node, i) => ({ node, chance: pairs[i].chance }));
    expect(chanceOf(law, () => true)).toBeCloseTo(1, 12);
    const { pRouts, pShaken } = found.morale;
    expect(chanceOf(law, (node) => states.isGone(node))).toBeCloseTo(found.pDestroyed + pRouts, 12);
    const shaken = chanceOf(law, (node) => isShaken(states, node));
    if (states.isShaken(was)) expect(shaken).toBeCloseTo(1 - found.pDestroyed - pRouts, 12);
    else expect(shaken).toBeCloseTo(judged ? pShaken : found.pShaken, 12);
    if (!judged)
      found.pModelsLost.forEach((chance, lost) =>
        expect(chanceOf(law, (node) => states.living(was) - states.living(node) === lost)).toBeCloseTo(chance, 12),
      );
  }
  return pairs.map(({ charger, defender, chance }) =>
    who === 0 ? [charger, defender, chance] : [defender, charger, chance],
  );
};

const gun = { name: 'Gun', range: 24 };
const blade = { name: 'Blade', attacks: 2 };

const MEETINGS: readonly (readonly [string, Meeting])[] = [
  ['plain units', { first: { models: 5, weapons: [gun, blade] }, second: { models: 4, weapons: [gun, blade] } }],
  [
    'Tough, Fear, Fearless, Counter, Impact',
    {
      first: {
        models: 2,
        rules: [
          [tough, 3],
          [fear, 1],
          [impact, 1],
        ],
        weapons: [gun, { ...blade, rules: [[deadly, 2]] }],
      },
      second: { models: 4, rules: [fearless], weapons: [gun, { name: 'Spear', rules: [counter] }, { name: 'Fist' }] },
    },
  ],
  [
    'a hero in the ranks, surplus counted',
    {
      first: { models: 3, hero: { quality: 3, rules: [[tough, 3]], weapons: [gun, blade] }, weapons: [gun, blade] },
      second: { models: 3, rules: [regeneration], weapons: [gun, blade] },
      settings: { meleeCountsAbsorbed: false, counterThenStrikeBackIsOneAttack: false },
    },
  ],
  [
    'a single model in Age of Fantasy',
    {
      ruleset: aof,
      first: { rules: [[tough, 6]], weapons: [gun, blade] },
      second: { models: 5, weapons: [gun, blade] },
    },
  ],
  [
    'Firefight',
    {
      ruleset: gff,
      first: { models: 3, weapons: [gun, blade] },
      second: {
        rules: [
          [tough, 3],
          [fear, 2],
        ],
        weapons: [gun, { ...blade, rules: [counter] }],
      },
    },
  ],
  [
    'Firefight, checked after every group',
    {
      ruleset: gff,
      first: { models: 2, weapons: [gun, { ...gun, name: 'Other' }, blade] },
      second: { rules: [[tough, 2]], weapons: [gun, blade] },
      settings: { gffCheckOncePerEvent: false, shakenChargerStillStrikes: false },
    },
  ],
];

describe.each(MEETINGS)('%s', (name, meeting) => {
  test('continue from any state as separate attacks do', () => {
    const encounter = meet(meeting);
    const dice = new Dice(name);
    const { states } = encounter;
    let nodes: [number, number] = [0, 0];
    let compared = 0;
    for (let i = 0; i < 60; i++) {
      const who = dice.below(2) as EncounterSide;
      const next: (readonly [number, number, number])[] = [];
      if (dice.below(3) === 0) next.push(...compareMelee(encounter, who, nodes));
      else
        for (const { node, chance } of compareShots(encounter, who, nodes))
          next.push(who === 0 ? [nodes[0], node, chance] : [node, nodes[1], chance]);
      compared += next.length;
      // Any history will do, however rare; with no model left, from the start again.
      const [a, b] = next[dice.below(next.length)];
      nodes = states[0].isGone(a) || states[1].isGone(b) ? [0, 0] : [a, b];
    }
    expect(compared).toBeGreaterThan(100);
    expect(states[0].size + states[1].size).toBeGreaterThan(8);
  });
});

describe('what is remembered', () => {
  const one = { weapons: [blade] };

  test('a unit that struck is Fatigued, and no other state of the activation is left', () => {
    const encounter = meet({ first: one, second: one });
    for (const { charger, defender } of encounter.melee(0, 0, 0)) {
      if (!encounter.states[0].isGone(charger)) {
        const flags = encounter.states[0].flags(charger);
        expect(flags & (UNIT_FLAG.fatigued | UNIT_FLAG.movedInRound)).toBe(UNIT_FLAG.fatigued | UNIT_FLAG.movedInRound);
        expect(flags & (UNIT_FLAG.charged | UNIT_FLAG.moved | UNIT_FLAG.struck | UNIT_FLAG.fought)).toBe(0);
      }
      if (!encounter.states[1].isGone(defender) && !encounter.states[0].isGone(charger))
        expect(encounter.states[1].flags(defender) & (UNIT_FLAG.fatigued | UNIT_FLAG.movedInRound)).toBe(
          UNIT_FLAG.fatigued,
        );
    }
  });

  test('a unit that rolled nothing is not Fatigued: Counter takes away the only Impact die', () => {
    const stay = (rules: TestUnit['rules']): number[] => {
      const encounter = meet({ first: { rules }, second: { weapons: [{ rules: [counter] }] } });
      return encounter
        .melee(0, 0, 0)
        .filter(({ charger }) => !encounter.states[0].isGone(charger))
        .map(({ charger }) => encounter.states[0].flags(charger) & UNIT_FLAG.fatigued);
    };
    expect(stay([[impact, 1]])).toEqual([0]);
    expect(stay([[impact, 2]])).toEqual([UNIT_FLAG.fatigued, UNIT_FLAG.fatigued]);
  });

  test('a destroyed unit is the same state, whatever the cause', () => {
    const encounter = meet({ first: { models: 2, weapons: [blade, gun] }, second: { models: 2 } });
    const gone = [
      ...encounter.melee(0, 0, 0).map(({ defender }) => defender),
      ...(encounter.shots(0, 0, 0, SHOTS)?.branches ?? []).map(({ node }) => node),
    ].filter((node) => encounter.states[1].isGone(node));
    expect(gone).toHaveLength(2);
    expect(new Set(gone).size).toBe(1);
  });
});

test('what is too rare need not be followed', () => {
  const crowd = { models: 6, weapons: [blade] };
  const encounter = meet({ first: crowd, second: crowd });
  const together = (least: number): number =>
    encounter.melee(0, 0, 0, { least }).reduce((total, { chance }) => total + chance, 0);
  expect(together(0)).toBeCloseTo(1, 12);
  expect(together(1e-4)).toBeLessThan(1 - 1e-6);
  expect(together(1e-4)).toBeGreaterThan(1 - 100 * 1e-4);
});

describe('what works once', () => {
  const once = [limited];
  const armed: Partial<TestUnit> = {
    weapons: [
      { name: 'Rocket', range: 12, rules: once },
      { name: 'Rifle', range: 24 },
      { name: 'Bomb', rules: once },
      { name: 'Fist' },
    ],
  };
  const target: Partial<TestUnit> = { rules: [[tough, 6]], weapons: [{ name: 'Fist' }] };

  /** Mean wounds, of which each attack deals 1/4. */
  const mean = (states: UnitStates, branches: readonly Branch[]): number =>
    branches.reduce((sum, { node, chance }) => {
      states.enter(node);
      return sum + chance * states.battle.wounds[states.models[0]];
    }, 0);

  test('is used up by shots in its range, and only by those', () => {
    const encounter = meet({ first: armed, second: target });
    const at = (distance: number, spent: number): readonly [number, number] | undefined => {
      const shots = encounter.shots(0, 0, 0, { distance, moved: false, spent });
      return shots && [mean(encounter.states[1], shots.branches), shots.spent];
    };
    expect(at(2400, 0)).toEqual([expect.closeTo(1 / 4, 12), 0]);
    expect(at(1200, 0)).toEqual([expect.closeTo(1 / 2, 12), 1]);
    expect(at(1200, 1)).toEqual([expect.closeTo(1 / 4, 12), 1]);
    expect(at(2500, 0)).toBeUndefined();
  });

  test('strikes once', () => {
    const encounter = meet({ first: armed, second: target });
    const spent = encounter.spentByBlows(0);
    expect([spent, encounter.spentByBlows(1)]).toEqual([2, 0]);
    const wounds = (used: number): number => {
      const pairs = encounter.melee(0, 0, 0, { spent: [used, 0] });
      return mean(
        encounter.states[1],
        pairs.map(({ defender, chance }) => ({ node: defender, chance })),
      );
    };
    expect([wounds(0), wounds(spent), wounds(1)]).toEqual([
      expect.closeTo(1 / 2, 12),
      expect.closeTo(1 / 4, 12),
      expect.closeTo(1 / 2, 12),
    ]);
  });
});
