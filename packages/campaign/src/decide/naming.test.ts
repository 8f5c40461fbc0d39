import { describe, expect, test } from 'vitest';
import { firstOf } from '../chance/chance.ts';
import { keyedSource } from '../chance/keyed.ts';
import { policySource } from './policy.ts';
import { amend } from '../history/amend.ts';
import type { Fact } from '../contract/fact.ts';
import { chronicleOf } from '../project/chronicle.ts';
import { sheetOf } from '../project/sheet.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import { type Campaign, EMPTY_REPORT } from '../state/campaign.ts';
import { armyOf, unitOf } from '../state/find.ts';
import type { Command, NewUnit } from '../contract/command.ts';
import { decideCommand } from './decide.ts';
import { matchOfCommand } from './match-of-command.ts';
import { campaignRef } from '../ruleset/index.ts';

const unit = (id: string, more: Partial<NewUnit> = {}): NewUnit => ({ id, name: id, base: 200, ...more });

const begun: readonly Command[] = [
  { type: 'found', name: 'War', ruleset: campaignRef('gf-3.4.0'), kind: 'endless', begun: '2026-03-01' },
  { type: 'join', army: 'reds', name: 'Reds', player: 'Ann', units: [unit('rook', { hero: true }), unit('ants')] },
  { type: 'join', army: 'blues', name: 'Blues', player: 'Ben', units: [unit('elks'), unit('foxes')] },
];

const play = (...commands: readonly Command[]): { facts: Fact[]; campaign: Campaign } => {
  const facts: Fact[] = [];
  let campaign: Campaign = NO_CAMPAIGN;
  for (const command of [...begun, ...commands]) {
    const decision = decideCommand(campaign, command, firstOf(policySource(campaign), keyedSource('seed')));
    if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
    const match = matchOfCommand(campaign, command);
    const { draws, changes } = decision;
    facts.push({ at: '2026-03-01', by: 'Ann', command, draws, changes, ...(match === undefined ? {} : { match }) });
    ({ campaign } = decision);
  }
  return { facts, campaign };
};

const refusalOf = (command: Command): string => {
  const decision = decideCommand(play().campaign, command, keyedSource('seed'));
  return decision.status === 'refused' ? decision.refusal.code : decision.status;
};

const renames: readonly Command[] = [
  { type: 'rename', of: 'army', id: 'reds', name: ' The Red Hand ' },
  { type: 'rename', of: 'unit', id: 'ants', name: 'The Ford Guard' },
];

const match: readonly Command[] = [
  { type: 'set-up', match: 'm1', bring: { reds: 'all', blues: 'all' } },
  {
    type: 'conclude',
    match: 'm1',
    winner: 'reds',
    report: { ...EMPTY_REPORT, destroyed: ['ants', 'rook', 'elks', 'foxes'] },
  },
  { type: 'check-casualties', match: 'm1' },
];

describe('a new name', () => {
  test('replaces the name of an army or a unit, and the id stays the same', () => {
    const { campaign } = play(...renames);
    expect(armyOf(campaign, 'reds')?.name).toBe('The Red Hand');
    expect(unitOf(campaign, 'ants')).toMatchObject({ id: 'ants', name: 'The Ford Guard' });
  });

  test('changes no dice', () => {
    const diceOf = ({ facts }: { facts: Fact[] }): unknown => facts.at(-1)?.draws;
    expect(diceOf(play(...renames, ...match))).toEqual(diceOf(play(...match)));
  });

  test('must be free: armies in the campaign, units on their sheet (campaign:C12)', () => {
    expect(refusalOf({ type: 'rename', of: 'army', id: 'reds', name: 'blues ' })).toBe('name-taken');
    expect(refusalOf({ type: 'rename', of: 'unit', id: 'ants', name: 'ROOK' })).toBe('name-taken');
    expect(refusalOf({ type: 'rename', of: 'unit', id: 'ants', name: ' ' })).toBe('no-name');
    expect(refusalOf({ type: 'rename', of: 'unit', id: 'newts', name: 'Newts' })).toBe('unknown-unit');
    // Another army may have a unit of that name, and an own name may be written otherwise.
    expect(refusalOf({ type: 'rename', of: 'unit', id: 'ants', name: 'Elks' })).toBe('done');
    expect(refusalOf({ type: 'rename', of: 'unit', id: 'ants', name: 'ANTS' })).toBe('done');
  });

  test('stays when its match is broken off or removed', () => {
    const [setUp] = match;
    const broken = play(setUp, ...renames, { type: 'break-off', match: 'm1' });
    expect(armyOf(broken.campaign, 'reds')?.name).toBe('The Red Hand');
    expect(unitOf(broken.campaign, 'ants')?.name).toBe('The Ford Guard');
    const out = amend(play(setUp, ...renames).facts, { match: 'm1' }, () => keyedSource('seed'));
    if (out.status !== 'done') throw new Error(out.status);
    expect(unitOf(out.after, 'ants')?.name).toBe('The Ford Guard');
  });

  test('is mentioned in the chronicle, where earlier lines keep the old name', () => {
    const [setUp, ...rest] = match;
    const { facts } = play(setUp, ...renames, ...rest);
    const { sections } = chronicleOf(facts);
    expect(sections.map(({ title }) => title)).toEqual(['Beginning', 'Match 1: Reds against Blues']);
    const lines = sections.flatMap((section) => section.lines.map(({ text }) => text));
    expect(lines).toContain('Ann joins with Reds: 2 units worth 400 points, 200 points saved, 400 lost.');
    expect(lines).toContain('Reds is now called The Red Hand.');
    expect(lines).toContain('ants is now called The Ford Guard.');
    expect(lines).toContain('The Ford Guard are destroyed.');
  });
});

describe('notes', () => {
  const notes: readonly Command[] = [
    { type: 'note', of: 'army', id: 'reds', notes: ['Painted by Ann.'] },
    { type: 'note', of: 'unit', id: 'ants', notes: ['Lost the ford.', 'Wants it back.'] },
  ];

  test('are on the sheet, and stay when a match is broken off', () => {
    const { campaign } = play(match[0], ...notes, { type: 'break-off', match: 'm1' });
    const sheet = sheetOf(campaign, 'reds');
    expect(sheet?.notes).toEqual(['Painted by Ann.']);
    expect(sheet?.units.map(({ id, notes: own }) => [id, own])).toEqual([
      ['rook', []],
      ['ants', ['Lost the ford.', 'Wants it back.']],
    ]);
  });

  test('are in the chronicle when they are new', () => {
    const { facts } = play(...notes, { type: 'note', of: 'unit', id: 'ants', notes: ['Wants it back.'] });
    const lines = chronicleOf(facts).sections.flatMap((section) => section.lines.map(({ text }) => text));
    expect(lines.filter((line) => line.startsWith('Note'))).toEqual([
      'Note about Reds: Painted by Ann.',
      'Note about ants: Lost the ford.',
      'Note about ants: Wants it back.',
    ]);
  });

  test('are never empty', () =>
    expect(refusalOf({ type: 'note', of: 'unit', id: 'ants', notes: [' '] })).toBe('no-name'));
});
