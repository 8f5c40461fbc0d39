import { inSentence } from '@muster/kernel';
import { EVENT_TEXTS, LINE_TEXTS, SETUP_TEXTS } from './log-texts.ts';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';
import { roughLength } from './figures.ts';

/** Events about units and markers that random events bring to the table. */
export type ArrivalEvent = EventOf<'came' | 'marker' | 'carried' | 'found' | 'came-true' | 'noted'>;

/** Returns the line of one of them. */
export const arrivalLine = (memory: StoryMemory, event: ArrivalEvent): StoryLine => {
  switch (event.type) {
    case 'came':
      return memory.of(event.unit, 1, came(memory, event));
    case 'marker': {
      const place = SETUP_TEXTS.place(roughLength(event.x), roughLength(event.y));
      return { text: EVENT_TEXTS.marker(event.name, place), depth: 1, tone: 'plain' };
    }
    case 'carried':
      return memory.of(event.unit, 1, EVENT_TEXTS.carried(memory.subject(event.unit), event.name), 'gain');
    case 'found':
      return memory.of(event.unit, 1, EVENT_TEXTS.found(memory.actor(event.model), event.name), 'gain');
    case 'came-true':
      return event.unit < 0
        ? { text: EVENT_TEXTS.cameTrue(event.name, undefined), depth: 1, tone: 'gain' }
        : memory.of(event.unit, 1, EVENT_TEXTS.cameTrue(event.name, memory.object(event.unit)), 'gain');
    default:
      return memory.about(event.side, 1, LINE_TEXTS.ofSide(memory.side(event.side), EVENT_TEXTS.noted));
  }
};

const came = (memory: StoryMemory, { unit, models, target }: EventOf<'came'>): string => {
  if (target === undefined) return EVENT_TEXTS.hostile(memory.unit(unit), models);
  const { side, comes } = memory.plan.units[unit];
  const how = comes?.as === 'guest' ? EVENT_TEXTS.guest : EVENT_TEXTS.helper;
  return how(memory.subject(unit), inSentence(memory.side(side)), memory.object(target));
};
