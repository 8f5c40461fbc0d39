import {
  amend,
  type Campaign,
  campaignRef,
  type Command,
  decideCommand,
  type Entry,
  evolve,
  type Fact,
  factsOf,
  firstOf,
  keyedSource,
  matchOfCommand,
  NO_CAMPAIGN,
  policySource,
} from '@muster/campaign';
import { CAMPAIGN_RULESETS, type CampaignRulesetId } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { campaignHeaderLine, campaignLine, campaignLines, findingsOfEntry, parseCampaignFile } from './file.ts';
import type { CampaignBook, CampaignFault } from './file.ts';

const unit = (id: string, more: object = {}) => ({ id, base: 40, models: 5, ...more });
const army = (letter: string): Command => ({
  type: 'join',
  army: letter.toLowerCase(),
  name: `Army ${letter}`,
  player: 'Ann',
  units: [
    unit(`${letter}1`, { hero: true, models: 1, upgrades: [{ id: 'cloak', cost: 5 }] }),
    unit(`${letter}2`, { name: 'Guard «ü» 守' }),
    unit(`${letter}3`),
  ],
});

const approved = { by: 'Ann', reason: 'agreed' };

/** A short campaign with every kind of command, decided by dice and a computer player. */
const play = (ruleset: CampaignRulesetId, seed: string): Fact[] => {
  const facts: Fact[] = [];
  let campaign: Campaign = NO_CAMPAIGN;
  const dice = keyedSource(seed);
  const tell = (command: Command): void => {
    const decision = decideCommand(campaign, command, firstOf(dice, policySource(campaign)));
    if (decision.status !== 'done') return;
    const match = matchOfCommand(campaign, command);
    const { changes, draws } = decision;
    facts.push({ at: '2025-03-09', by: 'Ann', command, changes, draws, ...(match === undefined ? {} : { match }) });
    campaign = decision.campaign;
  };
  tell({
    type: 'found',
    name: 'War',
    ruleset: campaignRef(ruleset),
    kind: 'time-limited',
    begun: '2025-03-01',
    options: { permadeath: seed !== '1' },
    seed,
  });
  for (const letter of ['A', 'B']) tell(army(letter));
  for (const match of ['m1', 'm2', 'm3']) {
    tell({ type: 'set-up', match, bring: { a: 'all', b: 'all' }, at: '2025-03-09' });
    for (const one of ['a', 'b']) tell({ type: 'roll-objective', match, army: one });
    for (const round of [1, 2, 3]) tell({ type: 'start-round', match, round });
    for (const number of [11, 12, 33, 51, 52, 61, 62, 63, 64, 65])
      tell({ type: 'event', match, number, round: 3, approved, known: {}, table: { shaken: ['A2'] } });
    tell({ type: 'event-outcome', match, event: '1', outcome: { d3: 1 } });
    tell({ type: 'spend-underdog', match, army: 'a', roll: 'the last save', modifier: 1 });
    if (match === 'm2') tell({ type: 'break-off', match });
    tell({
      type: 'conclude',
      match,
      winner: 'a',
      report: {
        destroyed: ['B1', 'B2'],
        routed: [],
        modelsKilled: { A2: 2 },
        kills: [{ by: ['A1', 'A2'], victims: ['B1', 'B2'], round: 3, melee: true, shaken: true }],
        left: {},
        conceded: [],
        order: ['a', 'b'],
        rounds: 3,
      },
      objectives: ['a'],
      at: '2025-03-09',
    });
    tell({ type: 'check-casualties', match });
    tell({ type: 'override', by: 'Ann', reason: 'typing', override: { of: 'unit', id: 'A2', set: { xp: 4 } } });
    tell({ type: 'earn-experience', match });
    tell({ type: 'buy', unit: 'A2', upgrade: { id: 'flag', name: 'Flag', cost: 5 } });
    tell({ type: 'sell', unit: 'A1', upgrade: 'cloak' });
    tell({ type: 'end-step', match });
    tell({ type: 'recruit', army: 'a', unit: unit(`new-${match}`), veteran: true });
    tell({ type: 'disband', unit: 'B3' });
    tell({ type: 'end-step', match });
  }
  tell({ type: 'disband-army', army: 'b' });
  tell({ type: 'restart', army: 'b', name: 'Army C', units: [unit('C1')] });
  return facts;
};

