import { type Battle, GAME, guestOf, isCoherent, isHighAbove, isOnTable, modelsOf, UNIT_FLAG } from '@muster/engine';

/** Returns what is wrong with the state of a battle; empty when it is sound. */
export const faultsOf = (battle: Battle): string[] => {
  const faults: string[] = [];
  const { plan } = battle;
  const standing: number[] = [];
  for (const unit of plan.units) {
    // A guest is not a model of the unit.
    const living = modelsOf(battle, unit.index).filter((model) => model !== guestOf(battle, unit.index));
    const joined = (battle.unitFlags[unit.index] & UNIT_FLAG.joined) !== 0;
    if (!joined && living.length !== battle.unitAlive[unit.index])
      faults.push(`${unit.id}: counts ${battle.unitAlive[unit.index]} models, has ${living.length}`);
    if (!joined && (living.length === 0) !== ((battle.unitFlags[unit.index] & UNIT_FLAG.destroyed) !== 0))
      faults.push(`${unit.id}: destroyed flag is wrong`);
    for (const model of living) {
      const { tough, id, radius } = plan.models[model];
      // The last model of a unit gathers markers until a check with the lowest die would knock it out.
      const gathers = plan.ruleset.ways.wounds === 'effects' && living.length === 1;
      const most = gathers ? tough + plan.ruleset.numbers.knockOut - 1 : tough;
      if (battle.wounds[model] < 0 || battle.wounds[model] >= most)
        faults.push(`${id}: ${battle.wounds[model]} wounds of Tough ${tough}`);
      if (battle.tokens[model] < 0 || battle.tokens[model] > plan.ruleset.numbers.tokenLimit)
        faults.push(`${id}: ${battle.tokens[model]} tokens`);
      if (!isOnTable(battle, unit.index)) continue;
      const off =
        battle.x[model] < radius ||
        battle.y[model] < radius ||
        battle.x[model] > plan.table.width - radius ||
        battle.y[model] > plan.table.depth - radius;
      if (off) faults.push(`${id}: off the table at ${battle.x[model]}, ${battle.y[model]}`);
      if (!isHighAbove(battle, unit.index)) standing.push(model);
    }
    const transport = battle.unitIn[unit.index];
    if (living.length > 0 && transport >= 0 && battle.unitFlags[transport] & UNIT_FLAG.destroyed)
      faults.push(`${unit.id}: rides in a wreck`);
  }
  for (let i = 0; i < standing.length; i++)
    for (let j = 0; j < i; j++) {
      const [a, b] = [standing[i], standing[j]];
      const reach = plan.models[a].radius + plan.models[b].radius;
      const apart = (battle.x[a] - battle.x[b]) ** 2 + (battle.y[a] - battle.y[b]) ** 2;
      if (apart < reach * reach) faults.push(`${plan.models[a].id} and ${plan.models[b].id} overlap`);
    }
  if (
    battle.game[GAME.round] < 0 ||
    battle.game[GAME.round] > Math.max(plan.ruleset.numbers.rounds, plan.extras?.goesOn ?? 0)
  )
    faults.push(`round ${battle.game[GAME.round]}`);
  return faults;
};

/** Units that were in coherency before a step, lost no model in it and are out of coherency after it. */
export const scatteredBy = (before: Battle, after: Battle): string[] =>
  after.plan.units
    .filter(
      ({ index }) =>
        isOnTable(before, index) &&
        isOnTable(after, index) &&
        before.unitAlive[index] === after.unitAlive[index] &&
        isCoherent(before, index) &&
        !isCoherent(after, index),
    )
    .map(({ id }) => `${id} was scattered`);
