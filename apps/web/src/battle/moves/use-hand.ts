import { useCallback, useEffect, useMemo, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LiveDrag } from './live.ts';
import type { DragMode, HandDraft } from './types.ts';
import { type DragControls, useDrag } from './use-hold.ts';

/** What drafts have in common: their earlier states, and whether anything was done. */
interface Draft {
  before: readonly unknown[];
  touched: boolean;
}

interface State<T, D> {
  task: T;
  draft: D;
  grip: DragMode;
  /** The model that keys and clicks move. */
  active: number | undefined;
}

/** A task with its draft and its drag. */
export interface DraftControls<T, D, L> extends State<T, D> {
  hold: DragControls;
  live: StoreApi<LiveDrag<L>>;
  settle: (change: (before: State<T, D>) => Partial<State<T, D>>) => void;
  /** Shows a drag, or ends it without one. */
  show: (drag?: L) => void;
  /** Cancels the drag. */
  cancel: () => void;
  /** What panels may do with any draft. */
  tools: Pick<HandDraft, 'grip' | 'setGrip' | 'active' | 'canUndo' | 'undo' | 'reset'>;
}

/** Stores the draft of a task until the task changes; returns nothing without a task. */
export const useTaskDraft = <T extends object, D extends Draft, L>(
  task: T | undefined,
  begin: (task: T) => D,
  undone: (draft: D) => D,
): DraftControls<T, D, L> | undefined => {
  const [kept, setKept] = useState<State<T, D> | undefined>();
  const [live] = useState(() => createStore<LiveDrag<L>>(() => ({})));
  const hold = useDrag(task);
  useEffect(() => live.setState({ drag: undefined }), [live, task]);
  const fresh = useCallback(
    (of: T): State<T, D> => ({ task: of, draft: begin(of), grip: 'unit', active: undefined }),
    [begin],
  );
  const state = useMemo(() => (task ? (kept?.task === task ? kept : fresh(task)) : undefined), [task, kept, fresh]);
  const settle: DraftControls<T, D, L>['settle'] = useCallback(
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
