import { type BattleRecord, defaultSettings, GAME, replay, type Ruleset } from '@muster/engine';
import { type ContinueBattle, type ContinueRecord, parseRecordFile } from '@muster/protocol';
import { findRuleset, roomProblem, rulesetRefusalSentence } from '@muster/rules';
import { demand, RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { Person } from '../store/store.ts';
import { type BattleHeader, demandVisible, rulesetOfHeader } from './header.ts';
import { newToken, seatOf } from './new-seat.ts';
import { rulesPrint } from './rules-print.ts';
import { demandSize } from './size.ts';

/** The most steps of a record that are played again; real battles have a few hundred. */
const MOST_STEPS = 2000;

/** A moment of a battle of this server to continue from, and how. */
export interface ContinuedBattle {
  header: BattleHeader;
  record: BattleRecord;
  person: Person;
  order: ContinueBattle;
}

/** Returns the header of a battle that continues from a moment of another. */
export const continued = ({ header, record, person, order }: ContinuedBattle): BattleHeader =>
  continueFrom(header, record, rulesetOfHeader(header), person, order);

/**
 * Returns the header of a battle that continues from a moment of an uploaded record.
 * The moment is computed by the rules from an ordinary beginning; a state in the file is not trusted.
 */
export const continuedRecord = (person: Person, order: ContinueRecord): BattleHeader => {
  const record = demand('record', parseRecordFile(order.record));
  const found = findRuleset(record.ruleset);
  if (!found.ok) throw new RefusedRequest('ruleset', rulesetRefusalSentence(found.error));
  const ruleset = found.value;
  if (record.start) throw new RefusedRequest('start', REFUSAL_TEXTS.continuedStart);
  if (record.steps.length > MOST_STEPS)
    throw new RefusedRequest('long', REFUSAL_TEXTS.longRecord(record.steps.length, MOST_STEPS));
  const { armies, table, maxObjectives, mission, extras, dice } = record;
  demandSize(armies);
  const problem = roomProblem(ruleset, armies.length, table);
  if (problem) throw new RefusedRequest('table', problem);
  const base = {
    title: armies.map(({ name }) => name).join(' against '),
    ruleset: record.ruleset,
    settings: { ...defaultSettings(), ...record.settings },
    armies,
    table,
    maxObjectives,
    dice,
    ...(mission ? { mission } : {}),
    ...(extras ? { extras } : {}),
  };
  return continueFrom(base, record, ruleset, person, order);
};

/** The parts of a header that a continued battle keeps. */
type Kept = Omit<BattleHeader, 'by' | 'seed' | 'seats' | 'watch' | 'start' | 'decisions' | 'rules'>;

const continueFrom = (
  kept: Kept,
  record: BattleRecord,
  ruleset: Ruleset,
  person: Person,
  { step, seats }: ContinueBattle,
): BattleHeader => {
  const sides = kept.armies.length;
  demandVisible(kept);
  if (seats.length !== sides) throw new RefusedRequest('seats', REFUSAL_TEXTS.seatCount(seats.length, sides));
  const { battle, finished, inherited, decisions } = played(record, ruleset, step);
  if (finished) throw new RefusedRequest('finished', REFUSAL_TEXTS.finishedMoment);
  battle.game[GAME.takeBacks] = 0;
  return {
    ...kept,
    rules: rulesPrint(ruleset, kept.armies),
    title: `${kept.title}, from round ${battle.game[GAME.round]}`,
    by: person.id,
    seed: newToken(),
    seats: seats.map((seat) => seatOf(seat, person)),
    watch: newToken(),
    start: [...battle.block],
    ...(inherited.length + decisions.length > 0 ? { decisions: [...inherited, ...decisions] } : {}),
  };
};

/** Plays a record again up to a step; refuses a record that does not follow the rules. */
const played = (record: BattleRecord, ruleset: Ruleset, step: number): ReturnType<typeof replay>['game'] => {
  const { game, problem } = playedOrRefused(record, ruleset, Math.min(step, record.steps.length));
  if (problem) throw new RefusedRequest('record', REFUSAL_TEXTS.otherResult(problem.step + 1));
  return game;
};

const playedOrRefused = (record: BattleRecord, ruleset: Ruleset, to: number): ReturnType<typeof replay> => {
  try {
    return replay(record, ruleset, { to });
  } catch {
    throw new RefusedRequest('record', REFUSAL_TEXTS.invalidRecord);
  }
};
