import { useCallback, useMemo, useState } from 'react';
import { type Added, type TableDraft } from './draft.ts';
import { beginHistory, record, redo, undo } from './history.ts';

/** A table at work: how it lies, which piece is chosen, and what may be done to it. */
export interface Editor {
  /** As it is shown, while something is dragged too. */
  draft: TableDraft;
  /** As it lies when nothing is dragged. */
  settled: TableDraft;
  selected: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
  select: (id: string | undefined) => void;
  change: (draft: TableDraft, tag?: string) => void;
  add: (added: Added | undefined) => void;
  /** Shows a change that is not made yet; nothing shows the table as it lies. */
  preview: (draft: TableDraft | undefined) => void;
  undo: () => void;
  redo: () => void;
  /** Begins with another table. */
  begin: (draft: TableDraft) => void;
}

/** The state of the table editor. */
export const useEditor = (first: () => TableDraft): Editor => {
  const [history, setHistory] = useState(() => beginHistory(first()));
  const [preview, setPreview] = useState<TableDraft>();
  const [selected, select] = useState<string>();
  const change = useCallback((draft: TableDraft, tag?: string) => {
    setPreview(undefined);
    setHistory((before) => record(before, draft, tag));
  }, []);
  const add = useCallback(
    (added: Added | undefined) => {
      if (!added) return;
      change(added.draft);
      select(added.id);
    },
    [change],
  );
  const begin = useCallback((draft: TableDraft) => {
    setPreview(undefined);
    select(undefined);
    setHistory((before) => record(before, draft));
  }, []);
  return useMemo(
    () => ({
      draft: preview ?? history.present,
      settled: history.present,
      selected,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      select,
      change,
      add,
      preview: setPreview,
      undo: () => setHistory(undo),
      redo: () => setHistory(redo),
      begin,
    }),
    [history, preview, selected, change, add, begin],
  );
};
