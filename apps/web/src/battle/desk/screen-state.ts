import type { ReactNode } from 'react';
import type { ModelPick, TableHandlers } from '../table/types.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the table shows and handles for the current panel. */
export interface TableStage {
  /** Units that may be chosen. */
  choosable?: readonly number[] | undefined;
  onUnit?: ((unit: number) => void) | undefined;
  onModel?: ((model: number) => void) | undefined;
  onGround?: ((x: number, y: number) => void) | undefined;
  /** Drawn above the pieces, in table units. */
  overlay?: ReactNode;
  /** Drawn below the pieces. */
  under?: ReactNode;
  /** Units that are targets. */
  /** Whether the player has begun nothing: the map still shows the last activation. */
  idle?: boolean | undefined;
  targeted?: readonly number[] | undefined;
  /** Single models that may be picked. */
  pick?: ModelPick | undefined;
  /** Handlers of drags and keys on the map. */
  handlers?: TableHandlers | undefined;
}

/** The height of the sheet on a narrow screen. */
export type SheetHeight = 'peek' | 'half' | 'full';

/** The state of the battle screen: selection, overlays, sheet and open rule. */
export interface ScreenState {
  /** The selected unit. */
  unit: number | undefined;
  /** The unit that is dragged out of a list onto the table. */
  carried: number | undefined;
  /** What the computer places for the player, and the number of steps when that began. */
  left: { what: string; steps: number } | undefined;
  stage: TableStage;
  sheet: SheetHeight;
  /** The rule of the open dialog, as it is printed. */
  rule: string | undefined;
  choose: (unit: number | undefined) => void;
  carry: (unit: number | undefined) => void;
  leave: (left: ScreenState['left']) => void;
  show: (stage: TableStage) => void;
  raise: (sheet: SheetHeight) => void;
  read: (rule: string | undefined) => void;
}

const EMPTY: TableStage = {};

/** Creates the state of a battle screen. */
export const makeScreenState = (): StoreApi<ScreenState> =>
  createStore<ScreenState>((set) => ({
    unit: undefined,
    carried: undefined,
    left: undefined,
    stage: EMPTY,
    sheet: 'half',
    rule: undefined,
    choose: (unit) => set({ unit }),
    carry: (carried) => set({ carried }),
    leave: (left) => set({ left }),
    show: (stage) => set({ stage }),
    raise: (sheet) => set({ sheet }),
    read: (rule) => set({ rule }),
  }));
