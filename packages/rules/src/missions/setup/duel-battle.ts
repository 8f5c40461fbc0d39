import type { Army, ArmyUnit, BattleSetup, EventUnit, Ruleset, Settings, Table } from '@muster/engine';
import { ruleId } from '@muster/engine';
import { duel } from '../duel.ts';

/** What the battle of a duel needs. */
export interface DuelOrder {
  ruleset: Ruleset;
  settings?: Partial<Settings>;
  /** The unit that fights for its return, at full strength, and the name and spells of its army. */
  champion: ArmyUnit;
  championSide: Pick<Army, 'name'> & Partial<Pick<Army, 'spells'>>;
  foe: EventUnit;
  /** The name of the side that plays the foe. */
  foeSide: string;
  /** 24" by 24", with three to five pieces of terrain. */
  table: Table;
}

/**
 * Returns the battle of a destroyed unit for its return (campaign:E14): side 0 is the unit, side 1 the foe. Both are written
 * down as in a campaign.
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
    mission: duel,
    extras: {},
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
