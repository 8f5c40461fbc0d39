import type { Battle, BattlePlan } from '@muster/engine';
import type { ReactNode } from 'react';

/** A point on the table under the pointer, in hundredths of an inch. */
export interface TablePoint {
  x: number;
  y: number;
  /** The piece at this place, if there is one. */
  model?: number;
  unit?: number;
  /** The tolerance for hits: larger for fingers than for a mouse. */
  slop: number;
  /** Whether Shift or Alt is held. */
  fine: boolean;
}

/** Handlers of pointers and keys on the map, called before the map itself uses them. */
export interface TableHandlers {
  /** Returns whether a press here begins a drag; otherwise the map is moved. */
  grab?: ((at: TablePoint) => boolean) | undefined;
  drag?: ((at: TablePoint) => void) | undefined;
  drop?: ((at: TablePoint) => void) | undefined;
  /** The drag was cancelled: by a second finger, or by Escape. */
  cancel?: (() => void) | undefined;
  /** Handles a click or tap. Returns whether it had a function. */
  tap?: ((at: TablePoint) => boolean) | undefined;
  /** Something that was dragged from elsewhere is dropped here. */
  bring?: ((at: TablePoint) => void) | undefined;
  /** The pointer moves over the map, or leaves it. */
  hover?: ((at: TablePoint | undefined) => void) | undefined;
  /** Handles a key. Returns whether it had a function. */
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

/** What the table shows, and its callbacks. */
export interface TableViewProps {
  plan: BattlePlan;
  /** A new object with every change. */
  battle: Battle;
  selected?: number | undefined;
  hovered?: number | undefined;
  /** Units that may be chosen now: they are outlined and described as such. */
  choosable?: ReadonlySet<number> | undefined;
  /** Units that are targets. */
  targeted?: ReadonlySet<number> | undefined;
  /** Units that something happens to: the map brings them into sight. */
  watched?: readonly number[] | undefined;
  pick?: ModelPick | undefined;
  /** A click, a tap, or Enter on a unit. */
  onUnit?: ((unit: number) => void) | undefined;
  /** The same on a single model, in addition to `onUnit`. */
  onModel?: ((model: number) => void) | undefined;
  /** A click or tap on the ground. */
  onGround?: ((x: number, y: number) => void) | undefined;
  /** The pointer or the focus is on a unit, or on none any more. */
  onHover?: ((unit: number | undefined) => void) | undefined;
  handlers?: TableHandlers | undefined;
  /** Below the pieces, in hundredths of an inch. */
  under?: ReactNode;
  /** Above the pieces, in hundredths of an inch. */
  children?: ReactNode;
}
