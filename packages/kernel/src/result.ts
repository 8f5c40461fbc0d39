/** The outcome of something that may be refused: a value, or the reasons why not. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

/** Wraps a value as a success. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** Wraps a reason as a failure. */
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** One thing that is wrong with an input, and where: `units[2].models[0].base`. */
export interface Finding {
  path: string;
  message: string;
  /** What kind of problem it is, where a program can help: by asking for what is missing. */
  code?: string;
}
