import { armyOf } from '@muster/campaign';
import type { Command } from 'commander';
import { carryOut, writes } from '../campaign/carry.ts';
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
    .requiredOption('--note <text>', 'what is noted: a unit, or a piece of terrain')
    .requiredOption('--word <secret>', 'the word that it is sealed with');

/** `muster campaign seal`: a secret is noted for an event that has happened. */
export const sealCommand = (): Command =>
  writes(aboutSecret('seal', 'note something in secret for an event: only a seal on it is kept')).action(
    async (file: string, options: SecretOptions): Promise<void> => {
      await carryOut(
        file,
        ({ campaign }) => {
          const match = findMatch(campaign, options.match, 'mission');
          const { id: event, number, army, seal, noted } = demandEvent(match, options.event);
          if (seal !== undefined || noted !== undefined)
            throw stopWith('bad-seal', `Something has been noted for event ${options.event} already.`);
          const note = noteFor(campaign, match, number, army, options.note);
          const outcome = { seal: sealOf(match.id, note, options.word) };
          return [() => ({ type: 'event-outcome', match: match.id, event, outcome })];
        },
        options,
      );
    },
  );

/** `muster campaign reveal`: a secret is told, and the seal shows that it is the one. */
export const revealCommand = (): Command =>
  writes(aboutSecret('reveal', 'tell what was noted in secret; the seal shows that it is the same'), true).action(
    async (file: string, options: SecretOptions): Promise<void> => {
      await carryOut(
        file,
        ({ campaign }) => {
          const match = findMatch(campaign, options.match, 'mission');
          const { id: event, seal, army } = demandEvent(match, options.event);
          if (seal === undefined)
            throw stopWith('bad-seal', `Nothing was sealed for event ${options.event} of the match.`);
          const notes = [options.note.trim(), unitId(campaign, options.note.trim(), match)];
          const noted = notes.find((note) => sealOf(match.id, note, options.word) === seal);
          if (noted === undefined)
            throw stopWith(
              'bad-seal',
              `The seal of ${armyOf(campaign, army ?? '')?.name ?? 'the player'} does not fit: this is not what was noted, or the word is another one.`,
            );
          return [() => ({ type: 'event-outcome', match: match.id, event, outcome: { noted } })];
        },
        options,
      );
    },
  );
