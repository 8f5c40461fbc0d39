import { join, resolve } from 'node:path';
import { type Guests, GUESTS, type Registration, REGISTRATIONS } from '@muster/protocol';

/** The settings of a server, from its environment. */
export interface Config {
  port: number;
  host: string;
  /** The folder with all data. */
  data: string;
  /** The address of a PostgreSQL, instead of a file in the folder. */
  database?: string | undefined;
  /** Whether a PostgreSQL in use may be updated to this version. */
  update: boolean;
  /** The secret that signs cookies; made and stored in the folder by default. */
  secret?: string | undefined;
  /** Further allowed origins of pages, besides the server's own. */
  origins: readonly string[];
  /** Host names that the server answers to, with or without a port; all names if empty. */
  hosts: readonly string[];
  /** Whether the server is behind a proxy that forwards client addresses. */
  proxy: boolean;
  /** Whether cookies are sent only over encrypted connections. */
  secure: boolean;
  /** Who may open an account, and who may come as a guest. */
  registration: Registration;
  guests: Guests;
  /** The folder with the built pages. */
  pages?: string | undefined;
  limits: Limits;
  /** Days after which inactive guests without battles are removed. */
  guestDays: number;
  /** Nightly backups: their folder (none without one), the hour in local time, and how many are kept. */
  backups: { folder?: string | undefined; hour: number; keep: number };
  /** Lets programs elsewhere read the metrics. */
  metricsToken?: string | undefined;
  log: string;
}

/** The limits of requests and storage. */
export interface Limits {
  /** Requests of one address in a minute. */
  requests: number;
  /** Messages of one person in a second, and at once, on all pages together; large ones count for more. */
  messages: number;
  burst: number;
  /** Sockets of one person, and of one address (IPv6 by /64). */
  sockets: number;
  addressSockets: number;
  /** Requests of one person that may wait for a thread: tables, armies to place, records. */
  jobs: number;
  /** How many times the usual time such requests may take, for slow machines. */
  jobTime: number;
  /** Bytes of a request, of one with books or a record, and of a message. */
  body: number;
  upload: number;
  message: number;
  /** Bytes that one person may store: everything they keep and the battles they created. */
  storage: number;
  /** Bytes that may be stored from one address (IPv6 by /64) in a day. */
  addressStorage: number;
}

/** The default limits: enough for people, too little for abuse. */
export const LIMITS: Limits = {
  requests: 600,
  messages: 20,
  burst: 60,
  sockets: 30,
  addressSockets: 200,
  jobs: 10,
  jobTime: 1,
  body: 1_000_000,
  upload: 4_000_000,
  message: 256 * 2 ** 10,
  storage: 20 * 1_000_000,
  addressStorage: 200 * 1_000_000,
};

/** The default days that guests without battles are remembered. */
const GUEST_DAYS = 30;

/** The fewest characters of a secret that is given. */
const SHORTEST_SECRET = 16;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from the environment; throws an error for an invalid one. */
export const readConfig = (given: Environment): Config => {
  // An empty setting is not set.
  const env: Environment = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const port = Number(env.PORT ?? 4127);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT must be a port, not "${env.PORT}".`);
  const database = env.DATABASE_URL;
  if (database !== undefined && !/^postgres(ql)?:\/\//.test(database))
    throw new Error('DATABASE_URL must begin with postgres://. Leave it out to store everything in a file.');
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    data: resolve(env.MUSTER_DATA ?? 'data'),
    database,
    update: env.MUSTER_UPDATE_DATABASE === 'true',
    secret: secretIn(env, 'MUSTER_SECRET'),
    origins: listIn(env, 'MUSTER_ORIGINS'),
    hosts: listIn(env, 'MUSTER_HOSTS').map((name) => name.toLowerCase()),
    proxy: env.MUSTER_PROXY === 'true',
    secure: env.MUSTER_SECURE === 'true',
    registration: wordOf(env, 'MUSTER_REGISTRATION', REGISTRATIONS),
    guests: wordOf(env, 'MUSTER_GUESTS', GUESTS),
    limits: {
      ...LIMITS,
      requests: numberOf(env, 'MUSTER_REQUESTS', LIMITS.requests),
      messages: numberOf(env, 'MUSTER_MESSAGES', LIMITS.messages),
      burst: 3 * numberOf(env, 'MUSTER_MESSAGES', LIMITS.messages),
      sockets: numberOf(env, 'MUSTER_SOCKETS', LIMITS.sockets),
      body: 1_000_000 * numberOf(env, 'MUSTER_BODY', LIMITS.body / 1_000_000),
      upload: 1_000_000 * numberOf(env, 'MUSTER_UPLOAD', LIMITS.upload / 1_000_000),
      addressSockets: numberOf(env, 'MUSTER_ADDRESS_SOCKETS', LIMITS.addressSockets),
      storage: 1_000_000 * numberOf(env, 'MUSTER_STORAGE', LIMITS.storage / 1_000_000),
      addressStorage: 1_000_000 * numberOf(env, 'MUSTER_ADDRESS_STORAGE', LIMITS.addressStorage / 1_000_000),
      jobs: numberOf(env, 'MUSTER_JOBS', LIMITS.jobs),
      jobTime: numberOf(env, 'MUSTER_JOB_TIME', LIMITS.jobTime),
    },
    guestDays: numberOf(env, 'MUSTER_GUEST_DAYS', GUEST_DAYS),
    backups: {
      folder: env.MUSTER_BACKUPS === undefined ? undefined : resolve(env.MUSTER_BACKUPS),
      hour: numberOf(env, 'MUSTER_BACKUP_HOUR', 3, { least: 0, most: 23 }),
      keep: numberOf(env, 'MUSTER_BACKUP_KEEP', 14),
    },
    metricsToken: secretIn(env, 'MUSTER_METRICS_TOKEN'),
    log: env.LOG_LEVEL ?? 'info',
  };
};

const listIn = (env: Environment, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads a secret, which must be long enough. */
const secretIn = (env: Environment, name: string): string | undefined => {
  const secret = env[name];
  if (secret !== undefined && secret.length < SHORTEST_SECRET)
    throw new Error(`${name} must have at least ${SHORTEST_SECRET} characters, so that no one can guess it.`);
  return secret;
};

const numberOf = (env: Environment, name: string, usual: number, { least = 1, most = Infinity } = {}): number => {
  const value = Number(env[name] ?? usual);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const bounds = most === Infinity ? `of ${least} or more` : `from ${least} to ${most}`;
  throw new Error(`${name} must be a whole number ${bounds}, not "${env[name]}".`);
};

/** Reads one of a few words; the first is the default. */
const wordOf = <T extends string>(env: Environment, name: string, words: readonly T[]): T => {
  const value = env[name] ?? words[0];
  const word = words.find((known) => known === value);
  if (word !== undefined) return word;
  throw new Error(`${name} must be ${words.join(' or ')}, not "${value}".`);
};

/** Returns the database file of a server. */
export const fileOf = ({ data }: Pick<Config, 'data'>): string => join(data, 'muster.db');
