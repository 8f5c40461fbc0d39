import { expect, test } from 'vitest';
import { begin, campaign, fight, inFreshFolders, lines, unit, writeList } from '../../../../tests/lib/campaign.ts';
import { musterTyping } from '../../../../tests/lib/muster.ts';

inFreshFolders();

/** Runs a command while a person types these lines. */
const typing = (typed: readonly string[], ...args: string[]): ReturnType<typeof musterTyping> => {
  const left = [...typed];
  return musterTyping(() => left.shift(), ...args);
};

test('real dice are asked for one by one, and impossible faces are asked for again', async () => {
  await begin();
  await fight();
  const { code, out } = await typing(['9', '1', '4'], ...campaign('casualties', '--real-dice'));
  expect(code).toBe(0);
  expect(out).toContain('Roll a die: casualty of Bees.');
  expect(out).toContain('Type what the die shows, 1 to 6.');
  expect(out).toContain('Bees are dead.');
  expect(out).toContain('  Dice for Bees: casualty 1 (dead).\n  Dice for Elks: casualty 4 (recovered).');
});

test('random draws and decisions are asked for with their options', async () => {
  await begin();
  await lines('setup --dice 6,6');
  await lines('round --dice 5,1,1');
  const event = await typing(['1', '2'], ...campaign('event', '--real-dice'));
  expect(event.out).toContain('Draw at random: army.\n   1  Reds\n   2  Blues');
  expect(event.out).toContain('It applies to Ants (Reds).');
  const record = await typing(['2'], ...campaign('record', '--winner', 'reds', '--dice', '1'));
  expect(record.out).toContain('Reds must decide: ransom of Ants for 50 points (bank 200).\n   1  Pay\n   2  Decline');
  expect(record.out).toContain('Ants are lost: no ransom was paid.');
});

test('lost points need confirmation, and a player who declines does not join', async () => {
  await lines('new --name War --rules gf-3.4.0 --type endless');
  const list = writeList('few', [unit('ants', 700)]);
  const no = await typing(['perhaps', 'no'], ...campaign('join', '--army', 'Reds', '--list', list));
  expect([no.code, no.err]).toEqual([1, 'No army joined. Nothing was saved.\n']);
  const yes = await typing(['yes'], ...campaign('join', '--army', 'Reds', '--list', list));
  expect([yes.code, yes.out]).toEqual([0, expect.stringContaining('Reds join,')]);
});

test('a match that has been recorded is broken off only after confirmation', async () => {
  await begin();
  await fight();
  const no = await typing(['no'], ...campaign('break-off'));
  expect([no.code, no.err]).toEqual([1, 'Nothing was saved.\n']);
  expect(no.out).toContain('Match m1 has been recorded');
  const yes = await typing(['yes'], ...campaign('break-off'));
  expect([yes.code, (await lines('standings')).at(-1)]).toEqual([0, 'The campaign has no limit. Matches played: 0.']);
});

test('leaving changes nothing', async () => {
  await begin();
  await fight();
  const { code, err } = await typing(['quit'], ...campaign('casualties', '--real-dice'));
  expect([code, err]).toEqual([1, 'You left. Nothing was saved.\n']);
  expect((await lines('status'))[3]).toContain('campaign casualties');
});
