import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Config, fileOf, readConfig } from './config.ts';
import { buildApp } from './http/app.ts';
import { secretOf } from './people/passes.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

/** The pages as they are built beside the server. */
const PAGES = join(dirname(fileURLToPath(import.meta.url)), '../../web/dist');

/** A server that listens. */
export interface Running {
  address: string;
  app: FastifyInstance;
  stop(): Promise<void>;
}

const openStore = async (config: Config): Promise<Store> => {
  mkdirSync(config.data, { recursive: true });
  return config.database ? openPostgres(config.database) : openSqlite(fileOf(config));
};

/** Starts a server. */
export const start = async (config: Config): Promise<Running> => {
  const store = await openStore(config);
  const app = await buildApp({ pages: PAGES, ...config }, store, secretOf(config.data, config.secret));
  try {
    const address = await app.listen({ port: config.port, host: config.host });
    return {
      address,
      app,
      stop: async () => {
        await app.close();
        await store.close();
      },
    };
  } catch (error) {
    await app.close();
    await store.close();
    throw error;
  }
};

/** Runs a server until it is told to stop. */
export const main = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const running = await start(readConfig(env));
  process.stdout.write(`Muster is at ${running.address}\n`);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void running.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};
