import {
  type ArmyUnit,
  type Battle,
  compilePlan,
  freezeSizes,
  G,
  newBattle,
  type Ruleset,
  setPhase,
  type Settings,
  type Spell,
  U,
} from '@muster/engine';
import { INCH } from '@muster/kernel';

/** Two units that face each other, the first as unit 0, the second as unit 1. */
export interface StandOff {
  ruleset: Ruleset;
  first: ArmyUnit;
  second: ArmyUnit;
  settings?: Partial<Settings>;
  spells?: readonly Spell[];
}

/** So far apart that nobody is near anybody by accident; who asks for odds says how far apart they are. */
const ROOM = 40 * INCH;

/** Sets two units on an empty table, each in a row, in the first round of a battle. */
export const standOff = ({ ruleset, first, second, settings, spells = [] }: StandOff): Battle => {
  const units = [first, second];
  const rows = units.map(({ models }) => models.reduce((sum, { radius }) => sum + 2 * radius, 0));
  const plan = compilePlan({
    ruleset,
    armies: units.map((unit) => ({ name: unit.name, units: [unit], spells })),
    table: { width: Math.max(...rows) + ROOM, depth: 2 * ROOM, terrain: [] },
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
    battle.unitFlags[index] = U.onTable;
  }
  freezeSizes(battle);
  battle.game[G.round] = 1;
  setPhase(battle, 'activation');
  return battle;
};
