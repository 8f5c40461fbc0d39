import type { Placement, Refusal } from '@muster/engine';
import type { Paths, MovePoint } from './draft.ts';

/** What is dragged at this moment. It changes with every frame, so only the overlay listens to it. */
export interface LiveDrag<L> {
  drag?: L | undefined;
}

/** Dragged moves. */
export interface DraggedMove {
  paths: Paths;
  refusal: Refusal | undefined;
  /** Where the pointer is. */
  at: MovePoint;
  /** The wanted middle of the unit. */
  wish?: MovePoint;
  aim?: MovePoint | undefined;
  /** The model that is dragged alone. */
  model?: number;
}

/** Dragged places. */
export interface DraggedPlaces {
  places: readonly Placement[];
  refusal: Refusal | undefined;
  at: MovePoint;
}
