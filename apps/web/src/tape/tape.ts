import {
  areOtherRules,
  type Battle,
  battleAt,
  type BattlePlan,
  type BattleRecord,
  type Frame,
  type Game,
  makeCamera,
  refusalSentence,
  replay,
  type Replay,
} from '@muster/engine';
import { findRuleset, rulesetRefusalSentence } from '@muster/rules';

/** A battle that was played again from its record, with everything that happened on the way. */
export interface Tape {
  record: BattleRecord;
  plan: BattlePlan;
  game: Game;
  /** One for each step. */
  frames: readonly Frame[];
  /** What is wrong with the record, from the step after the last one on. */
  problem: string | undefined;
}

/** Plays a record again; a sentence where that cannot be done at all. */
export const tapeOf = (record: BattleRecord): Tape | string => {
  const found = findRuleset(record.ruleset);
  if (!found.ok) return rulesetRefusalSentence(found.error);
  if (record.seed === '' && record.dice === 'seeded')
    return 'This battle is not over yet: its dice are told when it is. You can watch it until then.';
  const frames: Frame[] = [];
  let camera: (() => void) | undefined;
  const after = (game: Game): void => {
    camera ??= makeCamera(game, frames);
    camera();
  };
  try {
    const replayed = replay(record, found.value, { keepEvents: true, after });
    return { record, plan: replayed.game.plan, game: replayed.game, frames, problem: problemOf(record, replayed) };
  } catch {
    return 'This record cannot be played again: one of its steps makes no sense.';
  }
};

const problemOf = (record: BattleRecord, { problem, game }: Replay): string | undefined => {
  if (!problem) return undefined;
  const since = areOtherRules(game.plan.ruleset, record.hash) ? ' The rules were changed since it was played.' : '';
  return `${problemText(problem, game)}${since}`;
};

const problemText = (problem: NonNullable<Replay['problem']>, game: Game): string => {
  const where = `Step ${problem.step + 1}`;
  switch (problem.reason) {
    case 'plan':
      return 'Armies, table or settings are not those that this battle was played with.';
    case 'refused':
      return `${where} is against the rules. ${problem.refusal ? refusalSentence(game.plan, problem.refusal) : ''}`;
    case 'unfinished':
      return `${where} is not complete: an answer is missing.`;
    default:
      return `${where} does not come out as it is written.`;
  }
};

/** The battle after so many steps; after none it is how it began. */
export const battleAfter = ({ plan, frames, game }: Tape, steps: number): Battle => {
  const block = steps > 0 ? frames[Math.min(steps, frames.length) - 1]?.after : frames[0]?.before;
  return block ? battleAt(plan, block) : game.battle;
};

/** After how many steps each round began. */
export const roundMarks = (frames: readonly Frame[]): { round: number; step: number }[] =>
  frames.flatMap(({ events, step }) =>
    events.flatMap((event) => (event.type === 'round-started' ? [{ round: event.round, step }] : [])),
  );

/** What a step was, in one line. */
export const titleOf = (frame: Frame | undefined): string => {
  if (!frame) return 'Before the battle';
  const { lines } = frame;
  const told = lines.find(({ tone }) => tone === 'act') ?? lines.find(({ tone }) => tone !== 'thought') ?? lines[0];
  return told?.text ?? 'Nothing to tell';
};
