import { type BattleEvent, eachModel, hasUnitFlag, isLiving, modelsOf, ownerOf, UNIT_FLAG } from '@muster/engine';
import { toInches } from '@muster/kernel';
import type { CaseScene } from './scene.ts';

/** How the hits of a Blast are shared, in the format of the files; the groups of the units follow it. */
export interface SplitRecord {
  kind: 'split';
  unit: string;
  weapon: string;
  target: string;
  attacks: number;
  hits: number;
  split: Record<string, number>;
}

/** What a weapon group did, in the format of the files. */
export interface GroupRecord {
  kind: string;
  unit: string;
  weapon: string;
  target: string;
  pick?: string;
  attacks: number;
  hits: number;
  blocked: number;
  saved: number;
  wounds: number;
  landed: number;
  removed: number;
}

/** A morale, dangerous terrain, casting or wound effect test, in the format of the files. */
export type TestRecord = Readonly<Record<string, unknown>>;

/** The state of a unit after the commands. */
export interface UnitRecord {
  alive: number;
  shaken: boolean;
  fatigued: boolean;
  routed: boolean;
  activated: boolean;
  /** Of living models that have any. */
  wounds: Record<string, number>;
  tokens: Record<string, number>;
  embarkedIn: string | null;
  /** The places of its living models, in inches. */
  at: Record<string, readonly [number, number]>;
}

type EventOf<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>;

const eventsOf = <T extends BattleEvent['type']>(scene: CaseScene, type: T): EventOf<T>[] =>
  scene.events.filter((event): event is EventOf<T> => event.type === type);

/**
 * Returns the weapon groups in the order in which they were resolved; those of spells have the kind `spell`. Falls are
 * not groups.
 */
export const groupRecords = (scene: CaseScene): (GroupRecord | SplitRecord)[] =>
  scene.events.flatMap((event): (GroupRecord | SplitRecord)[] => {
    if (event.type === 'blast-split') return [splitRecord(scene, event)];
    return event.type === 'volley' && event.kind !== 'fall' ? [groupRecord(scene, event)] : [];
  });

const groupRecord = (scene: CaseScene, event: EventOf<'volley'>): GroupRecord => ({
  kind: event.kind,
  unit: scene.plan.units[event.unit].id,
  weapon: event.name,
  target: scene.plan.units[event.target].id,
  ...(event.pick >= 0 ? { pick: scene.plan.models[event.pick].id } : {}),
  attacks: event.attacks,
  hits: event.hits,
  blocked: event.blocked,
  saved: event.saved,
  wounds: event.wounds,
  landed: event.landed,
  removed: event.removed,
});

const splitRecord = (
  scene: CaseScene,
  { unit, name, target, attacks, hits, shares }: EventOf<'blast-split'>,
): SplitRecord => ({
  kind: 'split',
  unit: scene.plan.units[unit].id,
  weapon: name,
  target: scene.plan.units[target].id,
  attacks,
  hits,
  split: Object.fromEntries(shares.map((share) => [scene.plan.units[share.unit].id, share.hits])),
});

/** Returns the tests in the order in which they were taken. */
export const testsOf = (scene: CaseScene): TestRecord[] =>
  scene.events.flatMap((event): TestRecord[] => {
    switch (event.type) {
      case 'morale':
        return [moraleRecord(scene, event)];
      case 'dangerous': {
        const { dice, wounds, removed } = event;
        return [{ unit: scene.plan.units[event.unit].id, kind: 'dangerous', dice, wounds, removed }];
      }
      case 'cast': {
        const { natural, modifier, passed, spell } = event;
        return [{ unit: scene.plan.units[event.unit].id, kind: 'cast', spell, natural, mod: modifier, passed }];
      }
      case 'wound-effect':
        return [woundRecord(scene, event)];
      default:
        return [];
    }
  });

/** Other names that files use for the results of tests. */
const RESULTS: Readonly<Record<string, string>> = { knockedOut: 'ko', 'knocked-out': 'ko' };

/** Returns our name of a result. */
export const resultName = (result: unknown): unknown =>
  typeof result === 'string' && Object.hasOwn(RESULTS, result) ? RESULTS[result] : result;

const woundRecord = (
  scene: CaseScene,
  { unit, markers, natural, total, result }: EventOf<'wound-effect'>,
): TestRecord => ({
  unit: scene.plan.units[unit].id,
  kind: 'woundEffect',
  markers,
  ...(natural === undefined ? {} : { natural, total }),
  result: resultName(result),
});

const moraleRecord = (scene: CaseScene, event: EventOf<'morale'>): TestRecord => ({
  unit: scene.plan.units[event.unit].id,
  kind: event.kind === 'melee' ? 'meleeMorale' : 'morale',
  ...(event.natural === undefined ? { auto: true } : { natural: event.natural }),
  ...(event.secondChance === undefined ? {} : { fearless: event.secondChance }),
  passed: event.passed,
  result: event.result,
});

