import { useCallback, useMemo, useState } from 'react';
import { type Added, type TableDraft } from './draft.ts';
import { beginHistory, record, redo, undo } from './history.ts';

/** The state of the table editor, and functions to change it. */
export interface Editor {
  /** The table as it is shown, also during a drag. */
  draft: TableDraft;
  /** The table without the drag in progress. */
  settled: TableDraft;
  selected: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
  select: (id: string | undefined) => void;
  change: (draft: TableDraft, tag?: string) => void;
  add: (added: Added | undefined) => void;
  /** Shows a change that is not made yet; undefined shows the settled table again. */
  preview: (draft: TableDraft | undefined) => void;
  undo: () => void;
  redo: () => void;
  /** Replaces the table by another one. */
  begin: (draft: TableDraft) => void;
}

/** Holds the state of the table editor. */
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
