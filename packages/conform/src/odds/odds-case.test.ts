import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ConformanceCase, parseConformance } from '../case/file.ts';
import type { Mismatch } from '../case/match.ts';
import { runOddsCase } from './odds-case.ts';

const caseOf = (body: Record<string, unknown>, system = 'gf'): ConformanceCase => ({
  id: 'test',
  system,
  title: 'test',
  rulings: [],
  body,
});
const misses = (body: Record<string, unknown>, system?: string): readonly Mismatch[] =>
  runOddsCase(caseOf(body, system)).mismatches;

const shots = { mode: 'shooting', distance: 6 };
const attack = (parts: Record<string, unknown>): Record<string, unknown> => ({
  kind: 'attack',
  attacker: { models: 1, quality: 4 },
  weapons: [{ name: 'Gun', count: 1, attacks: 1, rules: [] }],
  target: { models: 3, tough: 1, defense: 4 },
  situation: shots,
  ...parts,
});

describe('attacks', () => {
  test('copies of a weapon, in any hands', () => {
    const weapons = [{ name: 'Gun', count: 2, attacks: 2, rules: ['AP(1)'] }];
    for (const models of [1, 2, 3])
      expect(
        misses(attack({ attacker: { models, quality: 4 }, weapons, expected: { meanHits: 2, meanWounds: 4 / 3 } })),
      ).toEqual([]);
  });

  test('a weapon in hands of another Quality', () => {
    const weapons = [
      { name: 'Gun', count: 1, attacks: 1 },
      { name: 'Better gun', count: 1, attacks: 1, quality: 2 },
    ];
    expect(
      misses(attack({ attacker: { models: 2, quality: 4 }, weapons, expected: { meanHits: 1 / 2 + 5 / 6 } })),
    ).toEqual([]);
  });

  test('modifiers of the situation stay single: an Unstoppable weapon drops the negative ones', () => {
    const situation = { ...shots, hitMods: [-1, 1], defMods: [1] };
    expect(misses(attack({ situation, expected: { meanHits: 1 / 2, meanWounds: 1 / 6 } }))).toEqual([]);
    const weapons = [{ name: 'Beam', count: 1, attacks: 1, rules: ['Unstoppable'] }];
    expect(misses(attack({ situation, weapons, expected: { meanHits: 2 / 3 } }))).toEqual([]);
  });

  test('models that differ, marked and led by a hero', () => {
    const target = { toughs: [1, 3], woundsTaken: [0, 2], defense: 6, hero: { tough: 2, defense: 2, woundsTaken: 1 } };
    const weapons = [{ name: 'Gun', count: 3, attacks: 1, rules: ['AP(4)', 'Reliable'] }];
    // Three wounds are just enough, if all of them come through.
    const wound = (5 / 6) * (5 / 6);
    expect(
      misses(
        attack({
          target,
          weapons,
          expected: { pHeroKilled: wound * wound * wound, pDestroyed: wound * wound * wound },
        }),
      ),
    ).toEqual([]);
  });

  test('Takedown picks the hero or another model', () => {
    const weapons = [{ name: 'Sniper', count: 1, attacks: 1, rules: ['Takedown'] }];
    const target = { models: 2, defense: 4, hero: { defense: 2 } };
    const pick = (takedownPick: string, pHeroKilled: number) =>
      misses(
        attack({
          weapons,
          target,
          situation: { ...shots, takedownPick },
          expected: { pHeroKilled, meanWounds: takedownPick === 'hero' ? 1 / 12 : 1 / 4 },
        }),
      );
    expect(pick('hero', 1 / 12)).toEqual([]);
    expect(pick('model', 0)).toEqual([]);
  });

  test('Impact, less the models with Counter', () => {
    const parts = { attacker: { models: 1, quality: 4, rules: ['Impact(3)'] }, weapons: [] };
    const situation = { mode: 'melee', charging: true, counterModels: 2 };
    expect(misses(attack({ ...parts, situation, expected: { meanHits: 5 / 6 } }))).toEqual([]);
    expect(
      misses(attack({ ...parts, situation: { ...situation, charging: false }, expected: { meanHits: 0 } })),
    ).toEqual([]);
  });

  test('models left by a shared Blast', () => {
    const weapons = [{ name: 'Grenade', count: 1, attacks: 1, rules: ['Blast(3)'] }];
    const situation = { ...shots, blastNearbyModels: 2, blastUnits: 2 };
    const target = { models: 1, defense: 4 };
    const hits = (remainderTo: string, meanHits: number) =>
      misses(attack({ weapons, target, situation: { ...situation, remainderTo }, expected: { meanHits } }), 'gff');
    expect(hits('target', 1)).toEqual([]);
    expect(hits('other', 1 / 2)).toEqual([]);
  });

  test('Fear of the attackers', () => {
    const situation = { mode: 'melee', charging: true, attackerFear: 2 };
    const target = { models: 1, defense: 4 };
    expect(
      misses(
        attack({ situation, target, expected: { pOutcome: { ko: 1 / 6, shaken: 1 / 12, unhurt: 3 / 4 } } }),
        'gff',
      ),
    ).toEqual([]);
  });
});

