import type { BattlePlan } from '@muster/engine';
import { type BattleEntry, emptyLedger, addEntry } from './entry.ts';
import type { BattleHeader } from './header.ts';
import { LiveBattle } from './live-battle.ts';
import { LiveTerrain } from './live-terrain.ts';
import type { StoredBattle } from './snapshot.ts';

/** A battle while its terrain is placed in turns, or while it is fought. */
export type LiveStage = LiveTerrain | LiveBattle;

/** Returns a battle from its header and entries. */
export const stageOf = (
  id: string,
  header: BattleHeader,
  entries: readonly BattleEntry[],
  plan?: BattlePlan,
  stored?: StoredBattle,
): LiveStage => {
  if (!header.placement) return new LiveBattle(id, header, entries, plan, stored);
  const terrain = new LiveTerrain(id, header, header.placement, entries);
  const ledger = emptyLedger();
  for (const entry of entries) addEntry(ledger, entry);
  return ledger.terrainDone ? new LiveBattle(id, terrain.battleHeader, entries, plan, stored) : terrain;
};
