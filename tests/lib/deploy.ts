import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace. */
export const ROOT: string = fileURLToPath(new URL('../..', import.meta.url));

/** The text of a file in the folder `deploy`. */
export const deployFile = (name: string): string => readFileSync(join(ROOT, 'deploy', name), 'utf8');

/** Whether a program is installed. */
export const has = (program: string): boolean => {
  try {
    execFileSync('which', [program], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
};

/** One instruction of a container file. */
export interface Instruction {
  word: string;
  rest: string;
}

/** The stages of a container file, each a list of instructions. */
export const stagesOf = (text: string): Instruction[][] => {
  const stages: Instruction[][] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [word, ...rest] = line.split(' ');
    if (word === 'FROM') stages.push([]);
    stages.at(-1)?.push({ word, rest: rest.join(' ') });
  }
  return stages;
};

/** Returns a free port of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** A program that runs until it is stopped, with everything that it prints. */
export interface Running {
  said: () => string;
  stop: () => Promise<void>;
}

/** Runs a program. */
export const running = (program: string, args: readonly string[], options: Parameters<typeof spawn>[2]): Running => {
  const child: ChildProcess = spawn(program, args, { ...options, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.once('error', (error) => (said += error.message));
  return {
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
