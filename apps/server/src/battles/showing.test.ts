import { refOf } from '@muster/kernel';
import {
  type Army,
  compilePlan,
  defaultSettings,
  EVENT_FIELD,
  EVENT_FIELDS,
  CAMPAIGN_STATE,
  newBattle,
} from '@muster/engine';
import { eventsFor, gf, tableFor } from '@muster/rules';
import { expect, test } from 'vitest';
import { emptyLedger } from './entry.ts';
import type { BattleHeader, HeaderSeat } from './header.ts';
import { infoFor } from './showing.ts';

const army = (name: string): Army => ({
  name,
  units: [
    {
      id: name,
      name,
      quality: 4,
      defense: 4,
      cost: 10,
      rules: [],
      models: [{ id: 'a', radius: 50, rules: [], weapons: [] }],
    },
  ],
  spells: [],
});

test('friends at one screen see each other’s secrets but not those of a third player', () => {
  const events = eventsFor('gf');
  const number = Object.values(events?.table ?? {}).find(({ picks }) => picks.of === 'player')?.number ?? 0;
  const [armies, table] = [['a', 'b', 'c'].map(army), tableFor(gf, 'x', 3)];
  const plan = compilePlan({ ruleset: gf, armies, table, settings: defaultSettings(), extras: { events } });
  const battle = newBattle(plan);
  for (const side of [0, 1, 2]) {
    const at = side * EVENT_FIELDS;
    battle.happenings.fill(-1, at, at + EVENT_FIELDS);
    battle.happenings[at + EVENT_FIELD.number] = number;
    battle.happenings[at + EVENT_FIELD.side] = side;
    battle.happenings[at + EVENT_FIELD.noted] = 5;
  }
  battle.mission[CAMPAIGN_STATE.happenings] = 3;
  const seats: HeaderSeat[] = ['ada', 'ada', 'ben'].map((person) => ({ kind: 'person', person, name: person }));
  const header = {
    settings: plan.settings,
    armies: plan.armies,
    table: plan.table,
    maxObjectives: plan.maxObjectives,
    by: 'ada',
    ruleset: refOf(gf),
    title: '',
    dice: 'seeded',
    seed: 'x',
    seats,
    watch: 'w',
  };
  const notedFor = (person: string | undefined): number[] => {
    const begun: BattleHeader = { ...header, dice: 'seeded', extras: { events }, start: [...battle.block] };
    const { start = [] } = infoFor(
      { id: 'x', header: begun, plan, seats, changes: [], ledger: emptyLedger() },
      person,
      0,
    );
    const seen = newBattle(plan);
    seen.block.set(start);
    return [0, 1, 2].map((side) => seen.happenings[side * EVENT_FIELDS + EVENT_FIELD.noted]);
  };
  expect(notedFor('ada')).toEqual([5, 5, -1]);
  expect(notedFor('ben')).toEqual([-1, -1, 5]);
  expect(notedFor(undefined)).toEqual([-1, -1, -1]);
});
