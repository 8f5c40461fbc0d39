import type { ReactNode } from 'react';
import type { ModelPick, TableHandlers } from '../table/types.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the table shows and hears for the part of the screen that is at work. */
export interface Stage {
  /** Units that may be chosen. */
  choosable?: readonly number[] | undefined;
  onUnit?: ((unit: number) => void) | undefined;
  onModel?: ((model: number) => void) | undefined;
  onGround?: ((x: number, y: number) => void) | undefined;
  /** Drawn above the pieces, in table units. */
  overlay?: ReactNode;
  /** Drawn below the pieces. */
  under?: ReactNode;
  /** Units that are aimed at. */
  targeted?: readonly number[] | undefined;
  /** Single models that may be picked. */
  pick?: ModelPick | undefined;
  /** Takes drags and keys on the map. */
  handlers?: TableHandlers | undefined;
}

/** How high the sheet of a narrow screen stands. */
export type SheetHeight = 'peek' | 'half' | 'full';

/** What lies before the player beside the battle itself. */
export interface Desk {
  /** The unit that is looked at. */
  unit: number | undefined;
  /** The unit that somebody has taken out of a list, to bring it onto the table. */
  carried: number | undefined;
  /** What is left to the computer, and since how many steps. */
  left: { what: string; steps: number } | undefined;
  stage: Stage;
  sheet: SheetHeight;
  /** The rule that is being read, as it is printed. */
  rule: string | undefined;
  choose: (unit: number | undefined) => void;
  carry: (unit: number | undefined) => void;
  leave: (left: Desk['left']) => void;
  show: (stage: Stage) => void;
  raise: (sheet: SheetHeight) => void;
  read: (rule: string | undefined) => void;
}

const EMPTY: Stage = {};

/** An empty desk. */
export const makeDesk = (): StoreApi<Desk> =>
  createStore<Desk>((set) => ({
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
