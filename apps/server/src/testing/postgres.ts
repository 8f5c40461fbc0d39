import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL of our own, gone when it is stopped. */
export interface PrivatePostgres {
  url: string;
  /** Ends it at once, as a crash would; its data stays. */
  halt(): void;
  /** Starts it again after that. */
  start(): void;
  /** Ends it and removes its data. */
  stop(): void;
}

/** Folders with a folder for each version, and folders of programs, in which PostgreSQL usually is. */
const HOMES: readonly string[] = [
  '/usr/lib/postgresql',
  '/Library/PostgreSQL',
  '/Applications/Postgres.app/Contents/Versions',
  String.raw`C:\Program Files\PostgreSQL`,
];
const PREFIXES = ['/opt/homebrew/opt', '/usr/local/opt', '/usr'];

/** Folders of a folder, the newest version first. */
const versionsIn = (folder: string, name: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((version) => name.test(version))
        .sort((a, b) => Number(/\d+/.exec(b)?.[0] ?? 0) - Number(/\d+/.exec(a)?.[0] ?? 0))
        .map((version) => join(folder, version, 'bin'))
    : [];

/** Returns the folder with the programs of PostgreSQL: POSTGRES_BIN, or the newest one of this machine. */
export const postgresPrograms = (): string | undefined => {
  const { POSTGRES_BIN, PATH = '' } = process.env;
  const folders = [
    ...(POSTGRES_BIN ? [POSTGRES_BIN] : []),
    ...HOMES.flatMap((home) => versionsIn(home, /^\d/)),
    ...PREFIXES.flatMap((prefix) => versionsIn(prefix, /^(postgresql(@\d+)?|pgsql-\d+)$/)),
    ...PATH.split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'initdb.exe'].some((program) => existsSync(join(folder, program))));
};

/** Returns a free port below those that outgoing connections use, so that it stays free while PostgreSQL is stopped. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(15_000, 32_000);
    const server = createServer();
    server.once('error', () => resolve(freePort()));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });

/** PostgreSQL refuses to run as root. The unprivileged system user runs it then. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

const run = (program: string, args: readonly string[]): void => {
  execFileSync(program, args, { stdio: 'pipe', cwd: tmpdir(), ...user });
};

/** Another program can take a free port before PostgreSQL does: so many ports are tried. */
const PORTS = 5;

/** Starts a PostgreSQL in a temporary folder on a free port of this machine. */
export const startPostgres = async (programs: string): Promise<PrivatePostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  run(join(programs, 'initdb'), ['-A', 'trust', '--no-sync', '-U', 'muster', '-D', data]);
  const control = (...args: readonly string[]): void => run(join(programs, 'pg_ctl'), ['-D', data, '-w', ...args]);
  const startAt = (port: number): void => {
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
    control('-l', join(folder, 'log'), '-o', options, 'start');
  };
  const startOnFreePort = async (tries: number): Promise<number> => {
    const port = await freePort();
    try {
      startAt(port);
      return port;
    } catch (error) {
      if (tries === 1) throw error;
      return startOnFreePort(tries - 1);
    }
  };
  const halt = (): void => control('-m', 'immediate', 'stop');
  const port = await startOnFreePort(PORTS);
  return {
    url: `postgres://muster@127.0.0.1:${port}/postgres`,
    halt,
    start: () => startAt(port),
    stop: () => {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Creates an empty database in a PostgreSQL and returns its address. */
export const newDatabase = async (url: string, name: string): Promise<string> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/[^/]*$/, name);
};
