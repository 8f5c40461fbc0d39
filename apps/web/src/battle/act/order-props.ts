import type { DragPlan } from '../moves/drag-plan.ts';
import type { UnitDrag } from '../moves/use-unit-drag.tsx';

/** The props of every panel about one action of a unit. */
export interface OrderProps {
  side: number;
  unit: number;
  /** Leads back to the list of actions. */
  onBack: () => void;
  /** Lets the unit be dragged on, with another action if need be. */
  drag: UnitDrag;
  /** What the unit was dragged to do, if it was. */
  dragged?: DragPlan | undefined;
}
