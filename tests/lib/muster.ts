import { PassThrough } from 'node:stream';
import { expect, vi } from 'vitest';
import { run } from '../../apps/cli/src/program.ts';

/** What a command line printed, and how it ended. */
export interface Printed {
  code: number;
  out: string;
  err: string;
}

/** Runs a command line without colours and catches what it prints. */
export const muster = (...args: string[]): Promise<Printed> => runIn({ NO_COLOR: '1' }, args);

/** Runs a command line with more settings. */
export const musterWith = (env: Readonly<Record<string, string>>, ...args: string[]): Promise<Printed> =>
  runIn({ NO_COLOR: '1', ...env }, args);

/** Runs a command line with colours. */
export const musterInColour = (...args: string[]): Promise<Printed> => runIn({ NO_COLOR: '', FORCE_COLOR: '1' }, args);

/**
 * The same with a player at the terminal: when a prompt waits, `type` returns what is typed, given all that was printed;
 * undefined when they leave.
 */
export const musterTyping = async (
  type: (screen: string) => string | undefined,
  ...args: string[]
): Promise<Printed> => {
  const keys = Object.assign(new PassThrough(), { isTTY: true });
  const real = Object.getOwnPropertyDescriptor(process, 'stdin');
  Object.defineProperty(process, 'stdin', { value: keys, configurable: true });
  try {
    return await runIn({ NO_COLOR: '1' }, args, (screen) => {
      const line = type(screen);
      if (line === undefined) keys.end();
      else keys.write(`${line}\n`);
    });
  } finally {
    if (real) Object.defineProperty(process, 'stdin', real);
  }
};

const runIn = async (
  env: Readonly<Record<string, string>>,
  args: readonly string[],
  prompted?: (screen: string) => void,
): Promise<Printed> => {
  const printed = { out: '', err: '' };
  const catching = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    printed[stream] += String(text);
    if (stream === 'out' && text === '> ') prompted?.(printed.out);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(catching('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(catching('err')),
  ];
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    return { code: await run(args), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const name of Object.keys(env)) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
  }
};

/** Runs a command line with --json and returns the object that it prints. */
export const musterJson = async <T>(...args: string[]): Promise<T> => {
  const { code, out, err } = await muster(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as T;
};

/** Returns the lines that a successful command line prints. */
export const musterLines = async (...args: string[]): Promise<string[]> => {
  const { code, out, err } = await muster(...args);
  expect([code, err]).toEqual([0, '']);
  return out.split('\n').slice(0, -1);
};

/** Expects that input is refused: code 2, sentences without a stack trace, no partial output, and an object for programs. */
export const expectBad = async (args: readonly string[], ...parts: (string | RegExp)[]): Promise<void> => {
  const { code, out, err } = await muster(...args);
  for (const part of parts) expect(err).toMatch(part);
  expect(err).not.toMatch(/\n\s+at |Something went wrong/);
  expect([code, out]).toEqual([2, '']);
  const forPrograms = await muster(...args, '--json');
  expect(forPrograms.code).toBe(2);
  const { ok, problem, findings } = JSON.parse(forPrograms.out) as Problem;
  expect(ok).toBe(false);
  const said = [problem, ...findings.map(({ path, message }) => `${path}: ${message}`)].join('\n');
  for (const part of parts) expect(said).toMatch(part);
};

interface Problem {
  ok: boolean;
  problem: string;
  findings: { path: string; message: string }[];
}
