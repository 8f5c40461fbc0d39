import { counter, deadly, fear, gff, guarded, impact, takedown, tough } from '@muster/rules';
import { scene, type TestRule, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../rule/ruleset.ts';
import type { Settings } from '../rule/settings.ts';
import { REACH } from '../play/strikers.ts';
import { UNIT_FLAG } from '../state/battle.ts';
import { type MeleeOdds, meleeOdds, type MeleeSituation } from './melee-odds.ts';

interface Melee {
  charger?: Partial<TestUnit>;
  foe?: Partial<TestUnit>;
  settings?: Partial<Settings>;
  ruleset?: Ruleset;
  situation?: MeleeSituation;
}

const blade = [{ name: 'Blade' }];

/** One against one, Quality and Defense 4+, one blow each: a blow wounds with 1/4. */
const melee = ({ charger, foe, settings, ruleset, situation }: Melee): MeleeOdds => {
  const { battle } = scene({
    units: [
      { id: 'charger', at: [10, 10], weapons: blade, ...charger },
      { id: 'foe', side: 1, at: [10, 11], weapons: blade, ...foe },
    ],
    settings,
    ruleset,
  });
  return meleeOdds(battle, 0, 1, situation);
};

const shown = ({ charger, defender, pTie }: MeleeOdds): number[] => [
  charger.pDestroyed,
  defender.pDestroyed,
  charger.pWins,
  defender.pWins,
  pTie,
];

const near = (found: readonly number[], ...chances: number[]): void =>
  chances.forEach((chance, i) => expect([i, found[i]]).toEqual([i, expect.closeTo(chance, 12)]));

describe('melee attacks', () => {
  test('the charger strikes, the survivor strikes back', () => {
    near(shown(melee({})), 3 / 16, 1 / 4, 0, 0, 9 / 16);
  });

  test('a charge from over 9" away is met with what helps against that', () => {
    // Guarded blocks on 3+ then: the blow wounds with 1/2 · 1/3 instead of 1/4.
    const foe = { rules: [guarded] };
    near(shown(melee({ foe, situation: { fromAfar: true, strikesBack: false } })), 0, 1 / 6);
    near(shown(melee({ foe, situation: { strikesBack: false } })), 0, 1 / 4);
  });

  test('or does not', () => {
    near(shown(melee({ situation: { strikesBack: false } })), 0, 1 / 4, 0, 0, 3 / 4);
    const rules: readonly TestRule[] = [counter];
    near(shown(melee({ foe: { weapons: [{ rules }] }, situation: { strikesBack: false } })), 0, 1 / 4, 0, 0, 3 / 4);
  });

  test('fatigued and Shaken units hit on 6s', () => {
    near(
      shown(melee({ charger: { flags: UNIT_FLAG.fatigued } })),
      (11 / 12) * (1 / 4),
      1 / 12,
      0,
      0,
      (11 / 12) * (3 / 4),
    );
    near(shown(melee({ foe: { flags: UNIT_FLAG.shaken } })), (3 / 4) * (1 / 12), 1 / 4, 0, 0, (3 / 4) * (11 / 12));
  });

  test('Counter comes before the charge', () => {
    near(shown(melee({ foe: { weapons: [{ rules: [counter] }] } })), 1 / 4, 3 / 16, 0, 0, 9 / 16);
  });

  test('Counter and the rest are one attack, or two', () => {
    const foe = { weapons: [{ name: 'Spear', rules: [counter] }, ...blade] };
    expect(melee({ foe }).charger.pDestroyed).toBeCloseTo(1 / 4 + (9 / 16) * (1 / 4), 12);
    const settings = { counterThenStrikeBackIsOneAttack: false };
    expect(melee({ foe, settings }).charger.pDestroyed).toBeCloseTo(1 / 4 + (9 / 16) * (1 / 12), 12);
  });

  test('Impact hits on 2+, less one die for each living model with Counter', () => {
    const charger = { weapons: [], rules: [[impact, 2] as const] };
    const one = (5 / 6) * (1 / 2);
    expect(melee({ charger, foe: { weapons: [] } }).defender.pDestroyed).toBeCloseTo(1 - (1 - one) * (1 - one), 12);
    const foe = { weapons: [{ attacks: 0, rules: [counter] }] };
    expect(melee({ charger, foe }).defender.pDestroyed).toBeCloseTo(one, 12);
  });

  test('a lost model does not strike back', () => {
    // Two models; the blow of the charger leaves both with 3/4, else one of them.
    const { charger } = melee({ charger: { models: 2, weaponsOf: { 1: [] } }, foe: { models: 2 } });
    near([...charger.pModelsLost], (3 / 4) * (9 / 16) + (1 / 4) * (3 / 4), (3 / 4) * (6 / 16) + 1 / 16, 3 / 4 / 16);
  });

  test('Takedown weapons go for the hero', () => {
    const odds = melee({ charger: { weapons: [{ rules: [takedown] }] }, foe: { models: 2, hero: {} } });
    near([...odds.defender.pModelsLost], 3 / 4, 1 / 4, 0, 0);
    const { states } = odds.defender;
    const hero = states.models[2];
    expect(Array.from({ length: states.size }, (_, node) => states.isAlive(node, hero))).toContain(false);
  });

  test('reach may be taken from the table', () => {
    const apart = { at: [10, 20] } as const;
    near(shown(melee({ foe: apart })), 3 / 16, 1 / 4, 0, 0, 9 / 16);
    near(shown(melee({ foe: apart, situation: { reach: REACH } })), 0, 0, 0, 0, 1);
    near(shown(melee({ situation: { reach: REACH } })), 3 / 16, 1 / 4, 0, 0, 9 / 16);
  });
});

describe('the winner', () => {
  const sturdy = [[tough, 2] as const];

  test('by wounds, and the loser tests', () => {
    // The charger wounds with 1/4, the other one with 1/3.
    const odds = melee({ charger: { rules: sturdy }, foe: { rules: sturdy, quality: 3 } });
    near(shown(odds), 0, 0, 1 / 6, 1 / 4, 7 / 12);
    // Tough(2) with one wound is at half: a unit that fails is Routed.
    near(Object.values(odds.defender.morale), (1 / 6) * (2 / 3), 0, (1 / 6) * (1 / 3));
    near(Object.values(odds.charger.morale), 1 / 8, 0, 1 / 8);
  });

  test('Fear counts, without wounds unless the setting is off', () => {
    const foe = { rules: [[fear, 1] as const] };
    const odds = melee({ foe });
    near(shown(odds), 3 / 16, 1 / 4, 0, 9 / 16, 0);
    near(Object.values(odds.charger.morale), 9 / 32, 9 / 32, 0);
    near(shown(melee({ foe, settings: { fearCountsWithoutWounds: false } })), 3 / 16, 1 / 4, 0, 0, 9 / 16);
  });

  test('surplus counts only with the setting', () => {
    const charger = { models: 2, weapons: [], rules: [[fear, 2] as const] };
    const foe = { weapons: [{ rules: [[deadly, 5] as const] }] };
    // Two models with Fear(2), or one of them: 4 against nothing, 2 against what was dealt.
    near(shown(melee({ charger, foe })), 0, 0, 1, 0, 0);
    near(shown(melee({ charger, foe, settings: { meleeCountsAbsorbed: false } })), 0, 0, 3 / 4, 1 / 4, 0);
  });
});

describe('Firefight', () => {
  const ruleset = gff;

  test('each step is checked; a Shaken unit strikes back on 6s, and there is no winner', () => {
    const odds = melee({ ruleset });
    const wounded = (3 / 4) * (1 / 4) + (1 / 6) * (1 / 12);
    near(shown(odds), wounded / 3, 1 / 12, 0, 0, 1 - wounded / 3 - 1 / 12);
    expect(odds.charger.pShaken).toBeCloseTo((wounded * 2) / 3, 12);
    expect(odds.defender.pShaken).toBeCloseTo(1 / 6, 12);
    near(Object.values(odds.charger.morale), 0, 0, 0);
  });

  test('Fear adds to the checks that its side causes', () => {
    const { defender } = melee({ ruleset, charger: { rules: [[fear, 2]] } });
    expect(defender.pDestroyed).toBeCloseTo((1 / 4) * (4 / 6), 12);
  });

  test('a charger that Counter has Shaken strikes on 6s, or not at all', () => {
    const foe = { weapons: [{ rules: [counter] }] };
    expect(melee({ ruleset, foe }).defender.pDestroyed).toBeCloseTo(((3 / 4) * (1 / 4) + (1 / 6) * (1 / 12)) / 3, 12);
    const settings = { shakenChargerStillStrikes: false };
    expect(melee({ ruleset, foe, settings }).defender.pDestroyed).toBeCloseTo(((3 / 4) * (1 / 4)) / 3, 12);
  });
});
