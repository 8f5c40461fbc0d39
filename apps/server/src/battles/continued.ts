import { type BattleRecord, defaultSettings, G, replay, type Ruleset } from '@muster/engine';
import { type ContinueBattle, type ContinueRecord, parseRecordFile } from '@muster/protocol';
import { findRuleset, roomProblem, rulesetRefusalSentence } from '@muster/rules';
import { demand, Refused } from '../common/problem.ts';
import type { Person } from '../store/store.ts';
import { type BattleHeader, demandVisible, rulesetOfHeader } from './header.ts';
import { newToken, seatOf } from './new-seat.ts';
import { rulesPrint } from './rules-print.ts';
import { demandSize } from './size.ts';

/** Steps of a file that are played again for somebody; real battles have a few hundred. */
const MOST_STEPS = 2000;

/** A moment of a battle of this server to continue from, and how. */
export interface ContinuedBattle {
  header: BattleHeader;
  record: BattleRecord;
  person: Person;
  order: ContinueBattle;
}

/** The header of a battle that continues from a moment of another. */
export const continued = ({ header, record, person, order }: ContinuedBattle): BattleHeader =>
  goOn(header, record, rulesetOfHeader(header), person, order);

/**
 * The header of a battle that goes on from a moment of a record that somebody brings.
 * Only what the rules lead to from an ordinary beginning is believed; a state that a file claims is not.
 */
export const continuedRecord = (person: Person, order: ContinueRecord): BattleHeader => {
  const record = demand('record', parseRecordFile(order.record));
  const found = findRuleset(record.ruleset);
  if (!found.ok) throw new Refused('ruleset', rulesetRefusalSentence(found.error));
  const ruleset = found.value;
  if (record.start)
    throw new Refused('start', 'This battle itself went on from another: how it began cannot be checked from a file.');
  if (record.steps.length > MOST_STEPS)
    throw new Refused('long', `This record has more than ${MOST_STEPS} steps: it is too long to be gone on from.`);
  const { armies, table, maxObjectives, mission, extras, dice } = record;
  demandSize(armies);
  const problem = roomProblem(ruleset, armies.length, table);
  if (problem) throw new Refused('table', problem);
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
  return goOn(base, record, ruleset, person, order);
};

/** What a battle keeps when others go on with it. */
type Kept = Omit<BattleHeader, 'by' | 'seed' | 'seats' | 'watch' | 'start' | 'decisions' | 'rules'>;

const goOn = (
  kept: Kept,
  record: BattleRecord,
  ruleset: Ruleset,
  person: Person,
  { step, seats }: ContinueBattle,
): BattleHeader => {
  const sides = kept.armies.length;
  demandVisible(kept);
  if (seats.length !== sides) throw new Refused('seats', `This battle has ${sides} sides.`);
  const { battle, finished, inherited, decisions } = played(record, ruleset, step);
  if (finished) throw new Refused('finished', 'Nothing can be changed any more at that moment: choose an earlier one.');
  battle.game[G.takeBacks] = 0;
  return {
    ...kept,
    rules: rulesPrint(ruleset, kept.armies),
    title: `${kept.title}, from round ${battle.game[G.round]}`,
    by: person.id,
    seed: newToken(),
    seats: seats.map((seat) => seatOf(seat, person)),
    watch: newToken(),
    start: [...battle.block],
    ...(inherited.length + decisions.length > 0 ? { decisions: [...inherited, ...decisions] } : {}),
  };
};

/** Plays a record again up to a step; one that does not follow the rules is refused. */
const played = (record: BattleRecord, ruleset: Ruleset, step: number): ReturnType<typeof replay>['game'] => {
  const { game, problem } = playedOrRefused(record, ruleset, Math.min(step, record.steps.length));
  if (problem)
    throw new Refused(
      'record',
      `Step ${problem.step + 1} of this record does not come out by the rules of this server.`,
    );
  return game;
};

const playedOrRefused = (record: BattleRecord, ruleset: Ruleset, to: number): ReturnType<typeof replay> => {
  try {
    return replay(record, ruleset, { to });
  } catch {
    throw new Refused('record', 'This record cannot be played again: something in it makes no sense.');
  }
};
