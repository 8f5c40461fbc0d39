import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBad, muster, musterInColour, musterJson, musterLines } from '../../../../tests/lib/muster.ts';
import { setColumns } from '../../../../tests/lib/terminal.ts';

let folder = '';
let undo: () => void;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-odds-'));
  undo = setColumns(80);
});
afterAll(() => {
  undo();
  rmSync(folder, { recursive: true, force: true });
});

interface Shooting {
  attacker: { name: string; models: number };
  target: { name: string; models: number };
  situation: Record<string, unknown>;
  pHits: number[];
  pWounds: number[];
  pKills: number[];
  meanHits: number;
  meanWounds: number;
  meanWoundsAbsorbed: number;
  meanKills: number;
  pDestroyed: number;
  pHeroKilled?: number;
  pOutcome?: Record<string, number>;
  pMorale: Record<string, number>;
}

interface Fighter {
  pModelsLost: number[];
  meanModelsLost: number;
  pDestroyed: number;
  pWins: number;
  pShakenByWounds: number;
  pMorale: Record<string, number>;
}

interface Melee {
  situation: Record<string, unknown>;
  charger: Fighter;
  defender: Fighter;
  pTie: number;
}

const GUARD = '10x Guard Q4+ D4+ | 10x Rifle (24", A1)';
const RIFLE = 'Guard Q4+ D4+ | Rifle (24", A1)';
const BLADE = 'Knight Q4+ D4+ | Blade (A1)';
const FOE = 'Foe Q4+ D4+';

/** The mean wounds of one shot at a target. */
const wounds = async (attacker: string, target: string, ...options: string[]): Promise<number> =>
  (await musterJson<Shooting>('odds', attacker, target, ...options)).meanWounds;

/** The figures of a chart by their labels, as shares. */
const chartOf = (lines: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const found = /^ {2,}(\S.*?) {2}[█▉▊▋▌▍▎▏·]+ +([<>]? ?[\d.]+) %$/.exec(line);
      return found ? [[found[1], Number((Number(found[2].replace(/[<>] /, '')) / 100).toFixed(3))]] : [];
    }),
  );

