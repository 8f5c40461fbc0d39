import { describe, expect, test } from 'vitest';
import { begin, campaign, expectRefused, inFreshFolders, lines, status } from '../../../../tests/lib/campaign.ts';
import { musterJson } from '../../../../tests/lib/muster.ts';

inFreshFolders();

/** A match without objectives whose rounds begin with these event dice. */
const rounds = async (...dice: readonly string[]): Promise<void> => {
  await begin();
  await lines('setup --no-objectives');
  for (const faces of dice)
    // oxlint-disable-next-line no-await-in-loop
    await lines('round', '--dice', faces);
};

describe('a random event', () => {
  test('counts for the round of its die, however late it is reported', async () => {
    await rounds('5,4,4', '3');
    expect(await lines('status')).toContain('  due: 44, No Mercy, round 1');
    await lines('event');
    expect(await lines('status')).toContain('  event 1: 44, No Mercy, round 1, for Reds and Blues');
    await lines('record --winner reds --killed elks=ants:shaken:r1 --killed foxes=bees:shaken:r2');
    await lines('casualties --dice 3,3');
    const gained = await lines('experience');
    // One for surviving, one for the kill, and one more for the first kill of a Shaken unit in round 1.
    expect(gained.filter((line) => /^(Ants|Bees): /.test(line))).toEqual([
      'Ants: +1 XP (survival), now 1.',
      'Bees: +1 XP (survival), now 1.',
      'Ants: +1 XP (a kill), now 2.',
      'Bees: +1 XP (a kill), now 2.',
      'Ants: +1 XP (no mercy), now 3.',
    ]);
  });

  test('that no die called for needs the approval of the organiser', async () => {
    await rounds();
    await expectRefused('event-not-called', 'Round 1 has not begun', 'event --number 65');
    await lines('round --dice 4');
    await expectRefused(
      'event-not-called',
      /round 1 called for no random event.*--approved-by NAME/,
      'event --number 65',
    );
    await expectRefused(
      'unknown-event',
      'No random event is due. "muster campaign round" rolls for one at the start of a round.',
      'event',
    );
    await lines('round --dice 6,6,5');
    await expectRefused(
      'event-not-called',
      'The dice of round 2 called for a different random event. Random event 64 needs the organiser\'s approval. Add --approved-by NAME --reason TEXT. "muster campaign status" shows that event.',
      'event --number 64',
    );
    await lines('event --lots reds');
    await expectRefused('event-not-called', 'Round 2 has already had its random event', 'event --number 65');
    await expectRefused(
      'no-name',
      '--approved-by and --reason',
      'event --number 65 --reason',
      'late',
      '--approved-by',
      ' ',
    );
    const said = await lines('event --number 65 --lots blues --approved-by Ann', '--reason', 'two dice were rolled');
    expect(said.slice(0, 3)).toEqual([
      'Random event 65, Critical Transmission: A random army gets 1 VP at once.',
      '  It applies to Blues.',
      '  Approved by Ann: two dice were rolled.',
    ]);
    const { facts } = await musterJson<{ facts: { command: object }[] }>(...campaign('log'));
    expect(facts.at(-1)?.command).toMatchObject({ approved: { by: 'Ann', reason: 'two dice were rolled' } });
  });

  test('asks for the units that it applies to, and has no effect only if there are none', async () => {
    await rounds('5,5,5');
    await expectRefused('report-first', 'units that are Shaken. Report which units those are. Add --shaken', 'event');
    expect((await status()).open).toMatchObject([{ due: [55] }]);
    expect(await lines('event --shaken none')).toContain('  It has no target.');
    expect((await status()).open).toMatchObject([{ due: [] }]);
  });
});

test('removing an event removes its own outcome, and no other', async () => {
  await rounds('5,3,5', '5,3,5');
  await lines('event --lots reds,ants');
  await lines('event --lots blues,elks');
  await lines('outcome --event 1 --done --dice 1');
  // A D3 of 3, times 25, and 30 were there.
  expect(await lines('outcome --event 2 --done --dice 6')).toContain('Blues: +75 points (event), now 105.');
  await lines('record --winner reds');
  const { facts } = await musterJson<{ facts: { number: number; command: { type: string } }[] }>(...campaign('log'));
  const first = facts.find(({ command }) => command.type === 'event')?.number ?? 0;
  const said = await lines(`amend --entry ${first} --remove --yes`);
  expect(said.filter((line) => /points \d/.test(line))).toEqual(['  Reds: points 225 → 200']);
  await lines('override --match m1 --by Ann --reason test step=mission');
  await expectRefused('unknown-event', 'The match has no event 1: choose one of 2.', 'outcome --event 1 --done');
});
