import {
  areOtherRules,
  type Battle,
  battleAt,
  type BattlePlan,
  type BattleRecord,
  type StepFrame,
  type Game,
  makeFrameRecorder,
  refusalSentence,
  replay,
  type Replay,
} from '@muster/engine';
import { findRuleset, rulesetRefusalSentence } from '@muster/rules';
import { TAPE_TEXTS } from './texts.ts';

/** A battle replayed from its record, with everything that happened in each step. */
export interface ReplayedBattle {
  record: BattleRecord;
  plan: BattlePlan;
  game: Game;
  /** One for each step. */
  frames: readonly StepFrame[];
  /** What is wrong with the record from the step after the last frame. */
  problem: string | undefined;
}

/** Replays a record. Returns a sentence where that is not possible. */
export const replayRecord = (record: BattleRecord): ReplayedBattle | string => {
  const found = findRuleset(record.ruleset);
  if (!found.ok) return rulesetRefusalSentence(found.error);
  if (record.seed === '' && record.dice === 'seeded') return TAPE_TEXTS.notOver;
  const frames: StepFrame[] = [];
  let camera: (() => void) | undefined;
  const after = (game: Game): void => {
    camera ??= makeFrameRecorder(game, frames);
    camera();
  };
  try {
    const replayed = replay(record, found.value, { keepEvents: true, after });
    return { record, plan: replayed.game.plan, game: replayed.game, frames, problem: problemOf(record, replayed) };
  } catch {
    return TAPE_TEXTS.invalidStep;
  }
};

const problemOf = (record: BattleRecord, { problem, game }: Replay): string | undefined => {
  if (!problem) return undefined;
  const text = problemText(problem, game);
  return areOtherRules(game.plan.ruleset, record.hash) ? TAPE_TEXTS.sinceChanged(text) : text;
};

const problemText = (problem: NonNullable<Replay['problem']>, game: Game): string => {
  const step = problem.step + 1;
  switch (problem.reason) {
    case 'plan':
      return TAPE_TEXTS.otherPlan;
    case 'refused':
      return TAPE_TEXTS.illegal(step, problem.refusal ? refusalSentence(game.plan, problem.refusal) : '');
    case 'unfinished':
      return TAPE_TEXTS.incomplete(step);
    default:
      return TAPE_TEXTS.different(step);
  }
};

/** Returns the battle after so many steps; 0 is its beginning. */
export const battleAfter = ({ plan, frames, game }: ReplayedBattle, steps: number): Battle => {
  const block = steps > 0 ? frames[Math.min(steps, frames.length) - 1]?.after : frames[0]?.before;
  return block ? battleAt(plan, block) : game.battle;
};

/** Returns after how many steps each round began. */
export const roundMarks = (frames: readonly StepFrame[]): { round: number; step: number }[] =>
  frames.flatMap(({ events, step }) =>
    events.flatMap((event) => (event.type === 'round-started' ? [{ round: event.round, step }] : [])),
  );

/** Returns a step in one line. */
export const titleOf = (frame: StepFrame | undefined): string => {
  if (!frame) return TAPE_TEXTS.before;
  const { lines } = frame;
  const told = lines.find(({ tone }) => tone === 'act') ?? lines.find(({ tone }) => tone !== 'thought') ?? lines[0];
  return told?.text ?? TAPE_TEXTS.noEvents;
};
