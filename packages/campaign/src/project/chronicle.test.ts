import { describe, expect, test } from 'vitest';
import { drawnSource } from '../chance/chance.ts';
import type { Command, NewUnit } from '../contract/command.ts';
import { decideCommand } from '../decide/decide.ts';
import { matchOfCommand } from '../decide/match-of-command.ts';
import { evolve, type Fact } from '../contract/fact.ts';
import { type Campaign, defaultOptions, EMPTY_REPORT, type MatchReport } from '../state/campaign.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import { armyBiographyOf, biographyOf, allUnitsEver } from './biography.ts';
import { chronicleOf } from './chronicle.ts';
import { campaignRef } from '../ruleset/index.ts';

/** Something said, and what was thrown and chosen for it: `{ 'Wardens casualty': [1] }`. */
type Said = readonly [
  command: Command,
  dice?: Readonly<Record<string, readonly number[]>>,
  choices?: Readonly<Record<string, string>>,
  at?: string,
];

const write = (...said: readonly Said[]): Fact[] => {
  const facts: Fact[] = [];
  let campaign: Campaign = NO_CAMPAIGN;
  for (const [command, dice = {}, choices = {}, at = '2026-03-01'] of said) {
    const source = drawnSource({
      dice: Object.entries(dice).flatMap(([label, faces]) => faces.map((d6) => ({ for: label, d6 }))),
      picks: [],
      choices: Object.entries(choices).map(([label, take]) => ({ for: label, take })),
    });
    const decision = decideCommand(campaign, command, source);
    if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
    const match = matchOfCommand(campaign, command);
    campaign = decision.campaign;
    const { draws, changes } = decision;
    facts.push({ at, by: 'Ada', command, draws, changes, ...(match === undefined ? {} : { match }) });
  }
  return facts;
};

const approved = { by: 'Ada', reason: 'agreed' };

const report = (parts: Partial<MatchReport>): MatchReport => ({ ...EMPTY_REPORT, ...parts });

const found = (ruleset: 'gf-3.4.0' | 'gff' | 'aof-2.0', options = {}): Said => [
  {
    type: 'found',
    name: 'The Ashen Road',
    ruleset: campaignRef(ruleset),
    kind: 'game-limited',
    begun: '2026-03-01',
    options,
  },
  { length: [1] },
];

const join = (army: string, name: string, player: string, ...units: readonly NewUnit[]): Said => [
  { type: 'join', army, name, player, units },
];

const unit = (id: string, base: number, more: Partial<NewUnit> = {}): NewUnit => ({ id, name: id, base, ...more });

const choir = join(
  'choir',
  'The Choir',
  'Ada',
  unit('Osmere', 100, { hero: true }),
  unit('Wardens', 200),
  unit('Shades', 150, { upgrades: [{ id: 'veil', name: 'Veil', cost: 5 }] }),
);
const kith = join('kith', 'Kith', 'Bo', unit('Lurkers', 300), unit('Hulk', 145, { models: 1 }), unit('Reeds', 10));

const both = { choir: 'all', kith: 'all' } as const;
const setUp = (match: string): Said => [{ type: 'set-up', match, bring: both }];

/** Every line of a chronicle, dice left out. */
const linesOf = (facts: readonly Fact[]): string[] =>
  chronicleOf(facts).sections.flatMap(({ lines }) =>
    lines.filter(({ tone }) => tone !== 'dice').map(({ text }) => text),
  );

const firstMatch: readonly Said[] = [
  found('gf-3.4.0'),
  choir,
  kith,
  setUp('m1'),
  [{ type: 'roll-objective', match: 'm1', army: 'choir' }, { 'choir objective': [3, 5] }],
  [
    {
      type: 'conclude',
      match: 'm1',
      winner: 'choir',
      objectives: ['choir'],
      report: report({
        destroyed: ['Lurkers', 'Osmere'],
        routed: ['Hulk'],
        modelsKilled: { Wardens: 2 },
        kills: [
          { by: ['Wardens'], victims: ['Lurkers'], round: 2, melee: true },
          { by: ['Shades'], victims: ['Hulk'] },
          { by: [], victims: ['Osmere'] },
        ],
        order: ['choir', 'kith'],
        rounds: 4,
      }),
    },
  ],
  [
    { type: 'check-casualties', match: 'm1' },
    { 'Osmere casualty': [1], 'Osmere injury': [3], 'Lurkers casualty': [1], 'Hulk casualty': [6] },
  ],
  [{ type: 'earn-experience', match: 'm1' }],
];

