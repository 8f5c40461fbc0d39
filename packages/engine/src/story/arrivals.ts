import { inSentence } from '@muster/kernel';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';
import { spotText } from './words.ts';

/** Events about whom and what random events bring to the table. */
export type ArrivalEvent = EventOf<'came' | 'marker' | 'carried' | 'found' | 'came-true' | 'noted'>;

/** The line of one of them. */
export const arrivalLine = (memory: StoryMemory, event: ArrivalEvent): StoryLine => {
  switch (event.type) {
    case 'came':
      return memory.of(event.unit, 1, came(memory, event));
    case 'marker':
      return { text: `${event.name}: the marker lies at ${spotText(event)}.`, depth: 1, tone: 'plain' };
    case 'carried':
      return memory.of(event.unit, 1, `${memory.does(event.unit, 'pick')} up the marker of ${event.name}.`, 'gain');
    case 'found':
      return memory.of(event.unit, 1, `${memory.model(event.model)} has ${event.name} from now on.`, 'gain');
    case 'came-true':
      return event.unit < 0
        ? { text: `${event.name} has come true.`, depth: 1, tone: 'gain' }
        : memory.of(event.unit, 1, `${event.name} has come true: ${memory.object(event.unit)} did it.`, 'gain');
    default:
      return memory.about(event.side, 1, `${memory.side(event.side)}: something may have been noted down in secret.`);
  }
};

const came = (memory: StoryMemory, { unit, models, target }: EventOf<'came'>): string => {
  const { side } = memory.plan.units[unit];
  if (target === undefined) return `${models} ${memory.unit(unit)} come up, hostile to everybody.`;
  const whom = memory.plan.units[unit].comes?.as === 'guest' ? 'in the ranks of' : 'beside';
  return `${memory.unit(unit)} fights for ${inSentence(memory.side(side))}, ${whom} ${memory.object(target)}.`;
};
