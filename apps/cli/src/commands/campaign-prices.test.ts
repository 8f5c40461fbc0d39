import { expect, test } from 'vitest';
import { begin, campaign, expectRefused, inFreshFolders, lines } from '../../../../tests/lib/campaign.ts';
import { musterJson, musterTyping } from '../../../../tests/lib/muster.ts';

inFreshFolders();

/** The ants are captured: their ransom is a D3 times 50 points. */
const capture = async (): Promise<void> => {
  await begin();
  await lines('setup --dice 6,6');
  await lines('round --dice 6,1,1');
  await lines('event --number 11 --target ants');
};

/** The status on one line. */
const statusText = async (): Promise<string> => (await lines('status')).join(' ').replaceAll(/ +/g, ' ');

test('a ransom shows its price before it is paid, in the message and in the status', async () => {
  await capture();
  expect(await statusText()).toContain(
    'Ann (Reds): pay 50 to 150 points for the ransom for Ants or decline, when the battle is recorded (bank 50).',
  );
  // A 3 is a D3 of 2: 100 points. 50 were saved, and 150 are the reward.
  await expectRefused(
    'missing',
    'Reds must decide: ransom of Ants for 100 points (bank 200), one of pay, decline.',
    'record --winner reds --dice 3',
  );
  const paid = await lines('record --winner reds --dice 3', '--choose', 'ants ransom=pay');
  expect(paid).toContain('Reds: -100 points (ransom), now 100.');
});

test('a ransom is asked for with its price at the terminal', async () => {
  await capture();
  const { out } = await musterTyping(() => '1', ...campaign('record --winner blues --dice 1'));
  // The loser gets 300, and has saved 50.
  expect(out).toContain('Reds must decide: ransom of Ants for 50 points (bank 350).');
  expect(out).toContain('Reds: -50 points (ransom), now 300.');
});

test('medics show their price before they are paid', async () => {
  await begin();
  await lines('setup --dice 6,6');
  await lines('round --dice 6,5,1');
  await lines('event --number 51 --army reds');
  await lines('record --winner reds --killed ants=elks');
  expect(await statusText()).toContain(
    'Ann (Reds): pay 50 points for field medics or decline, before the casualty rolls (bank 200).',
  );
  expect((await musterJson<{ prices: unknown[] }>(...campaign('status'))).prices).toEqual([
    { match: 'm1', what: 'medics', army: 'reds', least: 50, most: 50, bank: 200 },
  ]);
  await expectRefused('missing', 'Reds must decide: medics of Reds for 50 points (bank 200)', 'casualties --dice 3');
  await lines('casualties --dice 3', '--choose', 'reds medics=decline');
  expect((await lines('status')).join('\n')).not.toContain('medics');
});