const entriesOf = (facts: readonly Fact[]): Entry[] => facts.map((fact) => ({ fact }));

const emptyBook = (): CampaignBook => {
  const book = parseCampaignFile(campaignHeaderLine('War'));
  if (!book.ok) throw new Error('no header');
  return book.value;
};

const textOf = (entries: readonly Entry[]): string => emptyBook().whole + campaignLines(emptyBook(), entries);

const bookOf = (text: string): CampaignBook => {
  const book = parseCampaignFile(text);
  if (!book.ok) throw new Error(JSON.stringify(book.error));
  return book.value;
};

const faultOf = (text: string): CampaignFault => {
  const book = parseCampaignFile(text);
  if (book.ok) throw new Error('it was read');
  return book.error;
};

describe('written campaigns can be read again', () => {
  test.each(CAMPAIGN_RULESETS)('every command of %s and its changes', (ruleset) => {
    const types = new Set<string>();
    for (const seed of ['1', '2', '3', '4']) {
      const facts = play(ruleset, seed);
      for (const { command } of facts) types.add(command.type);
      const entries = entriesOf(facts);
      const book = bookOf(textOf(entries));
      expect(book.torn).toBeUndefined();
      expect(book.entries).toEqual(entries);
      expect(evolve(factsOf(book.entries))).toEqual(evolve(facts));
    }
    // Every command except adopting a campaign from paper; only an underdog spends a point.
    expect(types.size).toBeGreaterThanOrEqual(18);
  });

  test('a correction, and a campaign from paper', () => {
    const facts = play('gf-3.4.0', '5');
    const corrected = amend(facts, { match: 'm1' }, () => firstOf(keyedSource('x'), policySource(evolve(facts))));
    if (corrected.status !== 'done') throw new Error(corrected.status);
    const { from, facts: made, after } = corrected;
    const amendment = { at: '2025-04-01', by: 'Ben', reason: 'never fought', from, facts: made };
    const entries: Entry[] = [...entriesOf(facts), { amendment }];
    expect(evolve(factsOf(bookOf(textOf(entries)).entries))).toEqual(after);
    const adopt: Command = { type: 'adopt', campaign: after };
    const decision = decideCommand(NO_CAMPAIGN, adopt, keyedSource(''));
    if (decision.status !== 'done') throw new Error(decision.status);
    const { changes, draws } = decision;
    const paper: Entry = { fact: { at: '2025-04-01', by: 'Ben', command: adopt, changes, draws } };
    expect(bookOf(textOf([paper])).entries).toEqual([paper]);
  });

  test('a byte order mark before the first line is skipped', () => {
    const entries = entriesOf(play('gff', '1').slice(0, 3));
    const { entries: read, whole } = bookOf(`\uFEFF${textOf(entries)}`);
    expect([read, whole]).toEqual([entries, `\uFEFF${textOf(entries)}`]);
  });

  test('windows line ends are accepted', () => {
    const entries = entriesOf(play('gff', '1').slice(0, 3));
    expect(bookOf(textOf(entries).replaceAll('\n', '\r\n')).entries).toEqual(entries);
  });
});

