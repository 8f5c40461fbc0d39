import type { Finding } from './result.ts';

/** Reads untrusted JSON and collects every problem with its place instead of stopping at the first. */
export class Reader {
  readonly findings: Finding[];
  readonly path: string;
  readonly value: unknown;

  constructor(value: unknown, path = '', findings: Finding[] = []) {
    this.value = value;
    this.path = path;
    this.findings = findings;
  }

  /** Adds a problem at this place. */
  complain(message: string): void {
    this.findings.push({ path: this.path || '(top)', message });
  }

  /** Returns the named part of this object; the value of a missing part is `undefined`. */
  at(key: string): Reader {
    const inner = isObject(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined;
    return new Reader(inner, this.path ? `${this.path}.${key}` : key, this.findings);
  }

  /** Whether there is a value here. */
  get present(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  /** Whether this is an object; if not, that is a problem. */
  object(): boolean {
    if (isObject(this.value)) return true;
    this.complain(`must be an object, but it is ${describe(this.value)}`);
    return false;
  }

  /** Returns the entries of this list, which may have at most `most`. */
  list(most = 1000): Reader[] {
    if (!Array.isArray(this.value)) {
      this.complain(`must be a list, but it is ${describe(this.value)}`);
      return [];
    }
    if (this.value.length > most) {
      this.complain(`holds ${this.value.length} entries; at most ${most} are allowed`);
      return [];
    }
    return this.value.map((inner, i) => new Reader(inner, `${this.path}[${i}]`, this.findings));
  }

  /** Returns the parts of this object with their keys. */
  entries(): [string, Reader][] {
    if (!this.object()) return [];
    return Object.keys(this.value as object).map((key) => [key, this.at(key)]);
  }

  /** Returns a text that is not empty; of a text that is too long, only the beginning. */
  text(fallback = '', most = 200): string {
    if (typeof this.value !== 'string' || this.value === '') {
      this.complain(`must be a text, but it is ${describe(this.value)}`);
      return fallback;
    }
    if (this.value.length > most) this.complain(`is ${this.value.length} characters long; at most ${most} are allowed`);
    return this.value.slice(0, most);
  }

  /** Returns a finite number between two limits. */
  number(low: number, high: number, fallback: number = low): number {
    if (typeof this.value !== 'number' || !Number.isFinite(this.value)) {
      this.complain(`must be a number, but it is ${describe(this.value)}`);
      return fallback;
    }
    if (this.value < low || this.value > high) {
      this.complain(`must be between ${low} and ${high}, but it is ${this.value}`);
      return fallback;
    }
    return this.value;
  }

  /** Returns a whole number between two limits. */
  whole(low: number, high: number, fallback: number = low): number {
    const value = this.number(low, high, fallback);
    if (Number.isInteger(value)) return value;
    this.complain(`must be a whole number, but it is ${value}`);
    return fallback;
  }

  /** Returns true or false. */
  truth(fallback = false): boolean {
    if (typeof this.value === 'boolean') return this.value;
    this.complain(`must be true or false, but it is ${describe(this.value)}`);
    return fallback;
  }

  /** Returns one of these words. */
  word<W extends string>(words: readonly W[], fallback: W): W {
    if (words.includes(this.value as W)) return this.value as W;
    this.complain(`must be one of ${words.join(', ')}, but it is ${describe(this.value)}`);
    return fallback;
  }
}

/** Whether a parsed value is an object, not a list or null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const describe = (value: unknown): string => {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'number') return `${value}`;
  const shown = JSON.stringify(value) ?? typeof value;
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
};
