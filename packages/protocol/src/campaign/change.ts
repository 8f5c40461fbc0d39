import { type CampaignChange, UNIT_END_REASONS, GAIN_LISTS, REASONS } from '@muster/campaign';
import { rulesetRef } from '../record/ruleset.ts';
import { type Check, listOf, optional, shape, truth, typed, word } from '../record/shape.ts';
import { override } from './command.ts';
import { books } from './kit.ts';
import { amount, count, day, id, ids, name, some, type TypesOf, without, words } from './shapes.ts';
import {
  approval,
  army,
  campaignFields,
  event,
  eventFields,
  kind,
  matchArmyFields,
  matchFields,
  named,
  notes,
  optionFields,
  spells,
  unit,
  upgrade,
} from './state.ts';

const why: Check = word(...REASONS);
const list: Check = word(...GAIN_LISTS);

const changes: TypesOf<CampaignChange> = {
  founded: {
    name,
    ruleset: rulesetRef,
    kind,
    limit: optional(count),
    options: shape(optionFields),
    begun: day,
    seed: optional(name),
  },
  adopted: { campaign: shape(campaignFields) },
  'army-joined': { army, late: truth },
  'army-disbanded': { army: id },
  'army-restarted': { army: id, name, spells, books: optional(books) },
  'unit-added': { army: id, unit, approved: optional(approval) },
  'unit-gone': { unit: id, why: word(...UNIT_END_REASONS) },
  xp: { unit: id, amount, why, match: optional(id) },
  price: { unit: id, amount, why },
  gained: { unit: id, list, name },
  lost: { unit: id, list, name },
  promoted: { unit: id },
  levelled: { unit: id, level: count },
  bank: { army: id, amount, why },
  vp: { army: id, amount, why },
  'sits-out': { unit: id, matches: count },
  'upgrade-bought': { unit: id, upgrade },
  'upgrade-sold': { unit: id, upgrade: id },
  'sale-failed': { unit: id, upgrade: id, match: count },
  'match-set-up': { match: shape(without(matchFields, 'before')) },
  match: { match: id, set: some(matchFields) },
  'match-army': { match: id, army: id, set: some(matchArmyFields) },
  event: { match: id, event },
  'event-changed': { match: id, event: id, set: some(without(eventFields, 'id')) },
  'match-played': { match: id },
  'match-void': { match: id },
  ended: { winners: ids },
  renamed: { of: named, id, name },
  noted: { of: named, id, notes },
  overridden: { by: name, reason: words, override },
};

/** Checks any change of a campaign. */
const change: Check = typed(changes);

/** Checks all changes of a fact. */
export const allChanges: Check = listOf(change, 10_000);
