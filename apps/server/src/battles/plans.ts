import { createHash } from 'node:crypto';
import { type BattlePlan, type BattleSetup, compilePlan, defaultSettings } from '@muster/engine';
import { rulesKey } from './snapshot.ts';

/** The plans in use, by their setup. */
const plans = new Map<string, WeakRef<BattlePlan>>();

const unused = new FinalizationRegistry<string>((key) => {
  if (!plans.get(key)?.deref()) plans.delete(key);
});

/** Returns the plan of a battle; battles with the same armies on the same table share it and its caches. */
export const sharedPlan = (setup: BattleSetup): BattlePlan => {
  const key = keyOf(setup);
  const known = plans.get(key)?.deref();
  if (known) return known;
  const plan = compilePlan(setup);
  plans.set(key, new WeakRef(plan));
  unused.register(plan, key);
  return plan;
};

const keyOf = ({ ruleset, settings, armies, table, maxObjectives = 0, mission, extras }: BattleSetup): string => {
  const rest = [
    { ...defaultSettings(), ...settings },
    armies,
    table,
    Math.max(5, maxObjectives),
    mission ?? null,
    extras ?? null,
  ];
  return createHash('sha256')
    .update(`${ruleset.id} ${rulesKey(ruleset)} ${JSON.stringify(rest)}`)
    .digest('base64');
};
