import { blastSplit, melee, morale, volleyLines, woundEffect } from './attack-lines.ts';
import { dangerousLines, heldOutLines, recoilLines } from './loss-lines.ts';
import { ABILITY_TEXTS, ACTIVATION_TEXTS, MORALE_TEXTS, MOVE_TEXTS } from './log-texts.ts';
import { cast, granted, marked, used } from './ability-lines.ts';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';
import { crossed, fellDown, jumped, moved, placed, pushed, withdrawn } from './move-lines.ts';

/** Events of an activation. */
export type ActivationEvent = EventOf<
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

/** Returns the lines of an event of an activation. */
export const activationLines = (memory: StoryMemory, event: ActivationEvent): StoryLine[] => {
  const unit = event.type === 'melee' ? event.charger : event.unit;
  const subject = memory.subject(unit);
  switch (event.type) {
    case 'activated':
      memory.acting = unit;
      return [memory.of(unit, 0, memory.withSide(unit, activated(memory, event)), 'act')];
    case 'moved':
      return [memory.of(unit, 1, moved(memory, event))];
    case 'placed':
      return placedLines(memory, event);
    case 'withdrawn':
      return [memory.of(unit, 1, withdrawn(memory, event))];
    case 'crossed':
      return [memory.of(unit, 1, crossed(memory, event)), ...memory.rollRows()];
    case 'embarked':
      return [memory.of(unit, 1, MOVE_TEXTS.embarked(subject, memory.object(event.transport)))];
    case 'disembarked':
      return [memory.of(unit, 1, MOVE_TEXTS.disembarked(subject, memory.object(event.transport)))];
    case 'wrecked':
      return [memory.of(unit, 1, MOVE_TEXTS.wrecked(subject, memory.object(event.transport)))];
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
    case 'healed': {
      const text = ABILITY_TEXTS.healed(memory.actor(event.model), event.wounds);
      return [memory.of(unit, 1, text), ...memory.rollRows()];
    }
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
      return [memory.of(unit, 1, MOVE_TEXTS.chargeFailed(subject, memory.object(event.target)))];
    case 'melee':
      return [memory.of(event.winner >= 0 ? event.winner : unit, 1, melee(memory, event))];
    case 'morale':
      return [memory.of(unit, 1, morale(memory, event), event.passed ? 'plain' : 'loss')];
    case 'chose':
      return [memory.of(unit, 1, ABILITY_TEXTS.chose(subject, event.rule, event.option)), ...memory.rollRows()];
    case 'readied':
      return [memory.of(unit, 0, memory.withSide(unit, ABILITY_TEXTS.readied(subject)), 'act')];
    case 'delayed':
      return [memory.of(unit, 0, memory.withSide(unit, ABILITY_TEXTS.delayed(subject)), 'act')];
    case 'grew':
      return [memory.of(unit, 1, ABILITY_TEXTS.grew(subject, event.rule, event.markers))];
    case 'held-out':
      return heldOutLines(memory, event);
    default:
      return [memory.of(unit, 1, MORALE_TEXTS.recovered(subject)), ...memory.rollRows()];
  }
};

/** A unit is repositioned during an activation, or at the beginning of one, whose line follows. */
const placedLines = (memory: StoryMemory, event: EventOf<'placed'>): StoryLine[] => {
  const { unit } = event;
  if (memory.acting === unit) return [...memory.rollRows(), memory.of(unit, 1, placed(memory, event))];
  return [memory.of(unit, 0, memory.withSide(unit, placed(memory, event)), 'act'), ...memory.rollRows()];
};

const activated = (memory: StoryMemory, { unit, action, target }: EventOf<'activated'>): string => {
  const at = action === 'charge' && target !== undefined ? memory.object(target) : undefined;
  return ACTIVATION_TEXTS[action](memory.subject(unit), at);
};