describe('shooting', () => {
  test('prints words, averages and bars', async () => {
    expect(await musterLines('odds', '4x Guard Q4+ D4+ | 4x Rifle (24", A1)', '2x Brutes Q4+ D4+ Fearless')).toEqual([
      '4 Guard shoot at 2 Brutes',
      '  Grimdark Future, 12" apart',
      '  Guard: Quality 4+, Defense 4+ | 4 × Rifle (24", A1)',
      '  Brutes: Quality 4+, Defense 4+, Fearless',
      '',
      '  On average 2.00 hits, 1.00 wounds and 0.95 models lost.',
      '',
      'Models lost',
      `  1 or more  ${'█'.repeat(27)}▍${'·'.repeat(12)}    68.4 %`,
      `      all 2  ${'█'.repeat(10)}▌${'·'.repeat(29)}    26.2 %`,
      '',
      'Result',
      `     Shaken  ████▎${'·'.repeat(35)}    10.5 %`,
      `  destroyed  ${'█'.repeat(10)}▌${'·'.repeat(29)}    26.2 %`,
    ]);
  });

  test('of one model at one model has no plural and no models', async () => {
    const lines = await musterLines('odds', RIFLE, FOE);
    expect(lines[0]).toBe('Guard shoots at Foe');
    expect(lines).toContain('  Guard: Quality 4+, Defense 4+ | Rifle (24", A1)');
    expect(lines).toContain('  On average 0.50 hits and 0.25 wounds.');
    expect(chartOf(lines)).toEqual({ destroyed: 0.25 });
  });

  test('at one Tough model counts from its earlier wounds', async () => {
    const guards = '4x Guard Q4+ D4+ | 4x Rifle (24", A1)';
    const whole = await musterLines('odds', guards, 'Brute Q4+ D4+ Tough(3)');
    expect(Object.keys(chartOf(whole))).toEqual(['1 or more', '2 or more', 'all 3', 'Shaken', 'destroyed']);
    const hurt = await musterLines('odds', guards, 'Brute Q4+ D4+ Tough(3)', '--wounds', '1');
    expect(hurt).toContain('  Grimdark Future, 12" apart, wounds 1 on Brute');
    expect(chartOf(hurt)).toMatchObject({ '1 or more': 0.684, 'all 2': 0.262, destroyed: 0.262 });
  });

  test('prints the same as JSON', async () => {
    const args = ['odds', '4x Guard Q4+ D4+ | 4x Rifle (24", A1)', '2x Brutes Q4+ D4+'];
    const json = await musterJson<Shooting>(...args);
    expect(json).toMatchObject({
      system: 'gf',
      attacker: { name: 'Guard', models: 4 },
      target: { name: 'Brutes', models: 2 },
      situation: { kind: 'shooting', distance: 12, cover: 'none', moved: false, targetShaken: false, wounds: [] },
      meanHits: 2,
      meanWounds: 1,
      meanKills: expect.closeTo(242 / 256, 12) as number,
      meanWoundsAbsorbed: expect.closeTo(242 / 256, 12) as number,
      pKills: [81, 108, 67].map((count) => expect.closeTo(count / 256, 12) as number),
      pDestroyed: expect.closeTo(67 / 256, 12) as number,
      pMorale: { pShaken: expect.closeTo(54 / 256, 12) as number },
    });
    expect(json.pHits).toEqual([1, 4, 6, 4, 1].map((count) => expect.closeTo(count / 16, 12) as number));
    expect(json.pWounds).toHaveLength(5);
    const chart = chartOf(await musterLines(...args));
    expect(chart['1 or more']).toBeCloseTo(1 - json.pKills[0], 3);
    expect(chart['all 2']).toBeCloseTo(json.pKills[2], 3);
    expect(chart['Shaken']).toBeCloseTo(json.pMorale.pShaken, 3);
    expect(chart['destroyed']).toBeCloseTo(json.pDestroyed, 3);
  });

  test('depends on distance, cover and moves', async () => {
    const sniper = 'Sniper Q4+ D4+ Relentless | Rifle (24", A1), Pistol (6", A1)';
    // A quarter each; over 9" a six is worth one more hit.
    expect(await wounds(sniper, `${FOE} Tough(3)`, '--distance', '6')).toBeCloseTo(1 / 2, 12);
    expect(await wounds(sniper, FOE, '--distance', '9')).toBeCloseTo(1 / 4, 12);
    expect(await wounds(sniper, FOE, '--distance', '9.5')).toBeCloseTo(1 / 3, 12);
    expect(await wounds(RIFLE, FOE, '--cover')).toBeCloseTo(1 / 6, 12);
    expect(await wounds(RIFLE, FOE, '--cover', 'sight')).toBeCloseTo(1 / 6, 12);
    const mortar = 'Crew Q4+ D4+ | Mortar (24", A1, Indirect)';
    expect(await wounds(mortar, FOE, '--cover', 'area')).toBeCloseTo(1 / 6, 12);
    expect(await wounds(mortar, FOE, '--cover', 'sight')).toBeCloseTo(1 / 4, 12);
    expect(await wounds(mortar, FOE, '--moved')).toBeCloseTo(1 / 6, 12);
    const lines = await musterLines('odds', RIFLE, FOE, '--cover', '--moved', '--distance', '7.5', '--target-shaken');
    expect(lines[1]).toBe('  Grimdark Future, 7.5" apart, in cover, after a move, Foe Shaken');
    expect((await musterLines('odds', RIFLE, FOE, '--cover', 'sight'))[1]).toContain('behind cover');
  });

  test('depends on the state of the target', async () => {
    const brute = 'Brute Q4+ D4+ Tough(2)';
    const shaken = async (...options: string[]): Promise<number> =>
      (await musterJson<Shooting>('odds', RIFLE, brute, ...options)).pMorale.pShaken;
    expect(await shaken()).toBeCloseTo(1 / 8, 12);
    expect(await shaken('--target-shaken')).toBeCloseTo(1 / 4, 12);
    expect((await musterJson<Shooting>('odds', RIFLE, brute, '--wounds', '1')).pDestroyed).toBeCloseTo(1 / 4, 12);
  });

  test('lets Takedown pick a model', async () => {
    const sniper = 'Sniper Q4+ D4+ | Long Rifle (24", A1, Takedown)';
    const hero = ['--target-hero', 'Boss Q3+ D3+ Hero'];
    const odds = (...options: string[]): Promise<Shooting> =>
      musterJson<Shooting>('odds', sniper, '3x Foe Q4+ D4+', ...hero, ...options);
    expect((await odds()).pHeroKilled).toBe(0);
    // The hero blocks on 3+ of its own.
    expect((await odds('--pick', 'hero')).pHeroKilled).toBeCloseTo(1 / 6, 12);
    expect((await odds('--pick', '4')).pHeroKilled).toBeCloseTo(1 / 6, 12);
    expect((await odds('--pick', '1')).meanKills).toBeCloseTo(1 / 4, 12);
    const lines = await musterLines('odds', sniper, '3x Foe Q4+ D4+', ...hero, '--pick', 'hero');
    expect(lines[0]).toBe('Sniper shoots at 4 Foe with Boss');
    expect(lines[1]).toContain('Takedown picks the hero');
    expect(lines).toContain('  Boss: Quality 3+, Defense 3+, Hero');
    expect(chartOf(lines)['hero killed']).toBeCloseTo(1 / 6, 3);
  });

  test('depends on settings', async () => {
    const cannon = 'Gun Q4+ D4+ | Cannon (24", A1, Deadly(3))';
    const brute = 'Brute Q4+ D4+ Tough(3), Regeneration';
    // One die for each of three wounds, or one for the hit.
    const destroyed = async (...options: string[]): Promise<number> =>
      (await musterJson<Shooting>('odds', cannon, brute, ...options)).pDestroyed;
    expect(await destroyed()).toBeCloseTo((1 / 4) * (2 / 3) ** 3, 12);
    expect(await destroyed('--setting', 'regenAfterDeadly=false')).toBeCloseTo((1 / 4) * (2 / 3), 12);
  });
});

