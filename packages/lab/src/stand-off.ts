import {
  type ArmyUnit,
  type Battle,
  compilePlan,
  storeStartingSizes,
  GAME,
  newBattle,
  type Ruleset,
  setPhase,
  type Settings,
  UNIT_FLAG,
} from '@muster/engine';
import { INCH } from '@muster/kernel';

/** Two units that face each other, the first as unit 0, the second as unit 1. */
export interface StandOff {
  ruleset: Ruleset;
  first: ArmyUnit;
  second: ArmyUnit;
  settings?: Partial<Settings>;
}

/** Two armies that face each other, the units of the first before those of the second. */
export interface Parade {
  ruleset: Ruleset;
  first: readonly ArmyUnit[];
  second: readonly ArmyUnit[];
  settings?: Partial<Settings>;
}

/** Places two units on an empty table, in the first round of a battle. */
export const standOff = ({ first, second, ...game }: StandOff): Battle =>
  parade({ ...game, first: [first], second: [second] });

/** Far enough apart that no unit is near another; callers of odds give the distance. */
const ROOM = 40 * INCH;

/** Places two armies on an empty table, each unit in its own row, in the first round of a battle. */
export const parade = ({ ruleset, first, second, settings }: Parade): Battle => {
  const rows = [...first, ...second].map(({ models }) => models.reduce((sum, { radius }) => sum + 2 * radius, 0));
  const plan = compilePlan({
    ruleset,
    armies: [first, second].map((units, side) => ({ name: `Side ${side + 1}`, units, spells: [] })),
    table: { width: Math.max(0, ...rows) + ROOM, depth: (rows.length + 1) * ROOM, terrain: [] },
    settings,
  });
  const battle = newBattle(plan);
  for (const { index, first: lead, count } of plan.units) {
    let x = ROOM / 2;
    for (let model = lead; model < lead + count; model++) {
      const { radius } = plan.models[model];
      battle.x[model] = x + radius;
      battle.y[model] = ROOM / 2 + index * ROOM;
      x += 2 * radius;
    }
    battle.unitFlags[index] = UNIT_FLAG.onTable;
  }
  storeStartingSizes(battle);
  battle.game[GAME.round] = 1;
  setPhase(battle, 'activation');
  return battle;
};