/** Returns the state of every unit. */
export const unitsOf = (scene: CaseScene): Record<string, UnitRecord> =>
  Object.fromEntries(scene.plan.units.map(({ index, id }) => [id, unitRecord(scene, index)]));

const unitRecord = ({ battle, plan }: CaseScene, unit: number): UnitRecord => {
  const wounds: Record<string, number> = {};
  const tokens: Record<string, number> = {};
  const at: Record<string, readonly [number, number]> = {};
  eachModel(battle, unit, (model) => {
    at[plan.models[model].id] = [toInches(battle.x[model]), toInches(battle.y[model])];
    if (battle.wounds[model] > 0) wounds[plan.models[model].id] = battle.wounds[model];
    if (plan.models[model].tokens > 0 || battle.tokens[model] > 0) tokens[plan.models[model].id] = battle.tokens[model];
  });
  return {
    alive: isLiving(battle, unit) ? modelsOf(battle, unit).length : 0,
    shaken: hasUnitFlag(battle, unit, UNIT_FLAG.shaken),
    fatigued: hasUnitFlag(battle, unit, UNIT_FLAG.fatigued),
    routed: hasUnitFlag(battle, unit, UNIT_FLAG.routed),
    activated: hasUnitFlag(battle, unit, UNIT_FLAG.activated),
    wounds,
    tokens,
    embarkedIn: battle.unitIn[unit] >= 0 ? plan.units[battle.unitIn[unit]].id : null,
    at,
  };
};

/** Returns which side holds each objective. */
export const objectiveHolders = (scene: CaseScene): Record<string, string | null> =>
  Object.fromEntries(
    (scene.position.objectives ?? []).map(({ id }, i) => [id ?? String(i), scene.sideName(ownerOf(scene.battle, i))]),
  );

/** Returns derived facts: which models could attack, cover, results of melees, and results of pushes and jumps. */
export const derivedFacts = (scene: CaseScene): Record<string, unknown> => ({
  ...volleyInfo(scene),
  ...meleeInfo(scene),
  ...stuntInfo(scene),
  ...scene.info,
});

const volleyInfo = (scene: CaseScene): Record<string, unknown> => {
  const eligible: Record<string, string[]> = {};
  const cover: Record<string, string> = {};
  for (const event of eventsOf(scene, 'volley')) {
    if (event.kind === 'shooting') cover[scene.plan.units[event.target].id] = event.cover;
    if (event.kind !== 'shooting' && event.kind !== 'melee') continue;
    const attackers = event.attackers.map((model) => scene.plan.models[model].id);
    eligible[event.name] = [...new Set([...(eligible[event.name] ?? []), ...attackers])];
  }
  return { eligible, cover };
};

const meleeInfo = (scene: CaseScene): Record<string, unknown> => {
  if (eventsOf(scene, 'charge-failed').length > 0) return { charge: 'failed' };
  const melee = eventsOf(scene, 'melee').at(-1);
  if (!melee) return {};
  const { charger, target, dealt, totals, winner } = melee;
  const names = [scene.plan.units[charger].id, scene.plan.units[target].id];
  const impact = eventsOf(scene, 'roll').filter(({ purpose }) => purpose === 'impact');
  return {
    melee: winner < 0 ? 'tie' : `won:${scene.plan.units[winner].id}`,
    caused: { [names[0]]: dealt[0], [names[1]]: dealt[1] },
    totals: { [names[0]]: totals[0], [names[1]]: totals[1] },
    impactDice: impact.reduce((sum, { faces }) => sum + faces.length, 0),
  };
};

/** Returns the last push, jump and fall. */
const stuntInfo = (scene: CaseScene): Record<string, unknown> => {
  const push = eventsOf(scene, 'pushed').at(-1);
  const jump = eventsOf(scene, 'jumped').at(-1);
  const fall = eventsOf(scene, 'fell-down').at(-1);
  return {
    ...(push ? { push: push.passed } : {}),
    ...(jump ? { jump: jump.passed ? 'success' : 'fall' } : {}),
    ...(fall ? { fall: fallResult(scene, fall), fallAp: fall.ap ?? null } : {}),
  };
};

/** Returns what a fall did: a wound, a blocked hit, a model lost at once, or nothing. */
const fallResult = (scene: CaseScene, { model, ap }: EventOf<'fell-down'>): string => {
  const hit = eventsOf(scene, 'volley').findLast(({ kind }) => kind === 'fall');
  if (ap !== undefined && hit) return hit.landed > 0 ? 'wound' : 'blocked';
  return scene.battle.alive[model] ? 'none' : 'lost';
};
