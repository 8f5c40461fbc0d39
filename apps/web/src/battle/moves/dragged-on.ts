import type { TableHandlers } from '../table/types.ts';
import type { MoveDraftTools } from './types.ts';
import type { UnitDrag } from './use-unit-drag.tsx';

/** Returns the handlers of a move that began with a drag: the whole unit can be dragged on to another action; single models stay with the draft. */
export const draggedOn = (unit: number, draft: MoveDraftTools, drag: UnitDrag): TableHandlers => {
  const { handlers } = draft;
  const now = (): TableHandlers => (drag.isHeld() ? drag.handlers : handlers);
  return {
    ...handlers,
    grab: (at) => {
      if (draft.grip !== 'unit' || at.fine || !draft.isOn(at)) return handlers.grab?.(at) ?? false;
      drag.take(unit, at, draft.middle);
      return true;
    },
    drag: (at) => now().drag?.(at),
    drop: (at) => now().drop?.(at),
    cancel: () => now().cancel?.(),
  };
};
