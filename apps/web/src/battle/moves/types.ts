import type { ModelMove, MoveOrder, Placement, Refusal } from '@muster/engine';
import type { ReactNode } from 'react';
import type { TableHandlers } from '../table/types.ts';

/**
 * Moves that somebody makes by hand: who moves, by which order, and what the engine says to it. A draft belongs to its task and
 * ends with it: tasks are made in a `useMemo` over what they are made of.
 */
export interface MoveTask {
  unit: number;
  /** Those who may move. */
  models: readonly number[];
  order: MoveOrder;
  /** What is wrong with these moves, by the engine. */
  check: (moves: readonly ModelMove[]) => Refusal | undefined;
  /** Moves to begin with, where the plain thing to do is known: a charge, a pile-in, boarding. */
  start?: readonly ModelMove[] | undefined;
}

/** Places that somebody chooses by hand, for models or for a marker (`MARKER_BODY`); the draft ends with its task too. */
export interface PlaceTask {
  bodies: readonly { model: number; radius: number }[];
  check: (places: readonly Placement[]) => Refusal | undefined;
  /** Where they stand at first; without, the first click puts them down. */
  start?: readonly Placement[] | undefined;
  /** A good formation near a point, where the engine or the computer player knows one. */
  arrange?: ((x: number, y: number) => readonly Placement[] | undefined) | undefined;
  /** Whether staying where they are at first is no answer. */
  mustMove?: boolean | undefined;
  /** Whether they only go as one body. */
  together?: boolean | undefined;
  /** A disc in which everything must end: shown below. */
  within?: { x: number; y: number; reach: number } | undefined;
}

/** Whether the whole unit is dragged or one model. */
export type Grip = 'unit' | 'models';

/**
 * What moves and places by hand have in common, for the page. While something is dragged the page is not drawn again: only
 * the overlay is.
 */
export interface HandDraft {
  /** What is wrong, as a sentence; nothing when it may be done so, or when nothing was done yet. */
  sentence: string | undefined;
  /** Whether something was done, and it may be done so. */
  ready: boolean;
  touched: boolean;
  grip: Grip;
  setGrip: (grip: Grip) => void;
  /** The model that keys and clicks are for while single models are moved. */
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

/** Moves by hand, as a page uses them. */
export interface MoveDraftTools extends HandDraft {
  task: MoveTask;
  moves: readonly ModelMove[];
  /** How far the model went that went farthest, or the active one, and what it may; in hundredths of an inch. */
  used: number;
  limit: number;
  /** Whether difficult terrain makes that less than usual. */
  slowed: boolean;
  /** Takes moves over that somebody else thought out. */
  propose: (moves: readonly ModelMove[]) => void;
}

/** Places by hand, as a page uses them. */
export interface PlacementDraftTools extends HandDraft {
  task: PlaceTask;
  places: readonly Placement[];
  propose: (places: readonly Placement[]) => void;
  /** Lets the computer arrange them near where they are. */
  arrange: (() => void) | undefined;
  /** Turns the formation by an eighth of a circle. */
  turn: (() => void) | undefined;
}