describe('a chronicle', () => {
  test('describes the founding, joining armies and a match from its setup to its levels', () => {
    const facts = write(...firstMatch);
    // 455 of 1000 points spent: 200 are saved, and 345 are lost; the gap is 0, so no army is the underdog.
    expect(linesOf(facts)).toEqual([
      'The Ashen Road begins on 2026-03-01: a Grimdark Future campaign 3.4.0.',
      'It ends after 5 missions.',
      'Ada joins with the Choir: 3 units worth 455 points, 200 points saved, 345 lost.',
      'Osmere (hero), Wardens and Shades.',
      'Bo joins with Kith: 3 units worth 455 points, 200 points saved, 345 lost.',
      'Lurkers, Hulk and Reeds.',
      'The Choir brings 3 units worth 455 points.',
      'Kith brings 3 units worth 455 points.',
      'The Choir gets the special objective Rage.',
      'Rage: Be the first to destroy an enemy unit. Worth 75 points.',
      'Round 2: Wardens destroy the Lurkers in melee.',
      'The Choir wins after 4 rounds.',
      'Shades rout the Hulk.',
      'Osmere is destroyed.',
      'Models lost by surviving units of the Choir: Wardens 2.',
      'The Choir gets 2 VP, 150 points and 75 points for Rage.',
      'Kith gets 300 points.',
      'Armies roll for casualties.',
      'Osmere survives with an injury: Blinded Eye (worth 5 points less).',
      'Blinded Eye: -1 to hit when shooting.',
      'Lurkers are dead (1 match, 0 XP).',
      'Hulk recovers and gains 1 XP.',
      'Units earn experience.',
      'Reeds: 1 XP for surviving.',
      'Wardens: 1 XP for surviving and 1 XP for kills.',
      'Shades: 1 XP for surviving and 1 XP for kills.',
    ]);
  });

  test('contains the dice of its facts', () => {
    const dice = chronicleOf(write(...firstMatch)).sections.flatMap(({ lines }) =>
      lines.filter(({ tone }) => tone === 'dice').map(({ text }) => text),
    );
    expect(dice).toEqual(['length 1', 'special objective 3 5', 'casualty 1 · injury 3', 'casualty 1', 'casualty 6']);
  });

  test('has sections for the beginning, each match and corrections', () => {
    const facts = write(...firstMatch);
    const amendment = { at: '2026-03-05T20:00', by: 'Bo', reason: 'wrong winner', from: 5, facts: facts.slice(5) };
    const { sections } = chronicleOf(facts, [amendment]);
    expect(sections.map(({ title, day }) => `${day} ${title}`)).toEqual([
      '2026-03-01 Beginning',
      '2026-03-01 Match 1: The Choir against Kith',
      '2026-03-05 Corrections',
    ]);
    expect(sections[2].lines[0].text).toBe(
      '2026-03-05: Bo corrects the campaign from fact 6 on (wrong winner). Facts decided again: 3.',
    );
  });

  test('describes events with their gains and dice', () => {
    const facts = write(
      found('gf-3.4.0'),
      choir,
      kith,
      setUp('m1'),
      [
        { type: 'start-round', match: 'm1', round: 1 },
        { 'round 1 event check': [5], 'round 1 event tens': [6], 'round 1 event ones': [1] },
      ],
      [{ type: 'event', match: 'm1', number: 61, round: 1, known: { targets: ['Hulk'] } }, { 'event 1 D3': [4] }],
      [{ type: 'event', match: 'm1', number: 65, approved, known: { army: 'kith' } }],
      [{ type: 'event', match: 'm1', number: 63, approved, known: { targets: ['Wardens'] } }],
      [{ type: 'event', match: 'm1', number: 52, approved, known: { army: 'choir', seal: 'abc' } }],
      [{ type: 'event-outcome', match: 'm1', event: '4', outcome: { noted: 'Hulk' } }],
    );
    const lines = chronicleOf(facts).sections[1].lines.slice(2);
    expect(lines.map(({ text }) => text)).toEqual([
      'Round 1, random event 61: Ancient Relic, for the Hulk of Kith.',
      'A random unit gets D3 XP at once.',
      // Half of 4.
      'Hulk: 2 XP.',
      'D3 4',
      'Round 1, random event 65: Critical Transmission, for Kith.',
      'A random army gets 1 VP at once.',
      'Approved by Ada: agreed.',
      'Kith gets 1 VP.',
      'Round 1, random event 63: Alien Cannon, for the Wardens of the Choir.',
      'A model of a random unit finds an Alien Cannon: 24″, A3, AP(D3).',
      'Approved by Ada: agreed.',
      'Wardens find the Alien Cannon.',
      'Round 1, random event 52: Moral Victory, for the Choir.',
      'A random player may secretly note down an enemy unit. Once it is destroyed, each unit of that player’s army gets 1 XP.',
      'Approved by Ada: agreed.',
      'A secret note is sealed.',
      'Secret note revealed: the Hulk.',
    ]);
  });

  test('names every army that an event affects', () => {
    const facts = write(
      found('gf-3.4.0'),
      choir,
      kith,
      setUp('m1'),
      // Units of both armies, all armies, and one quarter of the table.
      [
        {
          type: 'event',
          match: 'm1',
          number: 13,
          round: 1,
          approved,
          known: { targets: ['Wardens', 'Hulk', 'Shades'] },
        },
      ],
      [{ type: 'event', match: 'm1', number: 26, round: 2, approved }],
      [{ type: 'event', match: 'm1', number: 22, round: 3, approved, known: { quarter: 1 } }],
      [{ type: 'event-outcome', match: 'm1', event: '1', outcome: { done: false } }],
    );
    const lines = chronicleOf(facts).sections[1].lines;
    const of = (start: string): (typeof lines)[number] | undefined => lines.find(({ text }) => text.startsWith(start));
    expect(of('Round 1')?.text).toBe(
      'Round 1, random event 13: Fragile Guns, for the Wardens and the Shades of the Choir and the Hulk of Kith.',
    );
    expect(of('Round 2')?.text).toBe('Round 2, random event 26: Finish Them!, for the Choir and Kith.');
    expect(of('Round 3')?.text).toBe('Round 3, random event 22: Toxic Fumes, in quarter 2 of the table.');
    for (const start of ['Round 1', 'Round 2', 'Round 3', 'Fragile Guns fails'])
      expect([start, of(start)?.armies]).toEqual([start, ['choir', 'kith']]);
    // What happens to both is in the lives of both.
    for (const army of ['choir', 'kith'])
      expect(
        armyBiographyOf(facts, army)?.sections.flatMap((section) => section.lines.map(({ text }) => text)),
      ).toContain('Round 2, random event 26: Finish Them!, for the Choir and Kith.');
  });

  test('is in the order of rounds, however late something was entered', () => {
    const facts = write(
      found('gf-3.4.0'),
      choir,
      kith,
      setUp('m1'),
      [{ type: 'start-round', match: 'm1', round: 1 }, { 'round 1 event check': [1] }],
      [{ type: 'start-round', match: 'm1', round: 2 }, { 'round 2 event check': [1] }],
      [{ type: 'event', match: 'm1', number: 26, round: 2, approved }],
      [{ type: 'event', match: 'm1', number: 65, round: 1, approved, known: { army: 'kith' } }],
      [
        {
          type: 'conclude',
          match: 'm1',
          winner: 'kith',
          report: report({
            destroyed: ['Wardens', 'Reeds'],
            kills: [
              { by: ['Hulk'], victims: ['Wardens'], round: 2 },
              { by: ['Shades'], victims: ['Reeds'], round: 1 },
            ],
            order: ['choir', 'kith'],
            rounds: 4,
          }),
        },
      ],
    );
    const acts = chronicleOf(facts).sections[1].lines.filter(({ depth, round }) => depth === 0 || round !== undefined);
    expect(acts.map(({ text }) => text)).toEqual([
      'The Choir brings 3 units worth 455 points.',
      'Kith brings 3 units worth 455 points.',
      'Round 1, random event 65: Critical Transmission, for Kith.',
      'A random army gets 1 VP at once.',
      'Approved by Ada: agreed.',
      'Kith gets 1 VP.',
      'Round 1: Shades destroy the Reeds.',
      'Round 2, random event 26: Finish Them!, for the Choir and Kith.',
      'This round, each model makes 1 extra attack in melee, and units get D3 XP for each unit they destroy in melee.',
      'Approved by Ada: agreed.',
      'Round 2: Hulk destroys the Wardens.',
      'Kith wins after 4 rounds.',
    ]);
  });

  test('describes options', () => {
    const facts = write(found('gf-3.4.0', { parallelPlay: true, eventDice: 'perPlayer' }), [
      {
        type: 'override',
        by: 'Cy',
        reason: 'we are eight',
        override: {
          of: 'campaign',
          set: { options: { ...defaultOptions(), parallelPlay: true, eventDice: 'perPlayer', limitCounts: 'army' } },
        },
      },
    ]);
    expect(linesOf(facts).slice(2)).toEqual([
      'Armies may play matches at the same time. Scores are VP per match.',
      'One event die per player and round.',
      'Override by Cy for the campaign: the limit counts the matches of each army (we are eight).',
    ]);
  });

  test('describes levels and trades', () => {
    const facts = write(
      found('gf-3.4.0'),
      choir,
      kith,
      [
        {
          type: 'override',
          by: 'Cy',
          reason: 'played on paper',
          override: { of: 'unit', id: 'Osmere', set: { xp: 4 } },
        },
      ],
      setUp('m1'),
      [{ type: 'conclude', match: 'm1', winner: 'kith', report: report({ order: ['choir', 'kith'] }) }],
      [{ type: 'check-casualties', match: 'm1' }],
      [
        { type: 'earn-experience', match: 'm1' },
        { 'Osmere trait': [2], 'Osmere skill set': [1], 'Osmere skill': [4] },
        { 'Osmere skill set': 'captain' },
      ],
      [{ type: 'buy', unit: 'Wardens', upgrade: { id: 'drum', name: 'Drum', cost: 20 } }],
      [{ type: 'sell', unit: 'Shades', upgrade: 'veil' }, { 'Shades veil sale': [3] }],
      [{ type: 'end-step', match: 'm1' }],
      [{ type: 'recruit', army: 'choir', unit: unit('Bells', 100), veteran: true }, { 'Bells trait': [1] }],
      [{ type: 'disband', unit: 'Shades' }],
    );
    expect(linesOf(facts).slice(6)).toEqual([
      'Override by Cy for Osmere: XP 4 (played on paper).',
      'The Choir brings 3 units worth 455 points.',
      'Kith brings 3 units worth 455 points.',
      'Kith wins.',
      'The Choir gets 300 points.',
      'Kith gets 2 VP and 150 points.',
      'There are no casualties.',
      'Units earn experience.',
      'Osmere, Wardens and Shades: 1 XP each for surviving.',
      'Lurkers, Hulk and Reeds: 1 XP each for surviving.',
      'Osmere reaches level 1 (worth 55 points more): Headstrong and Instigator, skill set Captain.',
      'Headstrong: +1 to morale tests.',
      'Captain: Friendly units within 6" have +1 to morale tests, +1 to hit in melee or +1 to hit when shooting.',
      'Instigator: Friendly units activated within 6″ get +1 to hit in melee.',
      'Armies buy and sell upgrades.',
      'Wardens get Drum for 20 points.',
      'No one buys Veil from the Shades this time.',
      'The Choir recruits Bells, a veteran unit, for 150 points.',
      'Bells reach level 1 (worth 25 points more): Agile.',
      'Agile: +1″ on Advance, +2″ on Rush and Charge.',
      'Shades are disbanded.',
    ]);
  });

  test('uses the terms of each game', () => {
    const kills = [{ by: ['B'], victims: ['A'], shaken: true, round: 1 }];
    const tell = (ruleset: 'gff' | 'aof-2.0'): string[] =>
      linesOf(
        write(
          found(ruleset),
          join('x', 'The Xen Wardens', 'Ada', unit('A', 100)),
          join('y', 'Yar', 'Bo', unit('B', 100)),
          [{ type: 'set-up', match: 'm', bring: { x: 'all', y: 'all' } }],
          [
            {
              type: 'conclude',
              match: 'm',
              winner: 'y',
              report: report({ destroyed: ['A'], kills, order: ['x', 'y'] }),
            },
          ],
        ),
      );
    expect(tell('gff')).toContain('Round 1: B knock out Shaken A.');
    expect(tell('gff')).toContain('The Xen Wardens bring 1 unit worth 100 points.');
    expect(tell('gff')).toContain('Yar brings 1 unit worth 100 points.');
    expect(tell('aof-2.0')).toContain('Round 1: B destroy Wavering A.');
    expect(tell('aof-2.0')[0]).toBe('The Ashen Road begins on 2026-03-01: an Age of Fantasy campaign 2.0.');
  });

  test('names the armies in kills of units with equal names', () => {
    const facts = write(
      found('gf-3.4.0', { parallelPlay: true }),
      join('choir', 'The Choir', 'Ada', unit('c-lancers', 300, { name: 'Lancers' }), unit('Wardens', 300)),
      join(
        'kith',
        'Kith',
        'Bo',
        unit('k-lancers', 300, { name: 'Lancers' }),
        unit('Hulk', 200),
        unit('k-imps', 100, { name: 'Imps' }),
      ),
      join('moths', 'Moths', 'Cy', unit('m-imps', 600, { name: 'imps' })),
      setUp('m1'),
      [
        {
          type: 'conclude',
          match: 'm1',
          winner: 'choir',
          report: report({
            destroyed: ['k-lancers', 'Wardens', 'Hulk', 'k-imps'],
            routed: ['c-lancers'],
            kills: [
              { by: ['c-lancers'], victims: ['k-lancers'], round: 1 },
              { by: ['k-lancers'], victims: ['Wardens'], round: 1, shaken: true },
              { by: ['Wardens'], victims: ['Hulk'], round: 2 },
              { by: ['Hulk'], victims: ['c-lancers'], round: 3, melee: true },
              { by: ['Wardens'], victims: ['k-imps'], round: 4, shaken: true },
            ],
            order: ['choir', 'kith'],
          }),
        },
      ],
    );
    expect(linesOf(facts).filter((line) => line.startsWith('Round'))).toEqual([
      'Round 1: The Choir · Lancers destroy Kith · Lancers.',
      'Round 1: Kith · Lancers destroy Shaken Wardens.',
      'Round 2: Wardens destroy the Hulk.',
      'Round 3: Hulk rout the Choir · Lancers in melee.',
      // The Moths, who were not there, have imps as well.
      'Round 4: Wardens destroy Shaken Kith · Imps.',
    ]);
  });

  test('describes absent units, conceding armies and matches that are broken off', () => {
    const facts = write(
      found('gf-3.4.0', { permadeath: false }),
      choir,
      kith,
      setUp('m1'),
      [
        {
          type: 'conclude',
          match: 'm1',
          winner: 'kith',
          report: report({ destroyed: ['Wardens'], order: ['choir', 'kith'] }),
        },
      ],
      [
        { type: 'check-casualties', match: 'm1' },
        { 'Wardens casualty': [1], 'Wardens sit out': [3] },
      ],
      [{ type: 'earn-experience', match: 'm1' }],
      [{ type: 'end-step', match: 'm1' }],
      [{ type: 'end-step', match: 'm1' }],
      setUp('m2'),
      [{ type: 'start-round', match: 'm2', round: 1, conceding: ['choir'] }, { 'round 1 event check': [4] }],
      [{ type: 'break-off', match: 'm2' }],
    );
    const lines = linesOf(facts);
    expect(lines).toContain('Units that die sit out D3 matches instead of leaving their sheet.');
    expect(lines).toContain('Wardens sit out the next 2 matches.');
    // 255 against 455 points: 200 below, in steps of 50.
    expect(lines.slice(-5)).toEqual([
      'The Choir brings 2 units worth 255 points (4 underdog points).',
      'Wardens are sitting out.',
      'Kith brings 3 units worth 455 points.',
      'Round 1: the Choir concedes.',
      'The match is broken off and does not count.',
    ]);
    expect(evolve(facts).played).toBe(1);
  });

  test('ends with the winners', () => {
    const one = (match: string): Said[] => [
      setUp(match),
      [{ type: 'conclude', match, winner: 'kith', report: report({ order: ['choir', 'kith'] }) }],
      [{ type: 'check-casualties', match }],
      [
        { type: 'earn-experience', match },
        {
          ...Object.fromEntries(
            ['Osmere', 'Wardens', 'Shades', 'Lurkers', 'Hulk', 'Reeds'].map((id) => [`${id} trait`, [1]]),
          ),
          'Osmere skill set': [1],
          'Osmere skill': [1],
        },
        { 'Osmere skill set': 'captain' },
      ],
      [{ type: 'end-step', match }],
      [{ type: 'end-step', match }],
    ];
    const facts = write(found('gf-3.4.0'), choir, kith, ...['a', 'b', 'c', 'd', 'e'].flatMap(one));
    const { sections } = chronicleOf(facts);
    expect(sections.at(-1)).toMatchObject({
      title: 'End of the campaign',
      lines: [{ text: 'Kith wins the campaign.' }],
    });
    expect(chronicleOf(facts.slice(0, -20)).sections.at(-1)?.title).not.toBe('The end');
  });

  test('of nothing is empty', () => expect(chronicleOf([]).sections).toEqual([]));
});

