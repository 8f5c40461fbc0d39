import { useCallback, useEffect, useMemo, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Live } from './live.ts';
import type { Grip, HandDraft } from './types.ts';
import { type Hold, useHold } from './use-hold.ts';

/** What everything has that is made by hand: what it was before, and whether anything was done to it. */
interface Draft {
  before: readonly unknown[];
  touched: boolean;
}

interface State<T, D> {
  task: T;
  draft: D;
  grip: Grip;
  /** The model that keys and clicks are for. */
  active: number | undefined;
}

/** A task that somebody works at by hand, and what is in hand. */
export interface Hand<T, D, L> extends State<T, D> {
  hold: Hold;
  live: StoreApi<Live<L>>;
  settle: (change: (before: State<T, D>) => Partial<State<T, D>>) => void;
  /** Shows what is in hand. */
  show: (drag?: L) => void;
  /** Lets go of it. */
  cancel: () => void;
  /** What the page may do to any draft. */
  tools: Pick<HandDraft, 'grip' | 'setGrip' | 'active' | 'canUndo' | 'undo' | 'reset'>;
}

/** Keeps the draft of a task, and forgets it with the task; nothing without one. */
export const useHand = <T extends object, D extends Draft, L>(
  task: T | undefined,
  begin: (task: T) => D,
  undone: (draft: D) => D,
): Hand<T, D, L> | undefined => {
  const [kept, setKept] = useState<State<T, D> | undefined>();
  const [live] = useState(() => createStore<Live<L>>(() => ({})));
  const hold = useHold(task);
  useEffect(() => live.setState({ drag: undefined }), [live, task]);
  const fresh = useCallback(
    (of: T): State<T, D> => ({ task: of, draft: begin(of), grip: 'unit', active: undefined }),
    [begin],
  );
  const state = useMemo(() => (task ? (kept?.task === task ? kept : fresh(task)) : undefined), [task, kept, fresh]);
  const settle: Hand<T, D, L>['settle'] = useCallback(
    (change) => {
      if (!task) return;
      setKept((last) => {
        const before = last?.task === task ? last : fresh(task);
        return { ...before, ...change(before) };
      });
    },
    [task, fresh],
  );
  if (!state) return undefined;
  const show = (drag?: L): void => live.setState({ drag });
  const { grip, active, draft } = state;
  return {
    ...state,
    hold,
    live,
    settle,
    show,
    cancel: () => {
      hold.cancel();
      show();
    },
    tools: {
      grip,
      active,
      setGrip: (next) => settle(() => ({ grip: next, active: undefined })),
      canUndo: draft.before.length > 0,
      undo: () => settle((before) => ({ draft: undone(before.draft) })),
      reset: () => settle((before) => ({ draft: begin(before.task), active: undefined })),
    },
  };
};
