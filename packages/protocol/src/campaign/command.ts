import type { Command, EventOutcome, EventTargets, TableState, Override } from '@muster/campaign';
import type { Reader } from '@muster/kernel';
import { rulesetRef } from '../record/ruleset.ts';
import { type Check, listOf, optional, shape, truth, typed, whole } from '../record/shape.ts';
import {
  byId,
  count,
  day,
  type FieldsOf,
  id,
  ids,
  name,
  onlyTrue,
  some,
  type TypesOf,
  without,
  words,
} from './shapes.ts';
import { books } from './kit.ts';
import {
  approval,
  armyFields,
  campaignFields,
  eventFields,
  kind,
  matchFields,
  named,
  newUnit,
  newUnits,
  newUpgrade,
  notes,
  objective,
  optionFields,
  report,
  spells,
  unitFields,
} from './state.ts';

const tableFields: FieldsOf<TableState> = {
  destroyed: ids,
  removed: ids,
  shaken: ids,
  inTerrain: ids,
  nearElevation: ids,
  joined: byId(id),
};

const { id: _id, number: _number, round: _round, approved: _approved, dead: _dead, ...outcomeFields } = eventFields;
/** Events of a battle played in Muster get their ids when they are recorded. */
const playedEvent: Check = shape({ ...eventFields, id: optional(id) });

const outcome: Check = some(outcomeFields satisfies FieldsOf<EventOutcome>);

const targetFields: FieldsOf<EventTargets> = { army: optional(id), targets: ids, dead: optional(onlyTrue) };

const bring: Check = byId((reader) => {
  if (reader.value !== 'all') ids(reader);
});

const campaign: Check = shape(campaignFields);

const SETTABLE: { readonly [K in Override['of']]: Readonly<Record<string, Check>> } = {
  unit: unitFields,
  army: without(armyFields, 'id'),
  match: without(matchFields, 'id', 'before', 'ordinal'),
  campaign: without(campaignFields, 'seed', 'ruleset', 'armies', 'matches', 'winners'),
};

/** Checks what an organiser may override. */
export const override: Check = (reader: Reader) => {
  if (!reader.object()) return;
  const before = reader.findings.length;
  const of = reader.at('of').word(['unit', 'army', 'match', 'campaign'], 'campaign');
  if (reader.findings.length > before) return;
  const set = some(SETTABLE[of]);
  shape(of === 'campaign' ? { of: name, set } : { of: name, id, set })(reader);
};

const commands: TypesOf<Command> = {
  found: { name, ruleset: rulesetRef, kind, options: optional(some(optionFields)), begun: day, seed: optional(name) },
  adopt: { campaign },
  join: { army: id, name, player: name, units: newUnits, spells: optional(spells), books: optional(books) },
  'set-up': { match: id, bring, at: optional(day), fought: optional(onlyTrue), ordinal: optional(count) },
  'roll-objective': { match: id, army: id, impossible: optional(listOf(objective, 6)) },
  'spend-underdog': { match: id, army: id, roll: name, modifier: whole(-10, 10), of: optional(name) },
  'start-round': { match: id, round: count, conceding: optional(ids) },
  event: {
    match: id,
    id: optional(id),
    number: whole(11, 66),
    round: optional(count),
    approved: optional(approval),
    known: optional(outcome),
    table: optional(some(tableFields)),
    happened: optional(listOf(shape(targetFields), 20)),
  },
  'event-outcome': { match: id, event: id, outcome },
  conclude: {
    match: id,
    winner: id,
    report,
    claims: optional(byId(truth)),
    objectives: optional(ids),
    events: optional(listOf(playedEvent, 200)),
    at: optional(day),
  },
  'break-off': { match: id },
  'check-casualties': { match: id },
  'earn-experience': { match: id },
  buy: { unit: id, upgrade: newUpgrade },
  sell: { unit: id, upgrade: id },
  'end-step': { match: id },
  recruit: { army: id, unit: newUnit, veteran: optional(truth), approved: optional(approval) },
  disband: { unit: id },
  'disband-army': { army: id },
  restart: { army: id, name, units: newUnits, spells: optional(spells), books: optional(books) },
  rename: { of: named, id, name },
  note: { of: named, id, notes },
  override: { by: name, reason: words, override },
};

/** Checks any command to a campaign. */
export const command: Check = typed(commands);
