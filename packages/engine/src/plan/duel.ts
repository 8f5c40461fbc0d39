import { INCH } from '@muster/kernel';
import type { EventUnit } from '../rule/event.ts';
import { ruleId } from '../rule/reference.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import type { Settings } from '../rule/settings.ts';
import type { Army, ArmyUnit } from './army.ts';
import type { BattleSetup } from './compile.ts';
import type { Table } from './table.ts';

/** How wide and how deep the table of a duel is. */
export const DUEL_TABLE_SIZE: number = 24 * INCH;

/** How far from their edges the two start. */
const ZONE = 3 * INCH;

/** What a duel is made of. */
export interface DuelOrder {
  ruleset: Ruleset;
  settings?: Partial<Settings>;
  /** The unit that fights for its return, at full strength, and its army as far as it needs that: name and spells. */
  champion: ArmyUnit;
  championSide: Pick<Army, 'name'> & Partial<Pick<Army, 'spells'>>;
  foe: EventUnit;
  /** Whoever runs the foe. */
  foeSide: string;
  /** 24" by 24", with three to five pieces of terrain. */
  table: Table;
}

/**
 * The battle of a destroyed unit for its return (campaign:E14): side 0 is the unit, side 1 the foe. It knows no markers;
 * whoever is alone on the table has won.
 */
export const duelSetup = (order: DuelOrder): BattleSetup => {
  const { ruleset, settings, champion, championSide, foe, foeSide, table } = order;
  return {
    ruleset,
    ...(settings ? { settings } : {}),
    armies: [
      { name: championSide.name, units: [champion], spells: championSide.spells ?? [] },
      { name: foeSide, units: [foeUnit(foe)], spells: [] },
    ],
    table,
    mission: { duel: { zoneDepth: ZONE } },
  };
};

const foeUnit = ({ name, quality, defense, radius, weapons, rules }: EventUnit): ArmyUnit => ({
  id: ruleId(name),
  name,
  quality,
  defense,
  cost: 0,
  rules,
  models: [{ id: `${ruleId(name)}-1`, radius, rules: [], weapons }],
});
