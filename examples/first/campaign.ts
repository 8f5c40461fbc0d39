import { readyList, shippedBooks } from 'muster/army';
import { joinCommand, NEW_CAMPAIGN, runCommand, standings } from 'muster/campaign';

const day = { at: '2026-05-30', by: 'Ada' };
const ruleset = { base: 'gf-3.4.0@1', changes: [] };
const found = { type: 'found', name: 'The Ashen Road', ruleset, kind: 'endless', begun: day.at } as const;
const founded = runCommand(NEW_CAMPAIGN, found, day);
if (founded.status !== 'done') throw new Error(JSON.stringify(founded));
const army = { name: 'The Long Watch', player: 'Ada', list: readyList('lantern-wardens-1000'), books: shippedBooks() };
const joined = runCommand(founded.kept, joinCommand(founded.kept, army), day);
if (joined.status === 'done') console.log(standings(joined.kept.campaign));
