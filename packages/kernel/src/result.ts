/** The result of something that may fail: a value, or the error. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

/** Returns a success with this value. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** Returns a failure with this error. */
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** One problem of an input, and its place, such as `units[2].models[0].base`. */
export interface Finding {
  path: string;
  message: string;
  /** The kind of problem, if a program can help, for example by asking for a missing value. */
  code?: string;
}
