import type { Army, StepRecord } from '@muster/engine';
import { type Finding, Reader } from '@muster/kernel';
import { actionCheck, answer, makerFor } from './actions.ts';
import { eventCheck, LONGEST_REASON } from './events.ts';
import { listOf, optional, shape, text, whole } from './shape.ts';

/** Most steps of one battle, and answers and events of one step. */
const MOST = { steps: 10_000, answers: 2_000, events: 20_000 } as const;

/** Most units and models that random events may bring. */
const ARRIVALS = { units: 20, models: 60 } as const;

/** Reads the steps of a record: actions and events by their types, answers by their shape. The engine judges them again. */
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

/** What keeps an action, or an answer in the middle of one, from being written into a record; nothing where it can be. */
export const unwritable = (
  armies: readonly Army[],
  events: boolean,
  { action = 'begin', answers = [] }: { action?: unknown; answers?: readonly unknown[] },
): Finding | undefined => {
  const reader = new Reader([{ action, answers, checksum: 0 }]);
  readSteps(reader, armies, events);
  return reader.findings.at(0);
};