describe('a charge', () => {
  test('prints both sides', async () => {
    const lines = await musterLines(
      'odds',
      '2x Knights Q4+ D4+ | 2x Blade (A2)',
      '2x Foes Q4+ D4+ | 2x Axe (A1)',
      '--charging',
    );
    expect(lines.slice(0, 4)).toEqual([
      '2 Knights charge 2 Foes',
      '  Grimdark Future',
      '  Knights: Quality 4+, Defense 4+ | 2 × Blade (A2)',
      '  Foes: Quality 4+, Defense 4+ | 2 × Axe (A1)',
    ]);
    expect(lines.filter((line) => /^\S/.test(line)).slice(1)).toEqual([
      'Models lost by Foes, 0.95 on average',
      'Models lost by Knights, 0.26 on average',
      'Melee result',
      'Morale test of the loser',
    ]);
  });

  test('of one model on one shows no charts of models', async () => {
    const lines = await musterLines('odds', BLADE, 'Foe Q4+ D4+ | Axe (A1)', '--charging');
    expect(lines[0]).toBe('Knight charges Foe');
    expect(lines.join('\n')).not.toMatch(/Models lost|all 1|Routed/);
    expect(chartOf(lines)).toEqual({ 'Foe destroyed': 0.25, tie: 0.563, 'Knight destroyed': 0.188 });
  });

  test('prints the same as JSON', async () => {
    const args = ['odds', '3x Knights Q4+ D4+ | 3x Blade (A1)', '3x Foes Q4+ D4+ | 3x Axe (A1)', '--charging'];
    const { situation, charger, defender, pTie } = await musterJson<Melee>(...args);
    expect(situation).toMatchObject({ kind: 'charge', strikeBack: true, fatigued: false, shaken: false });
    const chart = chartOf(await musterLines(...args));
    expect(chart).toMatchObject({
      'Foes destroyed': expect.closeTo(defender.pDestroyed, 3) as number,
      'Knights win': expect.closeTo(charger.pWins, 3) as number,
      tie: expect.closeTo(pTie, 3) as number,
      'Foes win': expect.closeTo(defender.pWins, 3) as number,
      'Foes Routed': expect.closeTo(defender.pMorale.pRouts, 3) as number,
      'Foes Shaken': expect.closeTo(defender.pMorale.pShaken, 3) as number,
      'Knights Routed': expect.closeTo(charger.pMorale.pRouts, 3) as number,
      'Knights Shaken': expect.closeTo(charger.pMorale.pShaken, 3) as number,
    });
    expect(defender.pDestroyed + charger.pWins + pTie + defender.pWins + charger.pDestroyed).toBeCloseTo(1, 12);
    expect(defender.meanModelsLost).toBeCloseTo(3 / 4, 12);
  });

  test('depends on Fatigued, Shaken and striking back', async () => {
    const both = [BLADE, 'Foe Q4+ D4+ | Axe (A1)', '--charging'];
    const odds = async (...options: string[]): Promise<number[]> => {
      const { charger, defender } = await musterJson<Melee>('odds', ...both, ...options);
      return [defender.pDestroyed, charger.pDestroyed];
    };
    const near = (...chances: number[]): number[] => chances.map((chance) => expect.closeTo(chance, 12) as number);
    expect(await odds()).toEqual(near(1 / 4, 3 / 16));
    expect(await odds('--no-strike-back')).toEqual(near(1 / 4, 0));
    expect(await odds('--fatigued')).toEqual(near(1 / 12, 11 / 48));
    expect(await odds('--shaken')).toEqual(near(1 / 12, 11 / 48));
    expect(await odds('--target-fatigued')).toEqual(near(1 / 4, 1 / 16));
    expect(await odds('--target-shaken')).toEqual(near(1 / 4, 1 / 16));
    const lines = await musterLines('odds', ...both, '--fatigued', '--target-shaken', '--no-strike-back');
    expect(lines[1]).toBe('  Grimdark Future, no strike back, Knight Fatigued, Foe Shaken');
  });

  test('labels two units of one name', async () => {
    const chart = chartOf(await musterLines('odds', BLADE, BLADE, '--charging'));
    expect(chart['Knight (second) destroyed']).toBe(0.25);
    expect(chart['Knight (first) destroyed']).toBe(0.188);
  });

  test('without weapons causes no wounds', async () => {
    expect(chartOf(await musterLines('odds', FOE, 'Other Q4+ D4+', '--charging'))).toEqual({ tie: 1 });
    const lines = await musterLines('odds', FOE, 'Other Q4+ D4+', '--charging', '--system', 'gff');
    expect(lines).toContain('  Foe: Quality 4+, Defense 4+ | no melee weapons');
    expect(lines[lines.length - 1]).toBe('  Neither unit can wound the other.');
  });
});

