import type { Battle, BattlePlan } from '@muster/engine';
import type { BattleInfo, LiveState } from '@muster/protocol';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { BattleStore, BattleView } from '../battle-store.ts';
import type { Desk } from './desk.ts';

/** What all parts of the battle screen share: the battle and the state of the screen. */
export interface Here {
  store: BattleStore;
  desk: StoreApi<Desk>;
}

/** A battle that is completely loaded. */
export interface ReadyView extends BattleView {
  info: BattleInfo;
  plan: BattlePlan;
  state: LiveState;
  battle: Battle;
}

/** Provides the battle to all components below it. */
export const HereContext = createContext<Here | undefined>(undefined);

/** Returns the battle and the state of the screen. */
export const useHere = (): Here => {
  const here = useContext(HereContext);
  if (!here) throw new Error('This component is used outside the battle screen.');
  return here;
};

/** Returns the present state of the battle. */
export const useReady = (): ReadyView => useStore(useHere().store) as ReadyView;

/** Returns a part of the state of the screen. */
export const useDesk = <T>(pick: (desk: Desk) => T): T => useStore(useHere().desk, pick);
