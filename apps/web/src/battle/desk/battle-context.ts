import type { Battle, BattlePlan } from '@muster/engine';
import type { BattleInfo, LiveState } from '@muster/protocol';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { BattleStore, BattleView } from '../battle-store.ts';
import type { ScreenState } from './screen-state.ts';

/** What all parts of the battle screen share: the battle and the state of the screen. */
export interface BattleContext {
  store: BattleStore;
  desk: StoreApi<ScreenState>;
}

/** A battle that is completely loaded. */
export interface LoadedBattleView extends BattleView {
  info: BattleInfo;
  plan: BattlePlan;
  state: LiveState;
  battle: Battle;
}

/** Provides the battle to all components below it. */
export const BattleContextProvider = createContext<BattleContext | undefined>(undefined);

/** Returns the battle and the state of the screen. */
export const useBattleContext = (): BattleContext => {
  const here = useContext(BattleContextProvider);
  if (!here) throw new Error('This component is used outside the battle screen.');
  return here;
};

/** Returns the present state of the battle. */
export const useLoadedBattle = (): LoadedBattleView => useStore(useBattleContext().store) as LoadedBattleView;

/** Returns a part of the state of the screen. */
export const useScreenState = <T>(pick: (desk: ScreenState) => T): T => useStore(useBattleContext().desk, pick);