describe('Firefight', () => {
  test('shows the result of one model', async () => {
    const lines = await musterLines('odds', RIFLE, FOE, '--system', 'gff');
    expect(lines[1]).toBe('  Grimdark Future: Firefight, 12" apart');
    expect(chartOf(lines)).toEqual({ unhurt: 0.75, Shaken: 0.167, 'Knocked Out': 0.083 });
    const { pOutcome } = await musterJson<Shooting>('odds', RIFLE, FOE, '--system', 'gff');
    expect(pOutcome).toMatchObject({
      unhurt: expect.closeTo(3 / 4, 12) as number,
      shaken: expect.closeTo(1 / 6, 12) as number,
      ko: expect.closeTo(1 / 12, 12) as number,
    });
  });

  test('shows the results of a group with wound markers', async () => {
    const lines = await musterLines('odds', GUARD, '3x Foe Q4+ D4+ Tough(2)', '--system', 'gff');
    expect(Object.keys(chartOf(lines))).toEqual(
      expect.arrayContaining(['1 or more', 'unhurt', 'wound markers only', 'models lost', 'Shaken', 'Knocked Out']),
    );
    // Seven markers stay on a last model; the next one knocks it out for sure.
    const marked = chartOf(await musterLines('odds', RIFLE, FOE, '--wounds', '7', '--system', 'gff'));
    expect(marked).toEqual({ unhurt: 0.75, 'Knocked Out': 0.25 });
  });

  test('has no winner of a melee', async () => {
    const lines = await musterLines('odds', BLADE, 'Foe Q4+ D4+ | Axe (A1)', '--charging', '--system', 'gff');
    expect(Object.keys(chartOf(lines))).toEqual([
      'Foe Knocked Out',
      'Foe Shaken',
      'Knight Knocked Out',
      'Knight Shaken',
    ]);
  });
});

