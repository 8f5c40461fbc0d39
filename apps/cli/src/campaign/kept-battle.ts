import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type BattleRecord, type BattleSetup, type Game, recordOf } from '@muster/engine';
import { refOf } from '@muster/kernel';
import { makeRecordFile } from '@muster/protocol';
import { writeFile } from '../files.ts';
import { loadRecord } from '../records.ts';
import { printNote } from '../screen.ts';

/** Returns the file in which a battle of a match is saved while it is played. */
export const savedBattleFile = (file: string, match: string, part: string): string => `${file}.${match}.${part}`;

/** Saves a battle. If the program ends in the middle of this, the previous save stays intact. */
export const saveBattle = (kept: string, game: Game, seats: readonly string[]): void => {
  const temporary = `${kept}.${process.pid}.tmp`;
  writeFile(temporary, `${JSON.stringify(makeRecordFile(recordOf(game, [...seats])))}\n`);
  renameSync(temporary, kept);
};

/** Returns the saved battle, if it has this seed and these armies. */
export const savedBattle = (kept: string, seed: string, setup: BattleSetup): BattleRecord | undefined => {
  if (!existsSync(kept)) return undefined;
  const { record } = loadRecord(kept);
  if (record.ruleset.base === refOf(setup.ruleset).base && record.seed === seed && sameUnits(record, setup))
    return record;
  printNote(
    `The saved battle in ${kept} does not fit the match any more: its units or rules have changed. The battle starts over.`,
  );
  return undefined;
};

/** Whether the same units are on each side; names and upgrades may have changed since. */
const sameUnits = (record: BattleRecord, { armies }: BattleSetup): boolean => {
  const ids = (all: BattleRecord['armies']): string =>
    JSON.stringify(all.map(({ units }) => units.map(({ id }) => id).sort()));
  return ids(record.armies) === ids(armies);
};

/** Deletes the saved battles of a match that has been recorded. */
export const deleteSavedBattles = (file: string, match: string): void => {
  const kept = basename(savedBattleFile(file, match, ''));
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(kept) && /^(?:battle|duel-\d+)$/.test(name.slice(kept.length)))
      rmSync(join(dirname(file), name));
};
