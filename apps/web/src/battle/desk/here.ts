import type { Battle, BattlePlan } from '@muster/engine';
import type { BattleInfo, LiveState } from '@muster/protocol';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { BattleStore, BattleView } from '../battle-store.ts';
import type { Desk } from './desk.ts';

/** What everything on the battle screen shares: the battle, and what is laid out on the desk before the player. */
export interface Here {
  store: BattleStore;
  desk: StoreApi<Desk>;
}

/** A battle of which everything is known. */
export interface ReadyView extends BattleView {
  info: BattleInfo;
  plan: BattlePlan;
  state: LiveState;
  battle: Battle;
}

/** Gives the battle to everything below it. */
export const HereContext = createContext<Here | undefined>(undefined);

/** The battle and the desk. */
export const useHere = (): Here => {
  const here = useContext(HereContext);
  if (!here) throw new Error('this part belongs on the battle screen');
  return here;
};

/** The battle as it is now. */
export const useReady = (): ReadyView => useStore(useHere().store) as ReadyView;

/** A part of what lies on the desk. */
export const useDesk = <T>(pick: (desk: Desk) => T): T => useStore(useHere().desk, pick);
