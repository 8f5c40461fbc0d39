import { describe, expect, test } from 'vitest';
import { begin, campaign, expectRefused, inFreshFolders, lines } from '../../../../tests/lib/campaign.ts';
import { muster } from '../../../../tests/lib/muster.ts';

inFreshFolders();

const said = async (line: string, ...args: string[]): Promise<string> =>
  (await muster(...campaign(line, ...args))).err.trim();

const HOW =
  ' Enter the faces with --dice, let Muster ask for each die with --real-dice, or leave both out and Muster rolls.';

describe('missing dice', () => {
  test('are all listed in order', async () => {
    await begin();
    expect(await said('setup --real-dice')).toBe(
      `2 dice are missing, in this order: special objective of Reds, special objective of Blues. The special objective of Reds may need another die: special objective of Reds on a 3. The special objective of Blues may need another die: special objective of Blues on a 3.${HOW}`,
    );
    // What was typed is not missing. No one casts spells, so Casting is rolled again.
    expect(await said('setup --dice 3,1')).toMatch(/^A die is missing: special objective of Blues\./);
  });

  test('name dice that depend on others', async () => {
    await begin();
    await lines('setup --no-objectives');
    await lines('record --winner blues --destroyed rook,ants');
    // A hero who rolls a 1 rolls for an injury, and with a 6 for a talent; a unit rolls nothing more.
    expect(await said('casualties --real-dice')).toBe(
      `2 dice are missing, in this order: casualty of Rook, casualty of Ants. The casualty of Rook may need another die: injury of Rook on a 1, talent of Rook on a 6.${HOW}`,
    );
    expect(await said('casualties --dice 1')).toBe(
      `2 dice are missing, in this order: injury of Rook, casualty of Ants.${HOW}`,
    );
    // As many as that, and it is done.
    expect(await lines('casualties --dice 1,2,3')).toContain('Rook gains Chest Wound: -1 to Defense rolls.');
  });

  test('say when an event may follow, and are included in JSON', async () => {
    await begin();
    await lines('setup --no-objectives');
    expect(await said('round --real-dice')).toBe(
      `A die is missing: event die of round 1. The event die of round 1 may need another die: first die of round 1 on a 5 or 6, second die of round 1 on a 5 or 6.${HOW}`,
    );
    await expectRefused('missing', 'A die is missing: event die of round 1.', 'round --real-dice');
    const { out } = await muster(...campaign('round --real-dice --json'));
    expect((JSON.parse(out) as { missing: unknown[] }).missing).toMatchObject([
      {
        kind: 'die',
        label: 'round 1 event check',
        follows: expect.arrayContaining([{ face: 5, label: 'round 1 event tens' }]),
      },
    ]);
  });

  test('skip decisions, which have their own message', async () => {
    await begin();
    await lines('override --by Ann', '--reason', 'a test', '--unit', 'rook', 'xp=4');
    await lines('setup --no-objectives');
    await lines('record --winner reds');
    await lines('casualties');
    const text = await said('experience --real-dice');
    expect(text).toMatch(/^3 dice are missing, in this order: trait of Rook, skill set of Rook, skill of Rook\./);
  });
});
