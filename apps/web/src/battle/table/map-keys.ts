import type { KeyboardEvent } from 'react';
import type { TableHandlers } from './types.ts';
import type { ViewTools } from './use-view.ts';
import { pannedBy } from './view-box.ts';

/** What keys on the map work on. */
export interface MapKeys {
  handlers: TableHandlers | undefined;
  tools: ViewTools;
  /** Units in reading order. */
  order: readonly number[];
  /** Returns the position of a unit. */
  placeOf: (unit: number | undefined) => { x: number; y: number } | undefined;
  focus: (unit: number | undefined) => void;
  choose: (unit: number) => void;
}

/** How far one press of an arrow moves the map, in pixels. */
const STEP = 60;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the key handler of the map: drafts handle a key first, then the focused unit, then the map itself. */
export const mapKeys =
  ({ handlers, tools, order, placeOf, focus, choose }: MapKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const target = event.target as Element;
    if (target.closest('button')) return;
    const used = (): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (handlers?.key?.({ key: event.key, shift: event.shiftKey })) {
      used();
      return;
    }
    const named = target.closest('[data-unit]')?.getAttribute('data-unit');
    const unit = named === null || named === undefined ? undefined : Number(named);
    const arrow = ARROWS[event.key];
    if (unit !== undefined && arrow) {
      used();
      const at = order.indexOf(unit);
      focus(order[(at + arrow[0] + arrow[1] + order.length) % order.length]);
      return;
    }
    switch (event.key) {
      case '+':
      case '=':
        tools.zoom(1.25, placeOf(unit));
        break;
      case '-':
        tools.zoom(0.8, placeOf(unit));
        break;
      case '0':
        tools.fit();
        break;
      case 'Home':
        focus(order[0]);
        break;
      case 'End':
        focus(order.at(-1));
        break;
      case 'Escape':
        if (unit === undefined) return;
        focus(undefined);
        break;
      case 'Enter':
      case ' ':
        if (unit === undefined) return;
        choose(unit);
        break;
      default:
        if (!arrow) return;
        tools.change((view) => pannedBy(view, -arrow[0] * STEP, -arrow[1] * STEP));
    }
    used();
  };
