import { createHash } from 'node:crypto';
import { type Campaign, type Match, rulesOf } from '@muster/campaign';
import { readName, unitId } from './naming.ts';
import { stopWith } from './refusals.ts';

/** What may be noted for an event: where a unit is meant, an enemy in the match. */
export const noteFor = (
  campaign: Campaign,
  match: Match,
  number: number,
  army: string | undefined,
  text: string,
): string => {
  const picks = rulesOf(campaign).events[number]?.picks;
  const note = readName(text, 'The note');
  if (picks?.of !== 'player') throw stopWith('not-offered', `Nothing is noted in secret for event ${number}.`);
  if (picks.notes !== 'enemy') return note;
  if (army === undefined)
    throw stopWith(
      'missing',
      'Whose note is it? Draw the lot first and say --army, or let the event happen with --later and seal the note with "muster campaign seal".',
    );
  const unit = unitId(campaign, note, match);
  demandEnemy(match, army, unit);
  return unit;
};

const demandEnemy = ({ armies }: Match, army: string | undefined, unit: string): void => {
  if (armies.some((one) => one.army !== army && Object.hasOwn(one.brought, unit))) return;
  throw stopWith('unknown-unit', `"${unit}" is no enemy in this match: note the id of a unit that is.`, { what: unit });
};

/** A seal on a note: nobody can read it, and nobody can change it without the word. */
export const sealOf = (match: string, note: string, word: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['muster-seal', match, note, word]))
    .digest('hex');
