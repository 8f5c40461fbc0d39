import { countedOrNo } from '@muster/kernel';
import { blastSplit, melee, morale, volleyLines, woundEffect } from './attacks.ts';
import { dangerousLines, heldOutLines, recoilLines } from './losses.ts';
import { cast, granted, marked, used } from './magic.ts';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';
import { crossed, fellDown, jumped, moved, placed, pushed, withdrawn } from './moves.ts';
import { verb } from './words.ts';

/** Events of an activation. */
export type DeedEvent = EventOf<
  | 'activated'
  | 'moved'
  | 'placed'
  | 'withdrawn'
  | 'crossed'
  | 'embarked'
  | 'disembarked'
  | 'wrecked'
  | 'dangerous'
  | 'recoil'
  | 'cast'
  | 'granted'
  | 'marked'
  | 'used'
  | 'healed'
  | 'volley'
  | 'blast-split'
  | 'wound-effect'
  | 'pushed'
  | 'jumped'
  | 'fell-down'
  | 'charge-failed'
  | 'melee'
  | 'morale'
  | 'recovered'
  | 'chose'
  | 'readied'
  | 'delayed'
  | 'grew'
  | 'held-out'
>;

/** The lines of an event of an activation. */
export const deedLines = (memory: StoryMemory, event: DeedEvent): StoryLine[] => {
  const { unit } = event.type === 'melee' ? { unit: event.charger } : event;
  switch (event.type) {
    case 'activated':
      memory.acting = unit;
      return [memory.of(unit, 0, activated(memory, event), 'act')];
    case 'moved':
      return [memory.of(unit, 1, moved(memory, event))];
    case 'placed':
      return placedLines(memory, event);
    case 'withdrawn':
      return [memory.of(unit, 1, withdrawn(memory, event))];
    case 'crossed':
      return [memory.of(unit, 1, crossed(memory, event)), ...memory.rollRows()];
    case 'embarked':
      return [memory.of(unit, 1, `${memory.does(unit, 'board')} ${memory.object(event.transport)}.`)];
    case 'disembarked':
      return [memory.of(unit, 1, `${memory.does(unit, 'leave')} ${memory.object(event.transport)}.`)];
    case 'wrecked':
      return [
        memory.of(
          unit,
          1,
          `${memory.does(unit, 'crawl')} out of the wreck of ${memory.object(event.transport)}, Shaken.`,
        ),
      ];
    case 'dangerous':
      return dangerousLines(memory, event);
    case 'recoil':
      return recoilLines(memory, event);
    case 'cast':
      return [memory.of(unit, 1, cast(memory, event))];
    case 'granted':
      return [memory.of(unit, 1, granted(memory, event))];
    case 'marked':
      return [memory.of(unit, 1, marked(memory, event))];
    case 'used':
      return [memory.of(unit, 1, used(memory, event)), ...memory.rollRows()];
    case 'healed':
      return [
        memory.of(unit, 1, `${memory.model(event.model)} recovers ${countedOrNo(event.wounds, 'wound')}.`),
        ...memory.rollRows(),
      ];
    case 'volley':
      return volleyLines(memory, event);
    case 'blast-split':
      return [memory.of(unit, 1, blastSplit(memory, event)), ...memory.rollRows()];
    case 'wound-effect':
      return [memory.of(unit, 1, woundEffect(memory, event), event.result === 'none' ? 'plain' : 'loss')];
    case 'pushed':
      return [memory.of(unit, 1, pushed(memory, event))];
    case 'jumped':
      return [memory.of(unit, 1, jumped(memory, event))];
    case 'fell-down':
      return [memory.of(unit, 1, fellDown(memory, event), 'loss')];
    case 'charge-failed':
      return [memory.of(unit, 1, `The charge at ${memory.object(event.target)} comes to nothing.`)];
    case 'melee':
      return [memory.of(event.winner >= 0 ? event.winner : unit, 1, melee(memory, event))];
    case 'morale':
      return [memory.of(unit, 1, morale(memory, event), event.passed ? 'plain' : 'loss')];
    case 'chose':
      return [memory.of(unit, 1, `${event.rule} of ${memory.object(unit)}: ${event.option}.`), ...memory.rollRows()];
    case 'readied':
      return [memory.of(unit, 0, `${memory.sidedUnit(unit)} may act once more in this round.`, 'act')];
    case 'delayed':
      return [memory.of(unit, 0, `${memory.sidedUnit(unit)} ${verb(memory.plan, unit, 'let')} the turn pass.`, 'act')];
    case 'grew':
      return [memory.of(unit, 1, `${event.rule} of ${memory.object(unit)}: ${countedOrNo(event.markers, 'marker')}.`)];
    case 'held-out':
      return heldOutLines(memory, event);
    default:
      return [memory.of(unit, 1, `${memory.does(unit, 'are', 'is')} no longer Shaken.`), ...memory.rollRows()];
  }
};

/** Put down anew in the middle of an activation, or at the beginning of one, which is told next. */
const placedLines = (memory: StoryMemory, event: EventOf<'placed'>): StoryLine[] => {
  const { unit } = event;
  if (memory.acting === unit) return [...memory.rollRows(), memory.of(unit, 1, placed(memory, event))];
  const side = memory.side(memory.plan.units[unit].side);
  return [memory.of(unit, 0, `${side} · ${placed(memory, event)}`, 'act'), ...memory.rollRows()];
};

const activated = (memory: StoryMemory, { unit, action, target }: EventOf<'activated'>): string => {
  const { plan } = memory;
  const who = memory.sidedUnit(unit);
  if (action === 'idle') return `${who} ${verb(plan, unit, 'are', 'is')} Shaken and ${verb(plan, unit, 'stay')} idle.`;
  const at = action === 'charge' && target !== undefined ? ` ${memory.object(target)}` : '';
  return `${who} ${verb(plan, unit, action, action === 'rush' ? 'rushes' : `${action}s`)}${at}.`;
};