describe('units from lists', () => {
  const list = {
    format: 'muster-list',
    version: 1,
    name: 'The Few',
    system: 'gf',
    points: 500,
    units: [
      {
        id: 'guard',
        name: 'Old Guard',
        quality: 4,
        defense: 4,
        cost: 100,
        size: 5,
        base: 32,
        weapons: ['Rifle (24", A1)'],
      },
      {
        id: 'boss',
        name: 'Boss',
        quality: 3,
        defense: 3,
        cost: 50,
        size: 1,
        base: 40,
        rules: ['Hero', 'Tough(3)'],
        weapons: ['Axe (A3)'],
      },
    ],
  };
  const write = (name: string, value: unknown): string => {
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
    return join(folder, name);
  };

  test('come from samples and files, by id or name, with a hero or without', async () => {
    const file = write('few.json', list);
    const who = async (attacker: string, target: string): Promise<string[]> => {
      const json = await musterJson<Shooting>('odds', attacker, target);
      return [json.attacker, json.target].map(({ name, models }) => `${models} ${name}`);
    };
    expect(await who(`${file}:guard`, 'ember-choir:chanters')).toEqual(['5 Old Guard', '12 Chanters of the First Row']);
    expect(await who(`${file}:old guard+Boss`, `${file}:boss`)).toEqual(['6 Old Guard with Boss', '1 Boss']);
    expect((await musterLines('odds', `${file}:guard+boss`, `${file}:boss`))[0]).toBe(
      '6 Old Guard with Boss shoot at Boss',
    );
  });

  test('set the game', async () => {
    const lines = await musterLines('odds', 'velvet-choir:ushers', FOE);
    expect(lines[1]).toContain('Grimdark Future: Firefight');
    await expectBad(['odds', 'ember-choir:chanters', 'velvet-choir:ushers'], /different games \(gf, gff\).*--system/);
    expect((await muster('odds', 'ember-choir:chanters', 'velvet-choir:ushers', '--system', 'gf')).code).toBe(0);
  });

  test('that are missing are named', async () => {
    await expectBad(
      ['odds', 'ember-choir:wolves', FOE],
      /Unknown unit "wolves" for the attacker\. Units of The Ember Choir: .*chanters/,
    );
    await expectBad(['odds', RIFLE, 'ember-choir:chanters+wolves'], /Unknown unit "wolves" for the target/);
    await expectBad(['odds', join(folder, 'none.json:x'), FOE], /none\.json cannot be read: no such file/);
    await expectBad(
      ['odds', `${write('text.json', 'once upon')}:x`, FOE],
      /text\.json cannot be used/,
      /is neither JSON nor a list/,
    );
    await expectBad(
      ['odds', `${write('other.json', { format: 'other' })}:x`, FOE],
      /format: must be one of muster-list/,
    );
    await expectBad(['odds', 'Guard', FOE], /Unknown attacker "Guard"\. Type a unit such as .*, or name one of a list/);
    await expectBad(['odds', RIFLE, ''], /Unknown target ""/);
  });
});

