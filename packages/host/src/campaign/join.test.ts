import { readyList, shippedBooks } from '@muster/army/shipped';
import { campaignRef, type Command, type CampaignWithFacts, NEW_CAMPAIGN, runCommand } from '@muster/campaign';
import { expect, test } from 'vitest';
import { joinCommand } from './join.ts';

const day = { at: '2026-05-30', by: 'Ada' };
const after = (kept: CampaignWithFacts, command: Command): CampaignWithFacts => {
  const result = runCommand(kept, command, day);
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result.kept;
};

const founded = after(NEW_CAMPAIGN, {
  type: 'found',
  name: 'The Ashen Road',
  ruleset: campaignRef('gf-3.4.0'),
  kind: 'endless',
  begun: day.at,
});
const list = readyList('lantern-wardens-1000');

test('an army joins with the units for its starting points, its spells and its army book', () => {
  const books = shippedBooks();
  const { campaign } = after(founded, joinCommand(founded, { name: 'The Long Watch', player: 'Ada', list, books }));
  const [army] = campaign.armies;
  expect(army).toMatchObject({ name: 'The Long Watch', player: 'Ada' });
  expect(army.units.length).toBeGreaterThan(1);
  expect(army.books?.map(({ uid, system }) => [uid, system])).toEqual([['lantern-wardens', 'gf']]);
});

test('two armies with the same list get different ids', () => {
  const first = after(founded, joinCommand(founded, { name: 'Watch', player: 'Ada', list }));
  const second = after(first, joinCommand(first, { name: 'Watch!', player: 'Ben', list }));
  const ids = second.campaign.armies.flatMap(({ id, units }) => [id, ...units.map((unit) => unit.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a given id is used', () => {
  expect(joinCommand(founded, { id: 'watch', name: 'The Long Watch', player: 'Ada', list }).army).toBe('watch');
});
