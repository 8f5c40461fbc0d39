import { refOf } from '@muster/kernel';
import { armyForBattle } from '@muster/army';
import { compilePlan } from '@muster/engine';
import { rulesetOf, tableFor } from '@muster/rules';
import { expect, test } from 'vitest';
import { type BattleEntry, emptyLedger, addEntry } from './entry.ts';
import type { BattleHeader } from './header.ts';
import { LiveBattle } from './live-battle.ts';
import { readyLists } from './ready-lists.ts';
import { replaySlowly } from './replaying.ts';
import { replayAll, type GameToOpen } from './resuming.ts';

const ruleset = rulesetOf('gff');
if (!ruleset) throw new Error('no Firefight');
const armies = ['kestrel-guild-200', 'mossback-kith-200'].map((id) => {
  const ready = readyLists.get(id);
  if (!ready) throw new Error(`no list ${id}`);
  return armyForBattle(ready.list);
});
const plan = compilePlan({ ruleset, armies, table: tableFor(ruleset, 'x', 2) });
const { settings, table, maxObjectives } = plan;
const header: BattleHeader = {
  title: 'A battle',
  by: 'ada',
  ruleset: refOf(ruleset),
  settings,
  armies,
  table,
  maxObjectives,
  dice: 'seeded',
  seed: 'seed',
  seats: [0, 1].map(() => ({ kind: 'person', person: 'ada', name: 'Ada' })),
  watch: 'watch',
};

/** The steps of a battle whose armies were placed. */
const placed = (): BattleEntry[] => {
  const battle = new LiveBattle('id', header, [], plan);
  battle.prepare();
  return battle.begin();
};

const toOpen = (entries: readonly BattleEntry[]): GameToOpen => {
  const ledger = emptyLedger();
  for (const entry of entries) addEntry(ledger, entry);
  return { header, plan, seats: header.seats, ledger, options: {}, stepped: () => undefined };
};

test('slow replaying gives the same result, with a pause before each step', async () => {
  const entries = placed();
  let rests = 0;
  const slow = await replaySlowly(toOpen(entries), async () => {
    rests++;
  });
  const all = replayAll(toOpen(entries));
  expect(entries.length).toBeGreaterThan(8);
  expect(rests).toBe(entries.length - 1);
  expect(slow?.game.steps.map(({ checksum }) => checksum)).toEqual(all.game.steps.map(({ checksum }) => checksum));
  expect([slow?.turns, slow?.game.undoable]).toEqual([all.turns, entries.length]);
});

test('steps with another result are not repeated', async () => {
  const entries = placed().map((entry, i): BattleEntry =>
    entry.kind === 'step' && i === 5 ? { ...entry, step: { ...entry.step, checksum: 1 } } : entry,
  );
  expect(await replaySlowly(toOpen(entries), async () => undefined)).toBeUndefined();
});
