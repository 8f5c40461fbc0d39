import { createHash } from 'node:crypto';
import { type Campaign, type Match, rulesOf } from '@muster/campaign';
import { readName, unitId } from './naming.ts';
import { stopWith } from './refusals.ts';

/** Reads a secret note for an event; if the event asks for an enemy, returns the id of that unit. */
export const noteFor = (
  campaign: Campaign,
  match: Match,
  number: number,
  army: string | undefined,
  text: string,
): string => {
  const picks = rulesOf(campaign).events[number]?.picks;
  const note = readName(text, 'The note');
  if (picks?.of !== 'player') throw stopWith('not-offered', `Event ${number} has no secret note.`);
  if (picks.notes !== 'enemy') return note;
  if (army === undefined)
    throw stopWith(
      'missing',
      'The army of the secret note is missing. Draw it at random first and add --army, or use --later now and "muster campaign seal" afterwards.',
    );
  const unit = unitId(campaign, note, match);
  demandEnemy(match, army, unit);
  return unit;
};

const demandEnemy = ({ armies }: Match, army: string | undefined, unit: string): void => {
  if (armies.some((one) => one.army !== army && Object.hasOwn(one.brought, unit))) return;
  throw stopWith('unknown-unit', `"${unit}" is not an enemy in this match. Use the id of an enemy unit.`, {
    what: unit,
  });
};

/** Returns the seal of a note: it hides the note, and without the secret word the note cannot be changed. */
export const sealOf = (match: string, note: string, word: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['muster-seal', match, note, word]))
    .digest('hex');