describe('a damaged file', () => {
  const entries = entriesOf(play('gf-3.4.0', '2').slice(0, 5));
  const text = textOf(entries);
  const bytes = Buffer.from(text);
  const start = Buffer.from(textOf(entries.slice(0, 4))).length;

  test('cut at any byte of its last line keeps everything before it', () => {
    for (let cut = start; cut <= bytes.length; cut++) {
      const { entries: kept, torn, whole } = bookOf(bytes.subarray(0, cut).toString('utf8'));
      // A whole line without its end counts. If nothing of the line is left, nothing is damaged.
      const isWhole = cut >= bytes.length - 1;
      expect(kept.length).toBe(isWhole ? 5 : 4);
      expect(torn === undefined).toBe(isWhole || cut === start);
      if (torn) expect([torn.entry, torn.ended]).toEqual([5, false]);
      expect(Buffer.from(whole).length).toBe(isWhole ? bytes.length : start);
    }
  });

  test('changed at any letter of its last line returns that line separately', () => {
    for (let at = start; at < bytes.length - 1; at++) {
      const spoilt = Buffer.from(bytes);
      spoilt[at] ^= 1;
      const { entries: kept, torn } = bookOf(spoilt.toString('utf8'));
      expect([kept.length, torn?.ended]).toEqual([4, true]);
    }
  });

  test('damaged in the middle is refused with the line number', () => {
    const lines = text.split('\n');
    for (const line of [1, 2, 3, 4])
      for (let at = 0; at < lines[line].length; at += 29) {
        const sign = lines[line][at] === 'x' ? 'y' : 'x';
        const spoilt = lines.with(line, lines[line].slice(0, at) + sign + lines[line].slice(at + 1));
        expect(faultOf(spoilt.join('\n'))).toMatchObject({ code: 'spoilt-line', line: line + 1 });
      }
  });

  test('a missing, repeated or misplaced line is found', () => {
    const [header, a, b, c, d] = text.split('\n');
    expect(faultOf([header, a, c, d, ''].join('\n'))).toMatchObject({ code: 'spoilt-line', line: 3 });
    expect(faultOf([header, a, a, b, ''].join('\n'))).toMatchObject({ code: 'spoilt-line', line: 3 });
    expect(faultOf([header, b, a, c, ''].join('\n'))).toMatchObject({ code: 'spoilt-line', line: 2 });
    // A line with the right number from another campaign does not continue this one.
    const other = textOf(entriesOf(play('gf-3.4.0', '3').slice(0, 4))).split('\n');
    expect(faultOf([header, a, other[2], c, ''].join('\n'))).toMatchObject({ code: 'spoilt-line', line: 3 });
  });
});

describe('files that are not campaigns of this version', () => {
  test.each(['', 'hello', '{}', '[]', '{"format":"muster-record","version":1}', '{"format":"muster-campaign"}'])(
    '%j is not a campaign',
    (text) => expect(faultOf(text)).toEqual({ code: 'not-a-campaign' }),
  );

  test('a campaign of a newer version is refused as such', () => {
    const newer = textOf([]).replace('"version":2', '"version":3');
    expect(faultOf(newer)).toEqual({ code: 'newer-version', version: 3 });
  });

  const fact: Fact = play('gf-3.4.0', '1')[0];
  const trap = { ...fact, command: { type: 'set-up', match: 'm1', bring: { trap: 'all' } } };
  const strange = (entry: unknown): CampaignFault => {
    const { sum } = emptyBook();
    return faultOf(campaignHeaderLine('War') + campaignLine(entry as Entry, 1, sum).line);
  };

  test.each([
    ['an unknown command', { fact: { ...fact, command: { type: 'dance' } } }, 'fact.command.type'],
    ['an unknown field', { fact: { ...fact, mood: 'good' } }, 'fact.mood'],
    [
      'a die with seven faces',
      { fact: { ...fact, draws: { ...fact.draws, dice: [{ for: 'x', d6: 7 }] } } },
      'fact.draws.dice[0].d6',
    ],
    ['an unknown change', { fact: { ...fact, changes: [{ type: 'rain' }] } }, 'fact.changes[0].type'],
    [
      'points that are not a number',
      { fact: { ...fact, changes: [{ type: 'bank', army: 'a', amount: 'x', why: 'reward' }] } },
      'fact.changes[0].amount',
    ],
    ['a name that would break lines', { fact: { ...fact, by: 'Ann\u001b[2J' } }, 'fact.by'],
    ['neither fact nor correction', { rumour: {} }, '(top)'],
    [
      'a correction after the last fact',
      { amendment: { at: '', by: 'x', reason: '', from: 5, facts: [] } },
      'amendment.from',
    ],
    [
      'an id that is a trap',
      JSON.parse(`{"fact":${JSON.stringify(trap)}}`.replace('"trap"', '"__proto__"')),
      'fact.command.bring.__proto__',
    ],
  ])('%s is refused with its place, although the line is undamaged', (_, entry, path) => {
    const fault = strange(entry);
    expect(fault).toMatchObject({ code: 'unknown-entry', line: 2 });
    if (fault.code === 'unknown-entry') expect(fault.findings.map((one) => one.path)).toContain(path);
  });

  test('an entry that could not be read again is found before it is written', () => {
    expect(findingsOfEntry({ fact })).toEqual([]);
    expect(findingsOfEntry({ fact: { ...fact, by: '' } }).map(({ path }) => path)).toEqual(['fact.by']);
  });
});
