import { describe, expect, test } from 'vitest';
import { begin, campaign, expectRefused, inFreshFolders, lines } from '../../../../tests/lib/campaign.ts';
import { musterTyping } from '../../../../tests/lib/muster.ts';

inFreshFolders();

const BONUS = 'Reds: +75 points (objective), now 275.';

/** A match in which the Reds have the objective of this die, and the Blues none that they could reach. */
const outFor = async (die: number): Promise<void> => {
  await begin();
  await lines('setup', '--dice', `${die},6`);
};

describe('a special objective', () => {
  test('that the report proves is paid without a claim, and cannot be denied', async () => {
    await outFor(5);
    const told = 'record --winner reds --killed elks=ants:r1 --killed rook=foxes:r2';
    await expectRefused('bad-objective', 'The report proves that Reds reached Rage', `${told} --objective-missed reds`);
    expect(await lines(told)).toContain(BONUS);
  });

  test('that the report contradicts is refused with the reason', async () => {
    await outFor(5);
    await expectRefused('bad-objective', 'none of its units killed an enemy', 'record --winner reds --objective reds');
    const late = 'record --winner reds --killed rook=foxes:r1 --killed elks=ants:r2';
    await expectRefused('bad-objective', 'in an earlier round', `${late} --objective reds`);
    expect(await lines(late)).not.toContain(BONUS);
  });

  test('that it cannot prove is asked about', async () => {
    await outFor(1);
    const question =
      /Did Reds reach Mastery\? The report does not show that\. Add --objective reds or --objective-missed reds/;
    await expectRefused('missing', question, 'record --winner reds');
    const few = 'record --winner reds --destroyed ants,bees';
    await expectRefused('bad-objective', 'fewer than four of its units', `${few} --objective reds`);
    expect(await lines('record --winner reds --objective reds')).toContain(BONUS);
  });

  test('is asked about at the terminal by name', async () => {
    await outFor(4);
    const { code, out } = await musterTyping(() => '1', ...campaign('record --winner reds'));
    expect(code).toBe(0);
    expect(out).toContain('Did Reds reach Recovery?');
    expect(out).toContain(BONUS);
  });

  test('is missed by all armies with --objective none, and by armies that --auto decides for', async () => {
    await outFor(2);
    expect(await lines('record --winner reds --objective none')).not.toContain(BONUS);
    await lines('break-off --yes');
    await lines('setup', '--dice', '2,6');
    expect(await lines('record --winner reds --auto')).not.toContain(BONUS);
  });

  test('is judged again when the report is corrected', async () => {
    await outFor(5);
    await lines('record --winner reds --killed elks=ants:r1');
    const said = await lines('amend --match m1 --not-killed elks --yes');
    expect(said).toContain('  Reds: points 275 → 200');
    await expectRefused(
      'bad-objective',
      'Reds cannot have reached Rage: none of its units killed an enemy. Add the kill with --killed, or leave --objective out.',
      'amend --match m1 --objective reds --yes',
    );
    expect(await lines('amend --match m1 --killed gnus=ants --yes')).toContain('  Reds: points 200 → 275');
  });
});

test('Mastery is rolled again for an army that brings fewer than four units', async () => {
  await begin();
  const said = await lines('setup --bring reds=ants,bees,cats --bring blues=elks,foxes,gnus --dice 1,2,1,6');
  expect(said.filter((line) => line.includes('have the special objective'))).toEqual([
    expect.stringContaining('Reds have the special objective Honor'),
    expect.stringContaining('Blues have the special objective Destruction'),
  ]);
});
