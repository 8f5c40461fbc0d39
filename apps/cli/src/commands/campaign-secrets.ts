import { armyOf } from '@muster/campaign';
import type { Command } from 'commander';
import { carryOut, withWriteOptions } from '../campaign/run-and-write.ts';
import { findMatch, unitId } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { noteFor, sealOf } from '../campaign/secrets.ts';
import { demandEvent, whichEvent } from './campaign-event.ts';
import { aboutMatch, type MissionOptions } from './campaign-mission.ts';

interface SecretOptions extends MissionOptions {
  event: string;
  note: string;
  word: string;
}

const aboutSecret = (name: string, description: string): Command =>
  aboutMatch(name, description)
    .addOption(whichEvent())
    .requiredOption('--note <text>', 'the note: a unit, or a terrain piece')
    .requiredOption('--word <secret>', 'the secret word of the seal');

/** Makes `muster campaign seal`, which seals a secret note for an event that has happened. */
export const sealCommand = (): Command =>
  withWriteOptions(aboutSecret('seal', 'seal a secret note for an event; only the seal is saved')).action(
    async (file: string, options: SecretOptions): Promise<void> => {
      await carryOut(
        file,
        ({ campaign }) => {
          const match = findMatch(campaign, options.match, 'mission');
          const { id: event, number, army, seal, noted } = demandEvent(match, options.event);
          if (seal !== undefined || noted !== undefined)
            throw stopWith('bad-seal', `Event ${options.event} already has a note.`);
          const note = noteFor(campaign, match, number, army, options.note);
          const outcome = { seal: sealOf(match.id, note, options.word) };
          return [() => ({ type: 'event-outcome', match: match.id, event, outcome })];
        },
        options,
      );
    },
  );

/** Makes `muster campaign reveal`, which reveals a secret note and checks it against the seal. */
export const revealCommand = (): Command =>
  withWriteOptions(aboutSecret('reveal', 'reveal a secret note; the seal proves that it is unchanged'), true).action(
    async (file: string, options: SecretOptions): Promise<void> => {
      await carryOut(
        file,
        ({ campaign }) => {
          const match = findMatch(campaign, options.match, 'mission');
          const { id: event, seal, army } = demandEvent(match, options.event);
          if (seal === undefined) throw stopWith('bad-seal', `Event ${options.event} has no sealed note.`);
          const notes = [options.note.trim(), unitId(campaign, options.note.trim(), match)];
          const noted = notes.find((note) => sealOf(match.id, note, options.word) === seal);
          if (noted === undefined)
            throw stopWith(
              'bad-seal',
              `The seal of ${armyOf(campaign, army ?? '')?.name ?? 'the player'} does not match: the note or the secret word is not the original one.`,
            );
          return [() => ({ type: 'event-outcome', match: match.id, event, outcome: { noted } })];
        },
        options,
      );
    },
  );