describe('other kinds', () => {
  test('melee: a unit that has been larger is at half sooner', () => {
    const side = {
      models: 2,
      tough: 1,
      quality: 4,
      defense: 4,
      weapons: [{ name: 'Blade', attacks: 1, rules: [] }],
      rules: [],
    };
    const body = (startingSize: number, expected: unknown) => ({
      kind: 'melee',
      charger: side,
      defender: { ...side, models: 3, startingSize, weapons: [] },
      situation: {},
      expected,
    });
    // One wound of 6/16 leaves two of four, and those flee with 1/2; of three they are Shaken.
    expect(misses(body(4, { pMorale: { defenderRouts: 7 / 32, defenderShaken: 0 } }))).toEqual([]);
    expect(misses(body(3, { pMorale: { defenderRouts: 1 / 32, defenderShaken: 6 / 32 } }))).toEqual([]);
  });

  test('single rolls', () => {
    expect(
      misses({ kind: 'morale', situation: { quality: 3, mods: [-1, -1], fearless: true }, expected: { pPass: 2 / 3 } }),
    ).toEqual([]);
    expect(misses({ kind: 'cast', situation: { plus: 1, minus: 2 }, expected: { pCast: 1 / 3 } })).toEqual([]);
    expect(
      misses({
        kind: 'dangerous',
        situation: { models: 2, tough: 3, regeneration: true },
        expected: { meanWounds: 2 / 3 },
      }),
    ).toEqual([]);
    expect(
      misses(
        { kind: 'jump', situation: { distance: 6, strider: true }, expected: { dice: 3, pSuccess: 125 / 216 } },
        'gff',
      ),
    ).toEqual([]);
    expect(
      misses(
        {
          kind: 'woundEffect',
          situation: { markers: 3, tough: 3 },
          expected: { pOutcome: { ko: 1 / 3, shaken: 2 / 3 } },
        },
        'gff',
      ),
    ).toEqual([]);
  });
});

describe('comparing', () => {
  const right = attack({ expected: { pKills: [3 / 4, 1 / 4], pKillsExact: ['3/4', '1/4'], meanKills: 1 / 4 } });

  test('chances of nothing may be left out at the end of a list, and fractions are not read', () => {
    expect(misses(right)).toEqual([]);
  });

  test('a number that is off by more than a billionth is reported', () => {
    const wrong = attack({ expected: { pKills: [3 / 4, 1 / 4 + 2e-9], meanKills: 1 / 4 + 1e-10 } });
    expect(misses(wrong)).toMatchObject([{ what: 'pKills[1]', actual: 1 / 4 }]);
    expect(misses(attack({ expected: { pNothing: 0 } }))).toMatchObject([{ what: 'pNothing', actual: undefined }]);
    expect(misses(attack({ expected: { pKills: [1] } })).map(({ what }) => what)).toEqual(['pKills[0]', 'pKills[1]']);
  });

  test('the other value of a setting is computed and compared too', () => {
    const situation = { quality: 2, shaken: true, fearless: true };
    const body = (pPass: number) => ({
      kind: 'morale',
      situation,
      expected: { pPass: 1 / 2 },
      expectedIf: { 'fearless_vs_shaken_autofail=false': { pPass } },
    });
    const outcome = runOddsCase(caseOf(body(0)));
    expect(outcome.mismatches).toEqual([]);
    expect(outcome.actual).toEqual({ pPass: 1 / 2, if: { 'fearless_vs_shaken_autofail=false': { pPass: 0 } } });
    expect(misses(body(1 / 2))).toMatchObject([{ what: 'fearless_vs_shaken_autofail=false: pPass', actual: 0 }]);
  });

  test('invalid cases cannot be run', () => {
    expect(() => misses(right, 'chess')).toThrow('chess');
    expect(() => misses({ ...right, kind: 'duel' })).toThrow('duel');
    expect(() => misses({ ...right, expectedIf: { 'no_such_switch=false': {} } })).toThrow('no_such_switch');
    expect(() => misses(attack({ target: { rules: ['Invisible'] }, expected: {} }))).toThrow('invisible');
  });
});

const shared = new URL('../../../../../shared/conformance/odds-examples.json', import.meta.url).pathname;

describe.runIf(existsSync(shared))('the shared examples', () => {
  const file = existsSync(shared) ? parseConformance(JSON.parse(readFileSync(shared, 'utf8'))) : undefined;
  const cases = file?.ok ? file.value.cases : [];

  test.each(cases.map((one): [string, string, ConformanceCase] => [one.id, one.title, one]))(
    '%s %s',
    (_id, _title, one) => {
      expect(runOddsCase(one).mismatches).toEqual([]);
    },
  );

  test('are all there', () => {
    expect(cases.length).toBeGreaterThan(60);
  });
});
