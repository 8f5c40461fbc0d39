import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL of our own, gone when it is stopped. */
export interface PrivatePostgres {
  url: string;
  stop(): void;
}

const HOME = '/usr/lib/postgresql';

/** The folder with the programs of the newest PostgreSQL of this machine, if there is one. */
export const postgresPrograms = (): string | undefined => {
  const named = process.env.POSTGRES_BIN;
  const homes = existsSync(HOME) ? readdirSync(HOME).sort((a, b) => Number(b) - Number(a)) : [];
  return [...(named ? [named] : []), ...homes.map((version) => join(HOME, version, 'bin'))].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** It refuses to run as root, so another user runs it then. */
const isRoot = (): boolean => process.getuid?.() === 0;

const run = (program: string, args: readonly string[]): void => {
  const [command, ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
  execFileSync(command, rest, { stdio: 'pipe', cwd: tmpdir() });
};

const giveTo = (folder: string): void => {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
};

/** Starts a PostgreSQL in a temporary folder on a free port of this machine. */
export const startPostgres = async (programs: string): Promise<PrivatePostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-postgres-'));
  if (isRoot()) giveTo(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  run(join(programs, 'initdb'), ['-A', 'trust', '--no-sync', '-U', 'muster', '-D', data]);
  run(join(programs, 'pg_ctl'), ['-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start']);
  return {
    url: `postgres://muster@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
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
