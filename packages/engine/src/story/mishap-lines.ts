import { inSentence } from '@muster/kernel';
import { EVENT_TEXTS, LINE_TEXTS, MISHAP_TEXTS } from './log-texts.ts';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';

/** Returns the line of what a random event does to a unit. */
export const befellLines = (
  memory: StoryMemory,
  { event, unit, how, what, wounds }: EventOf<'befell'>,
): StoryLine[] => {
  const text = LINE_TEXTS.ofSide(event, MISHAP_TEXTS[how](memory.subject(unit), what ?? '', wounds));
  return [memory.of(unit, 1, text, how === 'rallied' ? 'gain' : 'plain')];
};

/** Returns what a random event picked, to follow its name. */
export const pickedText = (memory: StoryMemory, { side, units, quarter }: EventOf<'event'>): string => {
  if (units) return EVENT_TEXTS.forUnits(units.map((unit) => memory.object(unit)));
  if (quarter !== undefined) return EVENT_TEXTS.inQuarter(quarter);
  return side === undefined ? '' : EVENT_TEXTS.forSide(inSentence(memory.side(side)));
};
