import type { ModelMove, MoveOrder, Placement, Refusal } from '@muster/engine';
import type { ReactNode } from 'react';
import type { TableHandlers, TablePoint } from '../table/types.ts';
import type { MovePoint } from './draft.ts';

/**
 * A task of moving models by hand: the models, their order, and the check of the engine. A draft belongs to its task and ends with
 * it, so create tasks in a `useMemo`.
 */
export interface MoveTask {
  unit: number;
  /** The models that may move. */
  models: readonly number[];
  order: MoveOrder;
  /** Returns why the engine refuses these moves. */
  check: (moves: readonly ModelMove[]) => Refusal | undefined;
  /** Moves at the beginning, where there is a default: a charge, a pile-in, boarding. */
  start?: readonly ModelMove[] | undefined;
}

/** A task of choosing places by hand, for models or for a point (`POINT`). Its draft ends with it, too. */
export interface PlaceTask {
  bodies: readonly { model: number; radius: number }[];
  check: (places: readonly Placement[]) => Refusal | undefined;
  /** The places at the beginning. Without them, the first click places the models. */
  start?: readonly Placement[] | undefined;
  /** Returns a good formation near a point, if one is found. */
  arrange?: ((x: number, y: number) => readonly Placement[] | undefined) | undefined;
  /** Whether the models must not stay at their first places. */
  mustMove?: boolean | undefined;
  /** Whether the models only move together. */
  together?: boolean | undefined;
  /** A disc in which everything must end; it is shown on the map. */
  within?: { x: number; y: number; reach: number } | undefined;
}

/** Whether the whole unit is dragged or one model. */
export type DragMode = 'unit' | 'models';

/** What moves and places by hand have in common. During a drag only the overlay is drawn again, not the page. */
export interface HandDraft {
  /** Why the draft is not legal; nothing if it is, or if nothing was done yet. */
  sentence: string | undefined;
  /** Whether something was done, and it is legal. */
  ready: boolean;
  touched: boolean;
  grip: DragMode;
  setGrip: (grip: DragMode) => void;
  /** The model that keys and clicks move while single models are moved. */
  active: number | undefined;
  canUndo: boolean;
  undo: () => void;
  reset: () => void;
  /** For `<TableView handlers>`. */
  handlers: TableHandlers;
  /** For `<TableView under>` and its children. */
  under: ReactNode;
  overlay: ReactNode;
}

/** Moves by hand, for panels. */
export interface MoveDraftTools extends HandDraft {
  task: MoveTask;
  moves: readonly ModelMove[];
  /** How far the active or farthest model moved, and how far it may; in hundredths of an inch. */
  used: number;
  limit: number;
  /** Whether difficult terrain reduces the limit. */
  slowed: boolean;
  /** Replaces the draft with these moves. */
  /** Whether a point is on a model where it is planned to be. */
  isOn: (at: TablePoint) => boolean;
  /** The middle of the unit where it is planned to be. */
  middle: MovePoint;
  propose: (moves: readonly ModelMove[]) => void;
}

/** Places by hand, for panels. */
export interface PlacementDraftTools extends HandDraft {
  task: PlaceTask;
  places: readonly Placement[];
  propose: (places: readonly Placement[]) => void;
  /** Lets the computer arrange the models near their places. */
  arrange: (() => void) | undefined;
  /** Turns the formation by an eighth of a circle. */
  turn: (() => void) | undefined;
}
