import type { Battle } from '../state/battle.ts';
import type { AttackPlan, AttackStep } from './attack-plan.ts';
import { addLaw, type Law, sumOf, certain } from './law.ts';
import { addRow, type Counter, pushVolley, type StateLaw } from './state-law.ts';
import type { UnitStates } from './unit-states.ts';
import type { VolleyLaw } from './volley-law.ts';

/** Rows of a state law with the same law of a volley. */
interface Meeting {
  volley: VolleyLaw | undefined;
  states: StateLaw;
}

/** Sorts the states of a target by the law that a step has for them. */
const meetingsOf = (states: UnitStates, step: AttackStep, from: StateLaw): Meeting[] => {
  const meetings: Meeting[] = [];
  for (let node = 0; node < from.length; node++) {
    const row = from[node];
    if (row === undefined) continue;
    const volley = step.lawAt(states, node);
    let meeting = meetings.find((known) => known.volley === volley);
    if (meeting === undefined) meetings.push((meeting = { volley, states: [] }));
    meeting.states[node] = row;
  }
  return meetings;
};

const pushStep = (states: UnitStates, step: AttackStep, from: StateLaw, counter: Counter): StateLaw => {
  const out: StateLaw = [];
  for (const { volley, states: met } of meetingsOf(states, step, from)) {
    if (volley) pushVolley({ states, pick: step.pick, counter }, met, volley, out);
    else
      for (let node = 0; node < met.length; node++) if (met[node] !== undefined) addRow(out, node, met[node] as Law, 1);
  }
  return out;
};

/** Adds the wound effects check of the target's last model, where wounds have effects (battle:F3). */
const settle = (states: UnitStates, plan: AttackPlan, from: StateLaw): StateLaw => {
  const out: StateLaw = [];
  for (let node = 0; node < from.length; node++) {
    const row = from[node];
    if (row === undefined) continue;
    for (const { node: next, chance } of states.check(node, plan.cause, plan.unit, plan.fear, plan.cruelty))
      addRow(out, next, row, chance);
  }
  return out;
};

/** When wound effects are checked: never, after the whole attack, or after each of its groups. */
const settling = ({ plan }: Battle): 'never' | 'once' | 'each' =>
  plan.ruleset.ways.wounds === 'marks' ? 'never' : plan.settings.gffCheckOncePerEvent ? 'once' : 'each';

/** Applies a whole attack to the states of a target. */
export const pushAttack = (states: UnitStates, plan: AttackPlan, from: StateLaw): StateLaw => {
  if (!plan.ways) return pushSteps(states, plan, plan.steps, from);
  const out: StateLaw = [];
  for (const { chance, steps } of plan.ways)
    pushSteps(states, plan, steps, from).forEach((row, node) => row && addRow(out, node, row, chance));
  return out;
};

const pushSteps = (states: UnitStates, plan: AttackPlan, steps: readonly AttackStep[], from: StateLaw): StateLaw => {
  const when = settling(states.battle);
  let law = from;
  for (const step of steps) {
    law = pushStep(states, step, law, 'nothing');
    if (when === 'each') law = settle(states, plan, law);
  }
  return when === 'once' ? settle(states, plan, law) : law;
};

/** Returns the law of all hits, or of all wounds, of an attack; the last group needs no states after it. */
export const countAttack = (states: UnitStates, plan: AttackPlan, from: StateLaw, counter: 'hits' | 'wounds'): Law => {
  if (!plan.ways) return countSteps(states, plan, from, counter);
  let total: Law | undefined;
  for (const { chance, steps } of plan.ways)
    total = addLaw(total, countSteps(states, { ...plan, steps }, from, counter), chance);
  return total ?? certain(0);
};

const countSteps = (states: UnitStates, plan: AttackPlan, from: StateLaw, counter: 'hits' | 'wounds'): Law => {
  const isEach = settling(states.battle) === 'each';
  let law = from;
  plan.steps.slice(0, -1).forEach((step) => {
    law = pushStep(states, step, law, counter);
    if (isEach) law = settle(states, plan, law);
  });
  let total: Law | undefined;
  const last = plan.steps.at(-1);
  const meetings = last ? meetingsOf(states, last, law) : [{ volley: undefined, states: law }];
  for (const { volley, states: met } of meetings) {
    let counts: Law | undefined;
    for (const row of met) if (row !== undefined) counts = addLaw(counts, row);
    if (counts !== undefined) total = addLaw(total, volley ? sumOf(counts, volley[counter]) : counts);
  }
  return total === undefined ? certain(0) : withoutTail(total);
};

/** Cuts off counts at the end that have no chance. */
const withoutTail = (law: Law): Law => {
  let end = law.length;
  while (end > 1 && law[end - 1] === 0) end--;
  return end === law.length ? law : law.slice(0, end);
};
