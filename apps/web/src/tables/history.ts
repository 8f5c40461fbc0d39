/** The past and undone states of something, for undo and redo. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** The tag of the last change; successive changes with the same tag are undone together. */
  readonly tag?: string;
}

/** How many changes can be undone. */
const MOST = 200;

/** Returns a history without changes. */
export const beginHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Adds a change. One with the same tag as the last is merged with it. */
export const record = <T>(history: History<T>, present: T, tag?: string): History<T> => {
  if (present === history.present) return history;
  const past =
    tag !== undefined && tag === history.tag ? history.past : [...history.past, history.present].slice(-MOST);
  return { past, present, future: [], ...(tag === undefined ? {} : { tag }) };
};

/** Undoes the last change. */
export const undo = <T>(history: History<T>): History<T> => {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future] };
};

/** Redoes the change that was undone last. */
export const redo = <T>(history: History<T>): History<T> => {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
};
