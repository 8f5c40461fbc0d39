import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { backUpNightly } from './backup/nightly.ts';
import { type Config, readConfig } from './common/config.ts';
import { buildApp } from './app.ts';
import { secretOf } from './people/passes.ts';
import { pruneDaily } from './people/prune.ts';
import { openFolder, openStore } from './store/open.ts';

/** The folder with the built pages. */
const PAGES = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** How long a server may take to stop in order, in milliseconds. */
const STOP_TIMEOUT = 10_000;

/** A running server. */
export interface RunningServer {
  address: string;
  app: FastifyInstance;
  stop(): Promise<void>;
}

/** Starts a server. */
export const start = async (config: Config): Promise<RunningServer> => {
  const closing: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    closing.push(openFolder(config));
    const store = await openStore(config);
    closing.push(() => store.close());
    const app = await buildApp({ pages: PAGES, ...config }, store, secretOf(config.data, config.secret));
    closing.push(() => app.close());
    const address = await app.listen({ port: config.port, host: config.host });
    closing.push(
      pruneDaily(store, config.guestDays, {
        done: (pruned) => pruned.guests > 0 && app.log.info(pruned, 'removed inactive guests'),
        failed: (error) => app.log.error({ err: error }, 'inactive guests could not be removed'),
      }),
    );
    closing.push(
      backUpNightly(config, {
        done: (backup) => app.log.info(backup, 'made the nightly backup'),
        failed: (error) => app.log.error({ err: error }, 'the nightly backup failed'),
      }),
    );
    return { address, app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Runs a server until a signal stops it. */
export const main = async (env: NodeJS.ProcessEnv): Promise<RunningServer> => {
  const config = readConfig(env);
  const running = await start(config).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${config.port} is already in use: set PORT to another one, such as PORT=4200.`);
  });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    const end = (code: number, sentence: string): never => {
      process.stdout.write(`\n${sentence}\n`);
      process.exit(code);
    };
    running.stop().then(
      () => end(0, 'Muster has stopped. All battles are saved.'),
      (error: Error) => end(1, `Muster has stopped with an error: ${error.message}.`),
    );
    setTimeout(() => end(1, 'Muster has stopped after a timeout. Everything confirmed is saved.'), STOP_TIMEOUT);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // A program that reads this may stop the server at once.
  const where = config.database ? 'the database' : config.data;
  process.stdout.write(`Muster is at ${running.address}\nBattles are saved in ${where}. Press Ctrl-C to stop.\n`);
  return running;
};
