import type { Placement, Refusal } from '@muster/engine';
import type { Paths, Spot } from './draft.ts';

/** What is in somebody's hand at this moment; it changes with every frame, so only the overlay listens to it. */
export interface Live<L> {
  drag?: L | undefined;
}

/** Moves in hand. */
export interface DraggedMove {
  paths: Paths;
  refusal: Refusal | undefined;
  /** Where the pointer is. */
  at: Spot;
  /** Where the middle of the unit is wanted. */
  wish?: Spot;
  aim?: Spot | undefined;
  /** The model that is dragged alone. */
  model?: number;
}

/** Places in hand. */
export interface DraggedPlaces {
  places: readonly Placement[];
  refusal: Refusal | undefined;
  at: Spot;
}
