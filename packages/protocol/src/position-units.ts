import { AURA_PICKS, DURATIONS, BATTLE_LIMITS } from '@muster/engine';
import type { Reader } from '@muster/kernel';
import { compact, expectFields, maybe, readId, readRuleTexts, readState, readTexts } from './position-fields.ts';
import {
  type PositionBearer,
  type PositionMark,
  type PositionModel,
  type PositionPick,
  type PositionUnit,
  RESERVES,
  UNIT_STATES,
  type UnitState,
} from './position.ts';

const STATES = Object.keys(UNIT_STATES) as UnitState[];

const UNIT_FIELDS = [
  'id',
  'side',
  'name',
  'quality',
  'defense',
  'cost',
  'rules',
  'weapons',
  'models',
  'startingSize',
  ...STATES,
  'arrivedRound',
  'reserve',
  'embarkedIn',
  'granted',
  'grantedOnce',
  'grantedForGood',
  'marks',
  'picked',
  'feats',
  'actedAgain',
  'growth',
  'hurt',
  'activatedNear',
];
const MODEL_FIELDS = [
  'id',
  'name',
  'x',
  'y',
  'z',
  'r',
  'base',
  'height',
  'tough',
  'wounds',
  'tokens',
  'rules',
  'weapons',
  'hero',
  'quality',
  'defense',
  'used',
  'tried',
  'did',
  'spent',
  'endangered',
  'auraFor',
];
const MOST_WEAPONS = 20;
const MOST_ABILITIES = 31;
const MOST_MARKS = 99;
const LARGEST_TOUGH = 100;

/** Reads one unit of a position. */
export const readUnit = (reader: Reader): PositionUnit => {
  expectFields(reader, UNIT_FIELDS);
  return compact({
    id: readId(reader.at('id')),
    side: readId(reader.at('side')),
    name: maybe(reader.at('name'), (name) => name.text('', 80)),
    quality: reader.at('quality').whole(2, 6),
    defense: reader.at('defense').whole(2, 6),
    cost: maybe(reader.at('cost'), (cost) => cost.whole(0, 20000)),
    rules: maybe(reader.at('rules'), readRuleTexts),
    weapons: maybe(reader.at('weapons'), (weapons) => readTexts(weapons, MOST_WEAPONS)),
    models: readModels(reader.at('models')),
    startingSize: maybe(reader.at('startingSize'), (size) => size.whole(1, BATTLE_LIMITS.models)),
    ...Object.fromEntries(STATES.map((state) => [state, maybe(reader.at(state), readState)])),
    arrivedRound: maybe(reader.at('arrivedRound'), (round) => round.whole(1, 100)),
    reserve: maybe(reader.at('reserve'), (reserve) => reserve.word(RESERVES, 'waiting')),
    embarkedIn: maybe(reader.at('embarkedIn'), readId),
    granted: maybe(reader.at('granted'), readRuleTexts),
    grantedOnce: maybe(reader.at('grantedOnce'), readRuleTexts),
    grantedForGood: maybe(reader.at('grantedForGood'), readRuleTexts),
    marks: maybe(reader.at('marks'), (marks) => marks.list(BATTLE_LIMITS.marks * BATTLE_LIMITS.sides).map(readMark)),
    picked: maybe(reader.at('picked'), (picked) => picked.list(MOST_ABILITIES).map(readPick)),
    feats: maybe(reader.at('feats'), (feats) => readTexts(feats, MOST_ABILITIES)),
    actedAgain: maybe(reader.at('actedAgain'), readState),
    growth: maybe(reader.at('growth'), readGrowth),
    hurt: maybe(reader.at('hurt'), (wounds) => wounds.whole(0, 10000)),
    activatedNear: maybe(reader.at('activatedNear'), (near) => near.list(BATTLE_LIMITS.models).map(readBearer)),
  });
};

const readBearer = (reader: Reader): PositionBearer => {
  expectFields(reader, ['unit', 'model']);
  return { unit: readId(reader.at('unit')), model: readId(reader.at('model')) };
};

const readMark = (reader: Reader): PositionMark => {
  expectFields(reader, ['rule', 'by', 'count', 'lasts']);
  return compact({
    rule: reader.at('rule').text('', 80),
    by: readId(reader.at('by')),
    count: maybe(reader.at('count'), (count) => count.whole(1, MOST_MARKS)),
    lasts: maybe(reader.at('lasts'), (lasts) => lasts.word(DURATIONS, 'once')),
  });
};

const readPick = (reader: Reader): PositionPick => {
  expectFields(reader, ['rule', 'options', 'now']);
  return compact({
    rule: reader.at('rule').text('', 80),
    options: readTexts(reader.at('options'), MOST_ABILITIES),
    now: maybe(reader.at('now'), readState),
  });
};

const readGrowth = (reader: Reader): Record<string, number> =>
  Object.fromEntries(reader.entries().map(([rule, count]) => [rule, count.whole(0, 100)]));

const readModels = (reader: Reader): PositionModel[] => {
  const models = reader.list(BATTLE_LIMITS.models).map(readModel);
  if (Array.isArray(reader.value) && reader.value.length === 0) reader.complain('must have at least one model');
  return models;
};

const readModel = (reader: Reader): PositionModel => {
  expectFields(reader, MODEL_FIELDS);
  const model: PositionModel = compact({
    id: readId(reader.at('id')),
    name: maybe(reader.at('name'), (name) => name.text('', 80)),
    x: maybe(reader.at('x'), (x) => x.number(0, 240)),
    y: maybe(reader.at('y'), (y) => y.number(0, 240)),
    z: maybe(reader.at('z'), (z) => z.number(0, 60)),
    r: maybe(reader.at('r'), (r) => r.number(0.1, 10)),
    base: maybe(reader.at('base'), (base) => base.whole(5, 500)),
    height: maybe(reader.at('height'), (height) => height.number(0.1, 60)),
    tough: maybe(reader.at('tough'), (tough) => tough.whole(1, LARGEST_TOUGH)),
    wounds: maybe(reader.at('wounds'), (wounds) => wounds.whole(0, LARGEST_TOUGH)),
    tokens: maybe(reader.at('tokens'), (tokens) => tokens.whole(0, 100)),
    rules: maybe(reader.at('rules'), readRuleTexts),
    weapons: maybe(reader.at('weapons'), (weapons) => readTexts(weapons, MOST_WEAPONS)),
    hero: maybe(reader.at('hero'), readState),
    quality: maybe(reader.at('quality'), (quality) => quality.whole(2, 6)),
    defense: maybe(reader.at('defense'), (defense) => defense.whole(2, 6)),
    used: maybe(reader.at('used'), (used) => readTexts(used, MOST_WEAPONS)),
    tried: maybe(reader.at('tried'), (tried) => readTexts(tried, BATTLE_LIMITS.spells)),
    did: maybe(reader.at('did'), (did) => readTexts(did, MOST_ABILITIES)),
    spent: maybe(reader.at('spent'), (spent) => readTexts(spent, MOST_ABILITIES)),
    endangered: maybe(reader.at('endangered'), readState),
    auraFor: maybe(reader.at('auraFor'), (units) => readTexts(units, AURA_PICKS)),
  });
  if (model.r !== undefined && model.base !== undefined)
    reader.at('base').complain('cannot be combined with r: remove one of them');
  return model;
};
