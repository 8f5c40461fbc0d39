import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  begin,
  campaign,
  campaignFile,
  expectRefused,
  fight,
  hero,
  inFreshFolders,
  lines,
  standings,
  status,
  unit,
  writeList,
} from '../../../../tests/lib/campaign.ts';
import { expectBad, muster, musterJson } from '../../../../tests/lib/muster.ts';

inFreshFolders();

describe('a campaign from its founding to the end of a match', () => {
  test('begins with its limit', async () => {
    // A die of 4, and 4 more: eight matches.
    expect(await lines('new --name War --rules gf-3.4.0 --type game --dice 4')).toEqual([
      '"War" begins: Grimdark Future campaign 3.4.0, game-limited, 8 matches.',
      '  Dice: campaign length 4 (4 + 4 = 8).',
    ]);
    expect(await lines('status')).toContain('Progress: 0 of 8 matches.');
  });

  test('updates points, VP, XP and levels through all six steps', async () => {
    await begin();
    expect(await lines('setup --dice 1,6')).toEqual([
      'Match 1 (m1) is set up:',
      '  Reds bring 5 units, 950 points.',
      '  Blues bring 5 units, 970 points.',
      'Reds have the special objective Mastery: Have a unit in each table quarter at the end. Worth 75 points.',
      '  Dice for Reds: special objective 1 (Mastery).',
      'Blues have the special objective Destruction: The enemy unit worth the most points must be destroyed. Worth 75 points.',
      '  Dice for Blues: special objective 6 (Destruction).',
    ]);
    await lines('round --dice 4');
    // A 5 calls for an event, and 6 and 5 make it the one that brings a VP.
    expect((await lines('round --dice 5,6,5')).join('\n')).toContain('65, Critical Transmission');
    expect((await status()).open).toEqual([{ match: 'm1', step: 'mission', round: 2, due: [65] }]);
    expect(await lines('event --lots blues')).toContain('Blues: +1 VP (event), now 1.');
    const report = await lines('record --winner Reds --killed Elks=Ants:melee:r2 --routed bees --objective reds');
    // Saved 50, 150 for the winner and 75 for the objective; 30 and 300 for the loser.
    expect(report).toContain('Reds: +75 points (objective), now 275.');
    expect(report).toContain('Blues: +300 points (reward), now 330.');
    // The bees are one of the dearest Reds: the report proves Destruction.
    expect(report).toContain('Blues: +75 points (objective), now 405.');
    // The bees are Reds, and come first: a 1 and they are dead. The elks recover.
    expect(await lines('casualties --dice 1,3')).toEqual([
      'Bees are dead.',
      'Next: experience.',
      '  Dice for Bees: casualty 1 (dead).',
      '  Dice for Elks: casualty 3 (recovered).',
    ]);
    await lines('override --by Ann', '--reason', 'a veteran unit', '--unit', 'ants', 'xp=3');
    const gained = await lines('experience --dice 5');
    // One for surviving and one for the elks make 5: a level, which costs 25, and a 5 is Elite.
    expect(gained).toContain('Ants: +1 XP (a kill), now 5.');
    expect(gained).toContain('Ants: +25 points of value (level).');
    expect(gained).toContain('Ants gain Elite: Once per battle, may re-roll one roll.');
    await lines('next');
    await lines('recruit --army reds --unit Newts --cost 110 --models 3');
    await lines('next');
    expect((await status()).open).toEqual([]);
    expect(await standings()).toMatchObject([
      { army: 'reds', rank: 1, vp: 2, matches: 1 },
      { army: 'blues', rank: 2, vp: 1, matches: 1 },
    ]);
    // 950, less the bees, a level more, and the newts; 275 less 110 in the bank.
    expect((await lines('standings')).find((line) => line.includes('Reds'))).toMatch(/ 165 +885$/);
  });

  test('only the founding takes a seed, which determines all dice', async () => {
    const found = (): Promise<string[]> => lines('new --name War --rules gff --seed bones');
    const first = await found();
    await expectBad(campaign('setup', '--seed', 'bones'), "unknown option '--seed'");
    rmSync(campaignFile());
    expect(await found()).toEqual(first);
  });

  test('is printed as JSON', async () => {
    await begin();
    const { entries, facts } = await musterJson<{ entries: number[]; facts: { command: { type: string } }[] }>(
      ...campaign('setup', '--dice', '1,6'),
    );
    expect([entries, facts.map(({ command }) => command.type)]).toEqual([
      [4, 5, 6],
      ['set-up', 'roll-objective', 'roll-objective'],
    ]);
    const log = await musterJson<{ facts: { number: number }[] }>(...campaign('log'));
    expect(log.facts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('matches may be played at the same time if the options allow it, and must then be named', async () => {
    await begin('--option', 'parallelPlay=true');
    const join = (army: string): Promise<string[]> =>
      lines('join', '--army', army, '--list', writeList(army, [unit(`${army.toLowerCase()}-guard`, 900)]));
    await join('Greens');
    await join('Greys');
    await join('Golds');
    await expectRefused(
      'missing',
      'Choose the armies of this match: add --bring ARMY for each. Free armies: reds, blues, greens, greys, golds.',
      'setup',
    );
    await lines('setup --bring reds --bring blues --dice 6,6');
    await lines('setup --bring greens --bring greys --dice 6,6');
    await expectRefused('army-busy', 'Reds are still in match m1', 'setup --bring reds --bring golds');
    await expectRefused('which-match', 'Several matches are open. Add --match m1 or m2.', 'record --winner greys');
    await lines('record --match m2 --winner greys');
    // Only one of them is at its casualties, so that is meant.
    expect(await lines('casualties')).toEqual(['Next: experience.']);
    // Averages: two VP of one match, and those without a match last.
    expect((await standings()).map(({ army, rank }) => [army, rank])).toEqual([
      ['greys', 1],
      ['greens', 2],
      ['reds', 3],
      ['blues', 3],
      ['golds', 3],
    ]);
  });

  test('the outcome of an event is paid when it is reported', async () => {
    await begin();
    await lines('setup --dice 6,6');
    await lines('round --dice 5,3,5');
    await lines('event --lots reds,ants');
    // The ants escaped: a D3 of 5 halved and rounded up is 3, times 25, and 50 were there.
    expect(await lines('outcome --event 1 --done --dice 5')).toContain('Reds: +75 points (event), now 125.');
  });

  test('an underdog has points to spend, one per roll', async () => {
    await begin();
    // 350 of the Reds, 560 of the Blues: 210 below, so 4 points for full fifties.
    const said = await lines('setup --bring reds=rook,ants --bring blues=bluff,elks,foxes --no-objectives');
    expect(said).toContain('  Reds bring 2 units, 350 points; 4 underdog points.');
    expect(await lines('spend --army reds', '--roll', 'the first charge')).toEqual([
      'Reds have 3 underdog points left.',
    ]);
    await expectRefused('one-point-per-roll', 'already', 'spend --army reds', '--roll', 'the first charge');
    await expectRefused('no-underdog-points', 'Blues have no underdog points', 'spend --army blues --roll another');
  });

  test('a match that was broken off does not count', async () => {
    await begin();
    await fight();
    await expectRefused('not-confirmed', 'Match m1 has been recorded', 'break-off');
    await lines('break-off --yes');
    expect(await standings()).toMatchObject([
      { army: 'reds', vp: 0, matches: 0 },
      { army: 'blues', vp: 0, matches: 0 },
    ]);
    await expectRefused('no-match', 'No match is open', 'break-off');
  });

  test('a match that was not recorded yet is broken off without confirmation', async () => {
    await begin();
    await lines('setup --no-objectives');
    await lines('break-off');
    await lines('setup --no-objectives');
  });
});

describe('joining', () => {
  const found = () => lines('new --name War --rules gf-3.4.0 --type endless');

  test('a list from a book keeps its upgrades with their prices', async () => {
    await found();
    await lines('join --army Watch --player Ann --list lantern-wardens-1000');
    const { facts } = await musterJson<{ facts: { changes: { type: string; unit?: Record<string, unknown> }[] }[] }>(
      ...campaign('log'),
    );
    const units = facts[1].changes.flatMap((change) => (change.type === 'unit-added' ? [change.unit] : []));
    expect(units[0]).toMatchObject({ id: 'keeper-captain', hero: true, models: 1, base: 65 });
    expect(units[0]?.['upgrades']).toMatchObject([{ id: 'keyhole-rifle', cost: 15 }]);
    expect(units[1]).toMatchObject({ name: 'Harbour Wardens', models: 10, base: 215, hero: false });
  });

  test('equal names get numbers and unique ids', async () => {
    await found();
    const twins = (name: string): string =>
      writeList(name, [unit('ants', 300), { ...unit('ants', 300), id: 'b', name: 'Ants' }, unit('bees', 300)]);
    await lines('join --army Reds', '--list', twins('one'));
    const second = await lines('join --army Blues', '--list', twins('two'));
    expect(second.filter((line) => line.startsWith('  '))).toEqual([
      '  Ants, 300 points (id ants-3)',
      '  Ants 2, 300 points (id ants-4)',
      '  Bees, 300 points (id bees-2)',
    ]);
  });

  test('lost points need confirmation', async () => {
    await found();
    const list = writeList('few', [unit('ants', 700)]);
    // 1000 less 700 are 300, of which 200 can be saved.
    await expectRefused(
      'points-lost',
      '100 points would be lost: they are not spent and are over the saving limit. Add --yes to accept that, or use a larger list.',
      'join --army Reds',
      '--list',
      list,
    );
    const { code, out, err } = await muster(...campaign('join', '--army', 'Reds', '--list', list, '--yes'));
    expect([code, err]).toEqual([0, expect.stringContaining('100 points are lost')]);
    expect(out).toContain('Reds: +200 points (saved from the first list), now 200.');
  });

  test('a list that is too expensive, for another game, or has too many heroes is refused', async () => {
    await found();
    const joins = ['join', '--army', 'Reds', '--list'] as const;
    const dear = writeList('dear', [unit('ants', 1001)]);
    await expectRefused('too-expensive', 'costs 1001 points (limit 1000)', ...joins, dear);
    const heroes = writeList('heroes', [hero('rook', 400), hero('bluff', 400)]);
    await expectRefused('too-many-heroes', 'has 2 heroes (limit 1 for a first list)', ...joins, heroes);
    const other = writeList('other', [unit('ants', 900)], 'aof');
    await expectBad(campaign(...joins, other), 'is a list for aof, but this campaign plays gf');
  });

  test('a name that is taken, a control character and a late joiner are refused', async () => {
    await begin();
    const list = writeList('more', [unit('owls', 900)]);
    await expectRefused('name-taken', '"reds" is taken', 'join', '--army', ' reds ', '--list', list);
    await expectBad(campaign('join', '--army', 'Re\u001bds', '--list', list), 'control character');
    await lines('setup --dice 6,6');
    await expectRefused(
      'late-joiners-closed',
      'No army can join: the first match has been set up, and this campaign does not allow late joiners. Only a campaign with lateJoiners=true does.',
      'join --army Greens',
      '--list',
      list,
    );
  });

  test('a disbanded army makes room for another one', async () => {
    await begin();
    await expectRefused(
      'not-confirmed',
      'Reds will be disbanded, with all units, points, VP and matches. This is permanent. Add --yes to confirm.',
      'disband --army reds',
    );
    await lines('disband --army reds --yes');
    const list = writeList('more', [unit('owls', 900)]);
    expect(await lines('join --army Greens', '--list', list, '--instead', 'reds')).toContain(
      'Greens: +100 points (saved from the first list), now 100.',
    );
  });
});
