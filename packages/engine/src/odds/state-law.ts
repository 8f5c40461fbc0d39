import type { Joint, Law } from './law.ts';
import type { Stage, VolleyLaw } from './volley-law.ts';
import type { UnitStates } from './unit-states.ts';

/** Chances of the states of a unit: for each node a row over what is counted with it, of one entry if nothing is. */
export type StateLaw = Joint;

/** What is counted with the states: later groups roll nothing once the target is gone, so totals need both together. */
export type Counter = 'nothing' | 'hits' | 'wounds';

/** Returns the law of a certain start state. */
export const startLaw = (): StateLaw => [new Float64Array([1])];

/** Returns the chance of a node, for any counts. */
export const chanceOf = (law: StateLaw, node: number): number => {
  const row = law[node];
  let chance = 0;
  if (row !== undefined) for (let i = 0; i < row.length; i++) chance += row[i];
  return chance;
};

/** Adds the row of a node, scaled, with its counts raised. */
export const addRow = (law: StateLaw, node: number, row: Law, factor: number, raise = 0): void => {
  if (factor === 0) return;
  let end = row.length;
  while (end > 0 && row[end - 1] === 0) end--;
  const need = end + raise;
  let own = law[node];
  if (own === undefined || own.length < need) {
    const longer = new Float64Array(own === undefined ? need : Math.max(need, 2 * own.length));
    if (own !== undefined) longer.set(own);
    law[node] = own = longer;
  }
  for (let i = 0; i < end; i++) own[i + raise] += row[i] * factor;
};

/** Adds the same, with counts raised by a law. */
const addRaised = (law: StateLaw, node: number, row: Law, raises: Law): void => {
  for (let raise = 0; raise < raises.length; raise++) addRow(law, node, row, raises[raise], raise);
};

const addAll = (law: StateLaw, from: StateLaw, factor: number): void => {
  for (let node = 0; node < from.length; node++) {
    const row = from[node];
    if (row !== undefined) addRow(law, node, row, factor);
  }
};

/** How wounds are applied to a unit, and what is counted meanwhile. */
export interface WoundPush {
  states: UnitStates;
  /** The model that takes them, or -1. */
  pick: number;
  counter: Counter;
}

/** Applies a volley to the states of a target, all with the same law, and adds the results. */
export const pushVolley = (push: WoundPush, from: StateLaw, { parts }: VolleyLaw, out: StateLaw): void => {
  for (const { chance, stages } of parts) {
    let law = from;
    for (const stage of stages) {
      const next: StateLaw = [];
      if (stage.stays) pushStaying(push, law, stage, next);
      else pushSpilling(push, law, stage, next);
      law = next;
    }
    addAll(out, law, chance);
  }
};

/** Wounds that spill over are applied one by one. */
const pushSpilling = ({ states, pick, counter }: WoundPush, from: StateLaw, stage: Stage, out: StateLaw): void => {
  const steps = states.steps(1, false, pick);
  const { counts } = stage;
  const pairs = counter === 'hits' ? stage.pairs() : undefined;
  const perWound = counter === 'wounds' ? 1 : 0;
  for (let node = 0; node < from.length; node++) {
    const row = from[node];
    if (row === undefined) continue;
    let at = node;
    for (let n = 0; n < counts.length; n++) {
      if (n > 0) at = states.step(steps, at);
      const hits = pairs?.[n];
      if (hits === undefined) addRow(out, at, row, counts[n], perWound * n);
      else addRaised(out, at, row, hits);
    }
  }
};

/** Bundles on one model each are applied one after the other; their size does not depend on their number. */
const pushStaying = (push: WoundPush, from: StateLaw, stage: Stage, out: StateLaw): void => {
  const { counts } = stage;
  const pairs = push.counter === 'hits' ? stage.pairs() : undefined;
  let law = from;
  for (let n = 0; n < counts.length; n++) {
    if (n > 0) law = afterBundle(push, law, stage.size);
    const hits = pairs?.[n];
    if (hits === undefined) addAll(out, law, counts[n]);
    else law.forEach((row, node) => row && addRaised(out, node, row, hits));
  }
};

const afterBundle = ({ states, pick, counter }: WoundPush, from: StateLaw, size: Law): StateLaw => {
  const out: StateLaw = [];
  for (let wounds = 1; wounds < size.length; wounds++) {
    if (size[wounds] === 0) continue;
    const steps = states.steps(wounds, true, pick);
    const raise = counter === 'wounds' ? wounds : 0;
    for (let node = 0; node < from.length; node++) {
      const row = from[node];
      if (row !== undefined) addRow(out, states.step(steps, node), row, size[wounds], raise);
    }
  }
  return out;
};
