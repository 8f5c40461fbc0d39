/** What was done, to be undone and done again. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last change was; changes of the same name are undone together. */
  readonly tag?: string;
}

/** Changes that can be undone. */
const MOST = 200;

/** A history that begins now. */
export const beginHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Adds a change; one with the same name as the last goes with it. */
export const record = <T>(history: History<T>, present: T, tag?: string): History<T> => {
  if (present === history.present) return history;
  const past =
    tag !== undefined && tag === history.tag ? history.past : [...history.past, history.present].slice(-MOST);
  return { past, present, future: [], ...(tag === undefined ? {} : { tag }) };
};

/** Takes the last change back. */
export const undo = <T>(history: History<T>): History<T> => {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future] };
};

/** Makes the last change again that was taken back. */
export const redo = <T>(history: History<T>): History<T> => {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
};