describe('invalid input', () => {
  const SHOT = [RIFLE, FOE];

  test.each([
    ['zero models', ['0x Guard Q4+ D4+', FOE], /The attacker/, /number of models is 0 \(limits 1 to 30\)/],
    ['31 models', [RIFLE, '31x Foe Q4+ D4+'], /The target/, /models is 31 \(limits 1 to 30\)/],
    ['Quality 7', ['Guard Q7+ D4+', FOE], /attacker/, /Quality is 7 \(limits 2 to 6\)/],
    ['Defense 1', [RIFLE, 'Foe Q4+ D1+'], /target/, /Defense is 1 \(limits 2 to 6\)/],
    ['10,000 attacks', ['Guard Q4+ D4+ | Gun (24", A10000)', FOE], /"Gun" has 10000 attacks \(limits 1 to 60\)/],
    ['no attacks', ['Guard Q4+ D4+ | Gun (24")', FOE], /"Gun" must have its attacks exactly once/],
    ['500 guns', ['Guard Q4+ D4+ | 500x Gun (24", A1)', FOE], /number of "Gun .* is 500 \(limits 1 to 120\)/],
    ['an open parenthesis', ['Guard Q4+ D4+ | Gun (24", A1', FOE], /unbalanced parentheses/],
    [
      'an unknown rule',
      [RIFLE, 'Foe Q4+ D4+ Wobbly'],
      /The target/,
      /Foe: Grimdark Future does not have the rule "Wobbly"/,
    ],
    [
      'an unknown rule of a weapon',
      ['Guard Q4+ D4+ | Gun (24", A1, Wobbly)', FOE],
      /Guard: Grimdark Future does not have the rule "Wobbly"/,
    ],
    [
      'a rule of another game',
      [RIFLE, 'Foe Q4+ D4+ Entrenched'],
      /Grimdark Future does not have the rule "Entrenched"/,
    ],
    ['a missing rating', [RIFLE, 'Foe Q4+ D4+ Tough'], /"Tough" needs a rating, such as Tough\(1\)/],
    ['a rating of nothing', [RIFLE, 'Foe Q4+ D4+ Tough(0)'], /"Tough\(0\)" needs a rating of 1 or more/],
    ['a rating too many', [RIFLE, 'Foe Q4+ D4+ Fearless(2)'], /"Fearless\(2\)" has no rating/],
    ['a text without end', [RIFLE, `${'Foe '.repeat(400)}Q4+ D4+`], /is too long \(limit 1000 characters\)/],
    ['no game', [...SHOT, '--system', 'chess'], /chess/, /gf, gff, aof/],
    ['no distance', [...SHOT, '--distance', 'abc'], /--distance/, /number of inches from 0 to 200/],
    ['less than no distance', [...SHOT, '--distance', '-1'], /number of inches from 0 to 200/],
    ['no cover', [...SHOT, '--cover', 'wood'], /--cover/, /area, sight/],
    ['no setting', [...SHOT, '--setting', 'nonsense'], /no setting "nonsense"\. The settings are/],
    ['no value', [...SHOT, '--setting', 'regenAfterDeadly=maybe'], /can be true or false, but not "maybe"/],
    ['no wounds', [...SHOT, '--wounds', ''], /--wounds/, /whole numbers separated by commas/],
    ['invalid wounds', [...SHOT, '--wounds', '1,x'], /whole numbers separated by commas/],
    [
      'wounds beyond Tough',
      [RIFLE, 'Foe Q4+ D4+ Tough(3)', '--wounds', '3'],
      /too many wounds for a model of Foe: 3 \(limit 2\)/,
    ],
    ['wounds beyond the last', [...SHOT, '--wounds', '0,0'], /too many values for Foe: 2 \(limit 1\)/],
    [
      'a pick without a hero',
      [RIFLE, '3x Foe Q4+ D4+', '--pick', 'hero'],
      /no hero has joined the target\. Add one with --target-hero/,
    ],
    ['a pick beyond the last', [RIFLE, '3x Foe Q4+ D4+', '--pick', '4'], /hero or a number from 1 to 3, not "4"/],
    ['an odd pick', [RIFLE, '3x Foe Q4+ D4+', '--pick', 'boss'], /hero or a number from 1 to 3, not "boss"/],
    [
      'a pick without Takedown',
      [RIFLE, '3x Foe Q4+ D4+', '--pick', '1'],
      /needs a shooting weapon with Takedown, but Guard has none/,
    ],
    ['shooting while Shaken', [...SHOT, '--shaken'], /A Shaken unit cannot shoot/],
    ['nothing to shoot with', [BLADE, FOE], /Knight has no shooting weapons: add --charging/],
    [
      'nothing that reaches',
      [...SHOT, '--distance', '25'],
      /Out of range: Foe is 25" away \(longest range of Guard 24"\)/,
    ],
    [
      'nothing that reaches so high',
      ['Guard Q4+ D4+ | Pistol (12", A1)', 'Plane Q4+ D4+ Aircraft'],
      /no weapon that can reach Plane/,
    ],
    ['a charge of the Immobile', [BLADE.replace('D4+', 'D4+ Immobile'), FOE, '--charging'], /Knight cannot charge/],
    ['a charge at Aircraft', [BLADE, 'Plane Q4+ D4+ Aircraft', '--charging'], /Plane cannot be charged/],
    ['cover in a charge', [BLADE, FOE, '--charging', '--cover'], /--cover does not apply to a charge/],
    ['a distance in a charge', [BLADE, FOE, '--charging', '--distance', '3'], /--distance does not apply to a charge/],
    ['fatigue in shooting', [...SHOT, '--fatigued'], /--fatigued only applies to a charge: add --charging/],
    ['striking back at shots', [...SHOT, '--no-strike-back'], /--no-strike-back only applies to a charge/],
  ] as [string, string[], ...RegExp[]][])('%s', async (_name, args, ...parts) => {
    await expectBad(['odds', ...args], ...parts);
  });

  test('heroes that cannot join', async () => {
    const boss = (rules: string, count = ''): string[] => ['--target-hero', `${count}Boss Q3+ D3+ ${rules}`];
    const squad = [RIFLE, '3x Foe Q4+ D4+'];
    await expectBad(['odds', ...squad, ...boss('Hero'), '--system', 'gff'], /Heroes cannot join units in .*Firefight/);
    await expectBad(['odds', ...squad, ...boss('Tough(3)')], /only models with the rule Hero can join a unit/);
    await expectBad(['odds', ...squad, ...boss('Hero', '2x ')], /only one hero can join a unit/);
    await expectBad(
      ['odds', ...squad, ...boss('Hero, Tough(9)')],
      /cannot join a unit: Tough\(9\) \(limit Tough\(6\)\)/,
    );
    await expectBad(['odds', RIFLE, FOE, ...boss('Hero')], /can only join a unit of several models/);
    await expectBad(['odds', ...squad, '--target-hero', 'Boss Q9+ D3+'], /The hero of the target/, /Quality/);
  });

  test('too few units', async () => {
    const { code, out, err } = await muster('odds', GUARD);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain("missing required argument 'target'");
  });
});

