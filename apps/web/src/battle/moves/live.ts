import type { Placement, Refusal } from '@muster/engine';
import type { Paths, Spot } from './draft.ts';

/** What is in somebody's hand at this moment; it changes with every frame, so only the overlay listens to it. */
export interface LiveMove {
  drag?:
    | {
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
    | undefined;
}

/** The same for places. */
export interface LivePlaces {
  drag?: { places: readonly Placement[]; refusal: Refusal | undefined; at: Spot } | undefined;
}
