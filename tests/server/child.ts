import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../apps/server/bin/muster-server.js', import.meta.url));

/** A server in its own process. */
export interface ServerProcess {
  address: string;
  pid: number;
  /** Kills it at once. */
  kill(): Promise<void>;
  /** Asks it to stop. */
  stop(): Promise<number>;
}

/** Allows more requests: tests are faster than people, and machines that run them are busy. */
const BUSY = {
  MUSTER_JOB_TIME: '10',
  MUSTER_MESSAGES: '100000',
  MUSTER_REQUESTS: '1000000',
  MUSTER_SOCKETS: '10000',
  MUSTER_ADDRESS_SOCKETS: '10000',
  MUSTER_ADDRESS_STORAGE: '100000',
};

/** How a server process is limited. */
export interface ServerLimits {
  /** Its files may not grow beyond so many blocks of 1024 bytes. */
  most?: number;
  /** The user that runs it, where that is not us. */
  user?: number | undefined;
}

/** Starts a server. */
export const startServer = async (
  env: Readonly<Record<string, string>>,
  { most, user }: ServerLimits = {},
): Promise<ServerProcess> => {
  const options = {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...BUSY, ...env },
    ...(user === undefined ? {} : { uid: user, gid: user }),
  };
  const child =
    most === undefined
      ? spawn(process.execPath, [PROGRAM], options)
      : spawn('bash', ['-c', `ulimit -f ${most}; exec "$0" "$1"`, process.execPath, PROGRAM], options);
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)));
  const address = await addressOf(child);
  return {
    address,
    pid: child.pid ?? -1,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
};

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (data: Buffer): void => {
      said += data.toString('utf8');
      const address = /Muster is at (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
