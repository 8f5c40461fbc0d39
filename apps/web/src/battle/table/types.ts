import type { Battle, BattlePlan } from '@muster/engine';
import type { ReactNode } from 'react';

/** A place on the table that somebody points at, in hundredths of an inch. */
export interface TablePoint {
  x: number;
  y: number;
  /** The piece at this place, if there is one. */
  model?: number;
  unit?: number;
  /** How far off still counts as there: more for fingers than for a mouse. */
  slop: number;
  /** Whether Shift or Alt is held. */
  fine: boolean;
}

/** Pointers and keys on the map that somebody wants before the map itself uses them. */
export interface TableHandlers {
  /** Whether a press here begins a drag; otherwise the map is moved. */
  grab?: ((at: TablePoint) => boolean) | undefined;
  drag?: ((at: TablePoint) => void) | undefined;
  drop?: ((at: TablePoint) => void) | undefined;
  /** The drag came to nothing: a second finger, or Escape. */
  cancel?: (() => void) | undefined;
  /** Whether a click or tap that dragged nothing was for them. */
  tap?: ((at: TablePoint) => boolean) | undefined;
  /** Something that was taken up elsewhere is let go here. */
  bring?: ((at: TablePoint) => void) | undefined;
  /** The pointer moves over the map, or leaves it. */
  hover?: ((at: TablePoint | undefined) => void) | undefined;
  /** Whether a key on the map was for them. */
  key?: ((event: TableKey) => boolean) | undefined;
}

/** A key on the map. */
export interface TableKey {
  key: string;
  shift: boolean;
}

/** Single models that may be picked, and those that are. */
export interface ModelPick {
  may: ReadonlySet<number>;
  chosen: ReadonlySet<number>;
}

/** What the table shows and whom it tells. */
export interface TableViewProps {
  plan: BattlePlan;
  /** A new object with every change. */
  battle: Battle;
  selected?: number | undefined;
  hovered?: number | undefined;
  /** Units that may be chosen now: they are haloed, and told to be so. */
  choosable?: ReadonlySet<number> | undefined;
  /** Units that are aimed at. */
  targeted?: ReadonlySet<number> | undefined;
  pick?: ModelPick | undefined;
  /** A click, a tap, or Enter on a unit. */
  onUnit?: ((unit: number) => void) | undefined;
  /** The same on a single model, beside `onUnit`. */
  onModel?: ((model: number) => void) | undefined;
  /** A click or tap on nobody. */
  onGround?: ((x: number, y: number) => void) | undefined;
  /** The pointer or the focus is on a unit, or on none any more. */
  onHover?: ((unit: number | undefined) => void) | undefined;
  handlers?: TableHandlers | undefined;
  /** Below the pieces, in hundredths of an inch. */
  under?: ReactNode;
  /** Above the pieces, in hundredths of an inch. */
  children?: ReactNode;
}
