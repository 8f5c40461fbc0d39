import {
  AURA_PICKS,
  type Battle,
  type BattlePlan,
  GAME,
  hasUnitFlag,
  isOnTable,
  markPlace,
  modelsOf,
  newBattle,
  UNIT_FLAG,
} from '@muster/engine';

/**
 * Returns the battle that a position written from this one must restore: the same for all living models, nothing for
 * the others. The number of steps, and the wounds of a melee that is over, are not part of a position.
 */
export const survivorsOf = (battle: Battle, plan: BattlePlan): Battle => {
  const out = newBattle(plan);
  const units = pairUnits(battle, plan);
  const models = units.flatMap(([from, to]) =>
    modelsOf(battle, from).map((model, i): [number, number] => [model, plan.units[to].first + i]),
  );
  const unitAt = (from: number): number => units.find(([old]) => old === from)?.[1] ?? -1;
  out.game.set(battle.game);
  out.game[GAME.step] = 0;
  out.game[GAME.takeBacks] = 0;
  out.game[GAME.active] = unitAt(battle.game[GAME.active]);
  for (const column of ['sideZone', 'sideLast', 'sideStart', 'sideAgain', 'objX', 'objY', 'objOwner'] as const)
    out[column].set(battle[column]);
  for (const { index, id } of plan.units)
    if (id === '') {
      out.unitFlags[index] = UNIT_FLAG.destroyed;
      out.unitAlive[index] = 0;
      out.alive[plan.units[index].first] = 0;
    }
  for (const [from, to] of units) {
    for (const column of UNIT_COLUMNS) out[column][to] = battle[column][from];
    if (battle.unitIn[from] >= 0) out.unitFlags[to] &= ~UNIT_FLAG.onTable;
    out.unitIn[to] = unitAt(battle.unitIn[from]);
    copyEffects(battle, from, out, to);
  }
  copyReached(battle, out, units, models);
  for (const [from, to] of models) {
    for (const column of MODEL_COLUMNS) out[column][to] = battle[column][from];
    if (isOnTable(battle, battle.unitOf[from]))
      for (const column of ['x', 'y', 'z'] as const) out[column][to] = battle[column][from];
    const { abilities } = battle.plan.models[from];
    const labels = abilities.map(({ label }) => label);
    const there = plan.models[to].abilities.map(({ label }) => label);
    out.did[to] = moved(battle.did[from], labels, there);
    out.spent[to] = moved(battle.spent[from], labels, there);
    const old = battle.plan.auraBearers.indexOf(from) * AURA_PICKS;
    if (old < 0 || battle.auraPicks.length === 0) continue;
    const place = plan.auraBearers.indexOf(to) * AURA_PICKS;
    Array.from(battle.auraPicks.subarray(old, old + AURA_PICKS), (pick) => unitAt(pick - 1))
      .filter((unit) => unit >= 0)
      .sort((a, b) => (plan.units[a].id < plan.units[b].id ? -1 : 1))
      .forEach((unit, i) => {
        out.auraPicks[place + i] = unit + 1;
      });
  }
  return out;
};

/** Copies which aura bearers units were near when they were last activated, for living units. */
const copyReached = (
  battle: Battle,
  out: Battle,
  units: readonly [number, number][],
  models: readonly [number, number][],
): void => {
  for (const { column, model, gives } of battle.plan.radiators) {
    const bearer = models.find(([old]) => old === model)?.[1] ?? -1;
    const there = out.plan.radiators.find((one) => one.model === bearer && one.gives.id === gives.id);
    if (column < 0 || !there || there.column < 0) continue;
    for (const [from, to] of units)
      out.unitReached[to * out.plan.reaches + there.column] = battle.unitReached[from * battle.plan.reaches + column];
  }
};

const UNIT_COLUMNS = [
  'unitFlags',
  'unitStart',
  'unitStartTough',
  'unitArrived',
  'unitReserve',
  'unitWounds',
  'unitMarks',
  'unitAlive',
] as const;
const MODEL_COLUMNS = ['wounds', 'tokens', 'tried', 'used', 'tested'] as const;

/** Returns pairs of living units and their indexes in the plan of the position, which has the same order. */
const pairUnits = (battle: Battle, plan: BattlePlan): [number, number][] => {
  const living = battle.plan.units.filter(
    ({ index }) => !hasUnitFlag(battle, index, UNIT_FLAG.destroyed | UNIT_FLAG.joined),
  );
  const there = plan.units.filter(({ id }) => id !== '');
  return living.map(({ index }, i) => [index, there[i].index]);
};

/** Moves bits to the places that their names have in another list; bits without a place are dropped. */
const moved = (bits: number, from: readonly string[], to: readonly string[]): number =>
  from.reduce((sum, name, i) => (bits & (1 << i) && to.includes(name) ? sum | (1 << to.indexOf(name)) : sum), 0);

const copyEffects = (battle: Battle, from: number, out: Battle, to: number): void => {
  const [old, plan] = [battle.plan, out.plan];
  const grants = [old, plan].map((one) => one.grants.map(({ label }) => label));
  for (const column of ['unitGrants', 'unitOnce', 'unitKept'] as const) {
    out[column][to] = moved(battle[column][from], grants[0], grants[1]);
    // All effects on living units must be in the position: none may have been dropped.
    if (bitCount(out[column][to]) !== bitCount(battle[column][from])) throw new Error(`${column} lost something`);
  }
  old.marks.forEach(({ label, lasts }, i) => {
    const place = plan.marks.findIndex((mark) => mark.label === label && mark.lasts === lasts);
    for (const side of old.sides.keys()) {
      const count = battle.marks[markPlace(battle, from, side, i)];
      if (count > 0 && place < 0) throw new Error(`the mark ${label} is lost`);
      if (count > 0) out.marks[markPlace(out, to, side, place)] = count;
    }
  });
  old.growths.forEach(({ rule }, i) => {
    const place = plan.growths.findIndex((growth) => growth.rule === rule);
    if (place >= 0) out.growth[to * plan.growths.length + place] = battle.growth[from * old.growths.length + i];
  });
  const rules = [old, plan].map(({ options }) => options.map(({ rule }) => rule));
  const again = battle.unitUsed[from] & (1 << 30);
  out.unitUsed[to] = moved(battle.unitUsed[from] & ~again, rules[0], rules[1]) | again;
  if (plan.options.length === 0) return;
  const names = [old, plan].map(({ options }) => options.flatMap((one) => one.names.map((name) => one.rule + name)));
  out.unitOptions[to] = moved(battle.unitOptions[from], names[0], names[1]);
  out.unitChosen[to] = moved(battle.unitChosen[from], rules[0], rules[1]);
};

const bitCount = (bits: number): number => bits.toString(2).replaceAll(/[^1]/g, '').length;

/** Returns the columns in which two battles of one plan differ, to explain a failed test. */
export const differences = (one: Battle, other: Battle): string[] =>
  Object.entries(one as unknown as Record<string, unknown>).flatMap(([name, column]) => {
    if (!(column instanceof Int32Array) || name === 'block') return [];
    const there = (other as unknown as Record<string, Int32Array>)[name];
    const at = column.findIndex((value, i) => value !== there[i]);
    return at < 0 ? [] : [`${name}[${at}]: ${column[at]}, ${there[at]}`];
  });
