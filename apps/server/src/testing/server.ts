import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewBattle, SeatChoice } from '@muster/protocol';
import { type Config, type Limits, LIMITS, readConfig } from '../common/config.ts';
import { type RunningServer, start } from '../main.ts';

/** A server for a test, with a folder of its own. */
export interface TestServer extends RunningServer {
  data: string;
  /** Stops it and starts it again on the same folder. */
  again(): Promise<TestServer>;
  end(): Promise<void>;
}

/** Starts a server on a free port. */
export const testServer = async (
  changes: Partial<Omit<Config, 'limits'>> & { limits?: Partial<Limits> } = {},
): Promise<TestServer> => {
  const data = changes.data ?? mkdtempSync(join(tmpdir(), 'muster-server-'));
  const limits = {
    ...LIMITS,
    requests: 1_000_000,
    messages: 10_000,
    burst: 10_000,
    sockets: 10_000,
    addressSockets: 10_000,
    // No test may fail because the machine is slow.
    jobTime: 10,
    ...changes.limits,
  };
  const config: Config = { ...readConfig({ PORT: '0', LOG_LEVEL: 'silent' }), ...changes, data, limits };
  const running = await start(config);
  return {
    ...running,
    data,
    again: async () => {
      await running.stop();
      // Clients reconnect to the same port.
      return testServer({ ...changes, data, port: Number(new URL(running.address).port) });
    },
    end: async () => {
      await running.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};

/** The computer at a seat. */
export const bot = (level: string): SeatChoice => ({ kind: 'bot', level, character: 'balanced' });

/** A small Firefight. */
export const skirmish = (seats: readonly SeatChoice[], changes: Partial<NewBattle> = {}): NewBattle => ({
  system: 'gff',
  sides: seats.map((seat, side) => ({
    army: { ready: ['kestrel-guild-200', 'mossback-kith-200', 'lantern-wardens-200', 'kestrel-guild-200'][side] },
    seat,
  })),
  table: { seed: 'skirmish' },
  ...changes,
});
