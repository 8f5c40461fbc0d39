import { countedOrNo, inSentence, listed } from '@muster/kernel';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';

/** The line of what a random event does to a unit. */
export const befellLines = (memory: StoryMemory, event: EventOf<'befell'>): StoryLine[] => [
  memory.of(event.unit, 1, befell(memory, event), event.how === 'rallied' ? 'gain' : 'plain'),
];

const befell = (memory: StoryMemory, { event, unit, how, what, wounds }: EventOf<'befell'>): string => {
  const toll = wounds === undefined ? '' : `, ${countedOrNo(wounds, 'wound')}`;
  const does = (many: string, one?: string): string => memory.does(unit, many, one);
  switch (how) {
    case 'broken':
      return `${event}: ${what} of ${memory.object(unit)} cannot be used any more.`;
    case 'spared':
      return `${event}: ${does('have', 'has')} nothing to lose.`;
    case 'silenced':
      return `${event}: ${does('cannot', 'cannot')} shoot any more.`;
    case 'shaken':
      return `${event}: ${does('are', 'is')} Shaken.`;
    case 'rallied':
      return `${event}: ${does('are', 'is')} no longer Shaken.`;
    case 'slipped':
      return `${event}: ${does('slip')}.`;
    case 'bitten':
      return `${event}: something bites ${memory.object(unit)}.`;
    case 'trapped':
      return `${event}: ${does('walk')} into a trap.`;
    case 'misfired':
      return `${event}: the shot of ${memory.object(unit)} goes terribly wrong.`;
    case 'lethal':
      return `${event}: a lethal blow at ${memory.object(unit)}${toll}.`;
    default:
      return `${event}: a weak spot of ${memory.object(unit)} is found${wounds === undefined ? '' : `, ${countedOrNo(wounds, 'more wound')}`}.`;
  }
};

/** Table quarters by where the picture shows them. */
const QUARTERS = ['upper left', 'upper right', 'lower left', 'lower right'];

/** Whom or what a random event picked, to follow its name. */
export const pickedText = (memory: StoryMemory, { side, units, quarter }: EventOf<'event'>): string => {
  if (units) return `, for ${listed(units.map((unit) => memory.object(unit)))}`;
  if (quarter !== undefined) return `, in the ${QUARTERS[quarter]} quarter`;
  return side === undefined ? '' : `, for ${inSentence(memory.side(side))}`;
};
