import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { currentSettingName } from '@muster/engine';
import { hashText, hex, type Finding, Reader } from '@muster/kernel';
import {
  type ArenaOrder,
  type ArenaPlan,
  CELLS,
  gamesOf,
  isUpToDate,
  type ArenaResults,
  openLedger,
  type Tally,
} from '@muster/lab';
import { demandWritable, readJson, writeFile } from '../files.ts';
import { badInput, CommandError } from '../findings.ts';

const FORMAT = 'muster-arena';
const VERSION = 1;

/** What two runs must have in common to be parts of one arena, in words. */
type Identity = Readonly<Record<'seed' | 'players' | 'armies' | 'tables' | 'settings', string>>;

/** Returns a name with a hash of its content, so that a changed list counts as another list. */
const signed = (name: string, content: unknown): string => `${name} (${hex(hashText(JSON.stringify(content)))})`;

const identityOf = ({ seed, contenders, grounds }: ArenaOrder): Identity => {
  const each = (words: (ground: ArenaOrder['grounds'][number]) => readonly string[]): string =>
    grounds.map((ground) => `${ground.system}: ${words(ground).join(', ')}`).join('; ');
  return {
    seed,
    players: contenders.map(({ label }) => label).join(', '),
    armies: each(({ armies }) => armies.map(({ name, army }) => signed(name, army))),
    tables: each(({ tables }) => tables.map(({ name, table }) => signed(name, table))),
    settings: each(({ settings = {} }) => Object.entries(settings).map(([name, value]) => `${name}=${value}`)),
  };
};

/** Writes the games and the result; an interrupted write leaves the old file unchanged. */
export const saveArena = (
  file: string,
  plan: ArenaPlan,
  ledger: ArenaResults,
  result: Readonly<Record<string, unknown>>,
): void => {
  const lanes = plan.lanes.flatMap(({ pairing, start }, i) =>
    gamesOf(ledger[i].tally) === 0 ? [] : [{ pairing, start, first: ledger[i].first, ...ledger[i].tally }],
  );
  const content = { format: FORMAT, version: VERSION, order: identityOf(plan.order), result, lanes };
  const temporary = `${file}.${process.pid}.tmp`;
  writeFile(temporary, `${JSON.stringify(content)}\n`);
  try {
    renameSync(temporary, file);
  } catch {
    // Overwrite the file if it cannot be replaced.
    rmSync(temporary, { force: true });
    writeFileSync(file, `${JSON.stringify(content)}\n`);
  }
};

/** Returns the games that a file holds; none if there is no file. */
export const openArena = (file: string | undefined, plan: ArenaPlan): ArenaResults => {
  const ledger = openLedger(plan);
  if (file === undefined) return ledger;
  demandWritable(file);
  if (!existsSync(file)) return ledger;
  const reader = new Reader(readJson(file));
  demandSame(file, reader, identityOf(plan.order));
  const places = new Map(plan.lanes.map(({ pairing, start }, i) => [`${pairing} ${start}`, i]));
  for (const lane of reader.at('lanes').list(MOST_LANES)) {
    const place = places.get(`${lane.at('pairing').whole(0, MOST)} ${lane.at('start').whole(0, MOST)}`);
    const tally = readTally(lane);
    if (place === undefined || gamesOf(tally) > plan.lanes[place].games) throw tooFew(file, plan);
    ledger[place] = { tally, first: readChecksum(lane.at('first')) };
  }
  const { findings } = reader;
  if (findings.length > 0) throw badInput(file, [...findings, START_OVER]);
  if (!isUpToDate(plan, ledger))
    throw new CommandError(
      `${file} was played by another version of Muster with other results: choose another file, or delete this one.`,
    );
  return ledger;
};

const MOST = Number.MAX_SAFE_INTEGER;
const MOST_LANES = 1_000_000;
const START_OVER: Finding = { path: '--out', message: 'choose another file, or delete this one to start over' };

const tooFew = (file: string, { order }: ArenaPlan): CommandError =>
  new CommandError(
    `${file} has more than ${order.games} games for a pairing: increase --games, or choose another file.`,
  );

const readChecksum = (reader: Reader): number => reader.whole(-(2 ** 31), 2 ** 31 - 1, 0);

const readTally = (reader: Reader): Tally => {
  const cells = reader.at('cells').list(CELLS);
  if (cells.length !== CELLS) reader.at('cells').complain(`must have ${CELLS} numbers`);
  return {
    cells: Array.from({ length: CELLS }, (_, i) => cells[i]?.whole(0, MOST) ?? 0),
    rounds: reader.at('rounds').whole(0, MOST),
    steps: reader.at('steps').whole(0, MOST),
    unfinished: reader.at('unfinished').whole(0, MOST),
    checksum: readChecksum(reader.at('checksum')),
    milliseconds: reader.at('milliseconds').number(0, MOST),
  };
};

/** Returns a list of settings in words with their current names. */
const withCurrentNamesIn = (settings: string): string => settings.replace(/\w+/g, currentSettingName);

const demandSame = (file: string, reader: Reader, identity: Identity): void => {
  if (reader.at('format').value !== FORMAT)
    throw new CommandError(`${file} is not an arena file of Muster and was not changed: choose another file.`);
  const version = reader.at('version').value;
  if (version !== VERSION)
    throw new CommandError(
      `${file} was written by another version of Muster (format ${String(version)}): choose another file.`,
    );
  const order = reader.at('order');
  for (const [part, value] of Object.entries(identity)) {
    const given = order.at(part).value;
    const found = part === 'settings' && typeof given === 'string' ? withCurrentNamesIn(given) : given;
    if (found !== value)
      throw new CommandError(
        [
          `${file} has another arena: its ${part} ${part === 'seed' ? 'is' : 'are'} ${String(found)},`,
          `but this command has ${value || 'none'}.`,
          'Use the same arguments to continue it, or choose another file.',
        ].join(' '),
      );
  }
};