describe('a biography', () => {
  const facts = write(...firstMatch);

  test('describes what a unit did and how it ended', () => {
    const wardens = biographyOf(facts, 'Wardens');
    expect(wardens).toMatchObject({
      name: 'Wardens',
      army: 'choir',
      armyName: 'The Choir',
      xp: 2,
      value: 200,
      matches: [{ number: 1, against: ['Kith'], won: true, kills: ['Lurkers'], fell: false, xp: 2 }],
      figures: { matches: 1, won: 1, kills: 1, fell: 0 },
    });
    expect(wardens?.end).toBeUndefined();
    expect(wardens?.sections.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
      'Round 2: Wardens destroy the Lurkers in melee.',
      'Models lost by surviving units of the Choir: Wardens 2.',
      'Wardens: 1 XP for surviving and 1 XP for kills.',
    ]);
  });

  test('of a dead unit continues to its end', () => {
    const lurkers = biographyOf(facts, 'Lurkers');
    expect(lurkers?.end).toEqual({ why: 'dead', day: '2026-03-01', match: 'm1' });
    expect(lurkers?.figures).toEqual({ matches: 1, won: 0, kills: 0, fell: 1 });
    expect(allUnitsEver(facts).map(({ id }) => id)).toContain('Lurkers');
  });

  test('of a hero contains its marks', () => {
    const osmere = biographyOf(facts, 'Osmere');
    expect(osmere?.marks).toEqual([
      { kind: 'injury', key: 'blinded-eye', name: 'Blinded Eye', does: '-1 to hit when shooting.' },
    ]);
    expect(osmere?.value).toBe(95);
  });

  test('of an army contains its matches and its dead units', () => {
    expect(armyBiographyOf(facts, 'kith')).toMatchObject({
      player: 'Bo',
      bank: 500,
      figures: { matches: 1, won: 0, kills: 0, dead: 1, recruits: 0 },
      gone: [{ unit: 'Lurkers', name: 'Lurkers', hero: false, end: { why: 'dead' } }],
    });
    expect(armyBiographyOf(facts, 'choir')?.figures).toMatchObject({ won: 1, kills: 2, dead: 0 });
  });

  test('ends when its army is disbanded', () => {
    const gone = write(found('gf-3.4.0'), choir, kith, [{ type: 'disband-army', army: 'choir' }]);
    expect(biographyOf(gone, 'Shades')).toMatchObject({ value: 155, end: { why: 'disbanded', day: '2026-03-01' } });
    expect(armyBiographyOf(gone, 'choir')?.gone.length).toBe(3);
    expect(linesOf(gone).at(-1)).toBe('The Choir is disbanded. Its units, points, VP and matches are deleted.');
  });

  test('ignores a match that was broken off', () => {
    const broken = write(...firstMatch, [{ type: 'break-off', match: 'm1' }]);
    expect(biographyOf(broken, 'Lurkers')).toMatchObject({ matches: [], xp: 0 });
    expect(biographyOf(broken, 'Lurkers')?.end).toBeUndefined();
    expect(evolve(broken).played).toBe(0);
  });

  test('counts a kill for the unit that its owner chose', () => {
    const shared = write(
      found('gf-3.4.0'),
      choir,
      kith,
      setUp('m1'),
      [
        {
          type: 'conclude',
          match: 'm1',
          winner: 'choir',
          report: report({
            destroyed: ['Reeds'],
            kills: [{ by: ['Osmere', 'Wardens'], victims: ['Reeds'] }],
            order: ['choir', 'kith'],
          }),
        },
      ],
      [{ type: 'check-casualties', match: 'm1' }, { 'Reeds casualty': [4] }],
      [{ type: 'earn-experience', match: 'm1' }, {}, { 'kill of Reeds': 'Wardens' }],
    );
    expect(biographyOf(shared, 'Wardens')?.figures.kills).toBe(1);
    expect(biographyOf(shared, 'Osmere')?.figures.kills).toBe(0);
  });

  test('does not exist for an unknown id', () => {
    expect(biographyOf(facts, 'nobody')).toBeUndefined();
    expect(armyBiographyOf(facts, 'nobody')).toBeUndefined();
  });
});
