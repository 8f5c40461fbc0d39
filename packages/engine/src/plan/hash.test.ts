import { EVENTS, gf } from '@muster/rules';
import { scenePlan } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { areOtherRules, hashOfPlan, isPlanOf, textHashOfPlan } from './hash.ts';
import type { BattlePlan } from './plan.ts';

const planOf = (quality: number): BattlePlan => scenePlan({ units: [{ id: 'a', at: [10, 10], quality }] });
const plan = planOf(4);
const events = { table: EVENTS['gf-3.4.0'], on: 5, dice: 'perMatch', rerollDead: false } as const;

describe('the hash of a plan', () => {
  test('differs between different plans', () => {
    expect(hashOfPlan(planOf(4))).toEqual(hashOfPlan(plan));
    expect(isPlanOf(plan, hashOfPlan(plan))).toBe(true);
    expect(isPlanOf(planOf(3), hashOfPlan(plan))).toBe(false);
  });

  test('does not cover the names of events', () => {
    const first = { ...EVENTS['gf-3.4.0'][11], name: 'Other', summary: 'Other words.' };
    const before = { ...plan, extras: { events } };
    const after = { ...plan, extras: { events: { ...events, table: { ...events.table, 11: first } } } };
    expect(isPlanOf(after, hashOfPlan(before))).toBe(true);
    expect(isPlanOf({ ...plan, extras: { events: { ...events, on: 4 } } }, hashOfPlan(before))).toBe(false);
  });

  test('that covers texts is compared only without events, whose names may have changed', () => {
    const old = { kind: 'text', plan: textHashOfPlan(plan) } as const;
    expect([isPlanOf(plan, old), isPlanOf(planOf(3), old)]).toEqual([true, false]);
    expect(isPlanOf({ ...plan, extras: { events } }, old)).toBe(true);
  });

  test('tells whether the rules were changed, if it covers them', () => {
    const faster = { ...gf, numbers: { ...gf.numbers, advance: 700 } };
    const hash = hashOfPlan({ ...plan, ruleset: gf });
    expect([areOtherRules(gf, hash), areOtherRules(faster, hash)]).toEqual([false, true]);
    expect(areOtherRules(faster, { kind: 'text', plan: '0' })).toBe(false);
  });
});
