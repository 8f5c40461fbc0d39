import type { Army, StepRecord } from '@muster/engine';
import { type Finding, Reader } from '@muster/kernel';
import { actionCheck, answer, makerFor } from './actions.ts';
import { eventCheck, LONGEST_REASON } from './events.ts';
import { listOf, optional, shape, text, whole } from './shape.ts';

/** The most steps of a battle, and the most answers and events of a step. */
const MOST = { steps: 10_000, answers: 2_000, events: 20_000 } as const;

/** The most units and models that random events may add. */
const ARRIVALS = { units: 20, models: 60 } as const;

/** Reads the steps of a record and checks the shape of actions, answers and events. The engine checks their legality. */
export const readSteps = (reader: Reader, armies: readonly Army[], events = false): StepRecord[] => {
  const units = armies.flatMap((army) => army.units);
  const models = units.flatMap((unit) => unit.models).length;
  const more = events ? ARRIVALS : { units: 0, models: 0 };
  const sizes = { sides: armies.length, units: units.length + more.units, models: models + more.models };
  const maker = makerFor(sizes);
  const action = actionCheck(maker);
  listOf(
    shape({
      action: (inner) => {
        if (inner.value !== 'begin') action(inner);
      },
      answers: listOf(answer, MOST.answers),
      checksum: whole(-0x80000000, 0xffffffff),
      takeBacks: optional(whole(0, 1_000_000)),
      why: optional(text(LONGEST_REASON)),
      events: optional(listOf(eventCheck(sizes, maker), MOST.events)),
    }),
    MOST.steps,
  )(reader);
  return reader.value as StepRecord[];
};

/** Returns why an action, or an answer within it, cannot be written to a record, if it cannot. */
export const whyUnwritable = (
  armies: readonly Army[],
  events: boolean,
  { action = 'begin', answers = [] }: { action?: unknown; answers?: readonly unknown[] },
): Finding | undefined => {
  const reader = new Reader([{ action, answers, checksum: 0 }]);
  readSteps(reader, armies, events);
  return reader.findings.at(0);
};
