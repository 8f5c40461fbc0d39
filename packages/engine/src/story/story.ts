import { passes } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { Battle } from '../state/battle.ts';
import type { BattleEvent } from '../contract/events.ts';
import { type ActivationEvent, activationLines } from './activation-lines.ts';
import { signed, sumOf } from './figures.ts';
import { ABILITY_TEXTS, EVENT_TEXTS, LINE_TEXTS, MORALE_TEXTS } from './log-texts.ts';
import { aftermath } from './loss-lines.ts';
import { type EventOf, type StoryLine, StoryMemory } from './memory.ts';
import { befellLines } from './mishap-lines.ts';
import type { RollEvent } from './roll-texts.ts';
import { checkText, leftOutEvent, type SetupEvent, setupLines } from './setup-lines.ts';

export { type StoryLine, type Tone, TONES } from './memory.ts';
export { refusalSentence } from './refusal-texts.ts';
export { targetNumberName } from './roll-texts.ts';
export { billItemText, inch, neededFace } from './figures.ts';
export { battleName, isMany, memberName, type Names, namesOf, objectName } from './names.ts';
export { zoneName } from './zones.ts';

/** Returns a line as plain text, indented. */
export const lineText = ({ text, depth }: StoryLine): string => '  '.repeat(depth) + text;

/** Returns the lines of one event; a storyteller that knows the events before it may write more. */
export const storyOf = (
  plan: BattlePlan,
  event: BattleEvent,
  teller: Storyteller = new Storyteller(plan),
): StoryLine[] => [...teller.tell(event), ...teller.end()];

/** Returns a listener for a game that writes its log as plain text, one call for each line. */
export const logTo = (plan: BattlePlan, write: (line: string) => void): ((event: BattleEvent) => void) => {
  const teller = new Storyteller(plan);
  return (event) => teller.tell(event).forEach((line) => write(lineText(line)));
};

/** Writes the log of a battle. It holds dice and lost models back until the event that explains them. */
export class Storyteller {
  readonly #memory: StoryMemory;

  /** `battle` is the state in which the log begins, if that is not the start of the battle. */
  constructor(plan: BattlePlan, battle?: Battle) {
    this.#memory = new StoryMemory(plan, battle);
  }

  /** Returns the lines of the next event; none if it belongs to a later one. A reason follows the line it explains. */
  tell(event: BattleEvent): StoryLine[] {
    if (event.type !== 'reason') return this.#withThought(this.#linesOf(event));
    const late = this.#thought();
    this.#memory.reason = event;
    return late;
  }

  #linesOf(event: Exclude<BattleEvent, EventOf<'reason'>>): StoryLine[] {
    const memory = this.#memory;
    switch (event.type) {
      case 'roll':
        if (!memory.plan.hasRerolls && isVain(event)) return [stillShaken(memory, event)];
        if (isQuiet(event)) return [{ text: EVENT_TEXTS.none(checkText(event.faces)), depth: 0, tone: 'dice' }];
        memory.rolls.push(event);
        return event.purpose === 'event' ? leftOutEvent(memory) : [];
      case 'underdog':
        // The dice around it belong to an attack or a test whose line follows.
        return [spentPoint(memory, event)];
      case 'befell': {
        // So do the dice around a weak spot.
        const lines = befellLines(memory, event);
        return event.how === 'exposed' ? lines : [...lines, ...this.#held()];
      }
      case 'picked':
        memory.picks.push(event);
        return [];
      case 'fell':
        if (event.model === memory.knockedOut) return [];
        memory.fallen.push(event);
        // No line of an attack follows for models that are lost in a fall.
        return event.cause === 'fall' ? aftermath(memory) : [];
      case 'destroyed':
        if (isLogged(memory, event.unit)) return [];
        memory.destroyed.push(event);
        // After an attack its line follows; after a rout or a wreck there is none.
        return memory.fallen.every(({ cause }) => cause === 'rout' || cause === 'wreck') ? aftermath(memory) : [];
      default: {
        const lines = isSetup(event) ? setupLines(memory, event) : activationLines(memory, event);
        return [...lines, ...this.#held()];
      }
    }
  }

  /** Returns the dice held back so far, for a player who must decide now. */
  pause(): StoryLine[] {
    return [...this.#thought(), ...this.#memory.rollRows(), ...this.#memory.pickRows()];
  }

  /** Returns everything held back so far. */
  end(): StoryLine[] {
    return [...this.#thought(), ...this.#held()];
  }

  #held(): StoryLine[] {
    return [...this.#memory.rollRows(), ...this.#memory.pickRows(), ...aftermath(this.#memory)];
  }

  /** Removes the reason that waits for its line and returns it as one. */
  #thought(): StoryLine[] {
    const { reason } = this.#memory;
    this.#memory.reason = undefined;
    return reason ? [{ text: reason.text, depth: 1, tone: 'thought', side: reason.side }] : [];
  }

  #withThought(lines: readonly StoryLine[]): StoryLine[] {
    return lines.length === 0 ? [] : [lines[0], ...this.#thought(), ...lines.slice(1)];
  }
}

/** Returns the line of an underdog point, spent for or against the next roll of a unit. */
const spentPoint = (memory: StoryMemory, { side, unit, amount, left }: EventOf<'underdog'>): StoryLine =>
  memory.about(
    side,
    1,
    LINE_TEXTS.ofSide(memory.side(side), ABILITY_TEXTS.underdog(memory.object(unit), signed(amount), left)),
  );

/** Whether a Shaken unit failed to recover: no event follows that would say so. */
const isVain = ({ purpose, faces, need = 0, bill }: RollEvent): boolean =>
  purpose === 'recovery' && faces.every((face) => !passes(face, need, sumOf(bill)));

/** Whether the dice call for no random event: then no event follows either. */
const isQuiet = ({ purpose, faces, need = 0 }: RollEvent): boolean =>
  purpose === 'event-check' && faces.every((face) => face < need);

const stillShaken = (memory: StoryMemory, { unit, faces, need = 0, bill = [] }: RollEvent): StoryLine => {
  const rule = bill[0]?.source ?? MORALE_TEXTS.recovery;
  return memory.of(unit, 1, MORALE_TEXTS.stillShaken(memory.subject(unit), faces.join(', '), rule, need));
};

/** Whether a unit was a single model whose line already says that it is Knocked Out. */
const isLogged = (memory: StoryMemory, unit: number): boolean => {
  const { first, count } = memory.plan.units[unit];
  const { knockedOut } = memory;
  memory.knockedOut = -1;
  return count === 1 && knockedOut === first;
};

const SETUP_TYPES: readonly BattleEvent['type'][] = [
  'roll-off',
  'ordered',
  'ruled',
  'rules-changed',
  'objective-placed',
  'event',
  'came',
  'marker',
  'carried',
  'found',
  'came-true',
  'noted',
  'conceded',
  'left',
  'mustered',
  'joined',
  'edge-chosen',
  'deployed',
  'passed',
  'round-started',
  'army-at-half',
  'objective',
  'scored',
  'round-ended',
  'finished',
] satisfies SetupEvent['type'][];

const isSetup = (event: SetupEvent | ActivationEvent): event is SetupEvent => SETUP_TYPES.includes(event.type);