describe('on any screen', () => {
  const LONG = 'Extraordinarily Long-Winded Wardens of the Outermost Lighthouse';

  test.each([60, 80, 120])('no line is wider than %i letters', async (columns) => {
    const back = setColumns(columns);
    try {
      const weapons =
        '10x Heavy Repeating Rifle (24", A2, AP(1), Rending), 2x Rocket Launcher (36", A1, AP(4), Deadly(3))';
      const names = [
        `10x ${LONG} Q4+ D4+ Relentless, Stealth | ${weapons}`,
        `10x ${'X'.repeat(150)} Q4+ D4+ | 10x Axe (A2)`,
      ];
      const lines = [
        ...(await musterLines('odds', ...names)),
        ...(await musterLines('odds', names[1], names[0], '--charging')),
      ];
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(columns);
      expect(lines.join('\n')).not.toContain('\u00a0');
    } finally {
      back();
    }
  });

  test('colours are optional and change no letter', async () => {
    const args = ['odds', BLADE, '3x Foe Q4+ D4+ | 3x Axe (A1)', '--charging'];
    const plain = (await muster(...args)).out;
    const coloured = (await musterInColour(...args)).out;
    expect(plain).not.toContain('\u001b');
    expect(coloured).toContain('\u001b[1mKnight charges 3 Foe\u001b[22m');
    const words = coloured.split('\u001b').map((part, i) => (i === 0 ? part : part.slice(part.indexOf('m') + 1)));
    expect(words.join('')).toBe(plain);
  });

  test('the help names assumptions, and distances in inches', async () => {
    const { code, out } = await muster('odds', '--help');
    expect(code).toBe(0);
    expect(out).toMatch(/\(default:\s+12\)/);
    expect(out).toContain('All models see and reach the target');
    expect(out).toContain('regenAfterDeadly');
  });
});
