import { type BattleRecord, timelineOf, type Replay } from '@muster/engine';
import { counted } from '@muster/kernel';
import { Command } from 'commander';
import { EXIT, CommandError } from '../findings.ts';
import { loadRecord, problemSentence, replayRecord } from '../records.ts';
import { printLine, printJson } from '../screen.ts';

/** `muster battle verify`: checks that a record replays exactly. */
export const verifyCommand = (): Command =>
  new Command('verify')
    .description('Play a record again and compare every step')
    .argument('<file>', 'Record of a battle')
    .option('--json', 'Print the result as JSON')
    .action((file: string, options: { json?: boolean }) => {
      const { record, ruleset, refusal } = loadRecord(file);
      if (!ruleset) throw new CommandError(`${refusal} The record cannot be verified here.`);
      const replayed = replayRecord(record, ruleset, { keepEvents: true });
      const problem =
        problemSentence(record, replayed, placeOf(replayed, replayed.matching)) ?? storedProblem(record, replayed);
      const steps = record.steps.length;
      if (options.json)
        printJson({ ok: problem === undefined, steps, matching: replayed.matching, ...(problem ? { problem } : {}) });
      else if (!problem)
        printLine(
          `The record is correct: ${counted(steps, 'step')} match${steps === 1 ? 'es' : ''}${replayed.game.finished ? '' : '; the battle is not over'}.`,
        );
      if (problem) throw new CommandError(problem, EXIT.no);
    });

const placeOf = ({ game }: Replay, step: number): string => {
  const last = timelineOf(game.steps.slice(0, step)).at(-1);
  if (!last || last.round === 0) return `Step ${step + 1}, before round 1,`;
  return `Step ${step + 1}, in round ${last.round} after activation ${last.activation},`;
};

/** Returns what is wrong with the stored events: they must equal those of the replay. */
const storedProblem = (record: BattleRecord, replayed: Replay): string | undefined => {
  const at = record.steps.findIndex(
    ({ events }, i) => events && JSON.stringify(events) !== JSON.stringify(replayed.game.steps[i].events),
  );
  return at < 0 ? undefined : `${placeOf(replayed, at)} has other events than the replay.`;
};
