import type { Battle } from '@muster/engine';
import { type ReactNode, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { TableHandlers } from '../table/types.ts';
import type { MovePoint } from './draft.ts';
import { DragOverlay, type DragView } from './drag-overlay.tsx';
import { type DragPlan, middleNow, planDrag } from './drag-plan.ts';
import { useDrag } from './use-hold.ts';

/** The handlers and the overlay of dragging units that are ready. */
export interface UnitDrag {
  handlers: TableHandlers;
  overlay: ReactNode;
  /** Begins to drag a unit whose middle is, or is planned to be, at a point. */
  take: (unit: number, at: MovePoint, middle: MovePoint) => void;
  isHeld: () => boolean;
}

/** Lets ready units be dragged on the map. `onPlan` hears what a unit would do where it was dropped; `onClick` hears of a press without a drag. */
export const useUnitDrag = ({
  battle,
  units,
  onPlan,
  onClick,
}: {
  battle: Battle;
  units: readonly number[];
  onPlan: (plan: DragPlan) => void;
  onClick: (unit: number) => void;
}): UnitDrag => {
  const [live] = useState(() => createStore<DragView>(() => ({})));
  /** The unit in hand, and its middle when it was taken. */
  const held = useRef<{ unit: number; middle: MovePoint }>(undefined);
  const hold = useDrag(battle);
  const take: UnitDrag['take'] = (unit, at, middle) => {
    hold.begin(undefined, at);
    held.current = { unit, middle };
  };
  const planOf = (from: MovePoint, at: MovePoint, over: number | undefined): DragPlan | undefined => {
    if (!held.current) return undefined;
    const { unit, middle } = held.current;
    return planDrag(battle, unit, { x: middle.x + at.x - from.x, y: middle.y + at.y - from.y }, at, over);
  };
  const letGo = (): void => {
    live.setState({ plan: undefined });
    held.current = undefined;
  };
  return {
    handlers: {
      grab: (at) => {
        if (at.unit === undefined || at.model === undefined || !units.includes(at.unit)) return false;
        take(at.unit, at, middleNow(battle, at.unit));
        return true;
      },
      drag: (at) => {
        // The unit under the pointer is read now; the plan is made with the next frame.
        const over = at.unit;
        hold.move(at, ({ from, at: to }) => live.setState({ plan: planOf(from, to, over) }));
      },
      drop: (at) => {
        const dropped = hold.end(at);
        const plan = dropped && planOf(dropped.from, dropped.at, at.unit);
        const unit = held.current?.unit;
        letGo();
        if (plan) onPlan(plan);
        else if (unit !== undefined) onClick(unit);
      },
      cancel: () => {
        hold.cancel();
        letGo();
      },
    },
    take,
    isHeld: () => held.current !== undefined,
    overlay: <DragOverlay battle={battle} live={live} />,
  };
};
