import { type BattleRecord, timelineOf, type Replay } from '@muster/engine';
import { Command } from 'commander';
import { EXIT, Stop } from '../findings.ts';
import { loadRecord, problemSentence, replayRecord } from '../records.ts';
import { say, sayJson } from '../screen.ts';

/** `muster battle verify`: whether a record comes out as it is written. */
export const verifyCommand = (): Command =>
  new Command('verify')
    .description('play a record again and compare every step with what is written')
    .argument('<file>', 'the record of a battle')
    .option('--json', 'print the finding as JSON')
    .action((file: string, options: { json?: boolean }) => {
      const { record, ruleset, refusal } = loadRecord(file);
      if (!ruleset) throw new Stop(`${refusal} The record cannot be verified here.`);
      const replayed = replayRecord(record, ruleset, { keepEvents: true });
      const problem =
        problemSentence(record, replayed, placeOf(replayed, replayed.matching)) ?? storedProblem(record, replayed);
      const steps = record.steps.length;
      if (options.json)
        sayJson({ ok: problem === undefined, steps, matching: replayed.matching, ...(problem ? { problem } : {}) });
      else if (!problem)
        say(
          `The record holds: ${steps} steps, each as it is written${replayed.game.finished ? '' : '; the battle is not over'}.`,
        );
      if (problem) throw new Stop(problem, EXIT.no);
    });

const placeOf = ({ game }: Replay, step: number): string => {
  const last = timelineOf(game.steps.slice(0, step)).at(-1);
  if (!last || last.round === 0) return `Step ${step + 1}, before round 1,`;
  return `Step ${step + 1}, in round ${last.round} after activation ${last.activation},`;
};

/** Events are stored beside the steps that they follow from: they must be the same. */
const storedProblem = (record: BattleRecord, replayed: Replay): string | undefined => {
  const at = record.steps.findIndex(
    ({ events }, i) => events && JSON.stringify(events) !== JSON.stringify(replayed.game.steps[i].events),
  );
  return at < 0 ? undefined : `${placeOf(replayed, at)} tells other events than those that happened.`;
};
