import { befellLines } from './mishaps.ts';
import { passes } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { Battle } from '../state/battle.ts';
import type { BattleEvent } from '../contract/events.ts';
import { type DeedEvent, deedLines } from './deeds.ts';
import { aftermath } from './losses.ts';
import { type EventOf, type StoryLine, StoryMemory } from './memory.ts';
import type { RollEvent } from './rolls.ts';
import { checkText, leftOutEvent, type SetupEvent, setupLines } from './setup.ts';
import { signed, sumOf } from './words.ts';

export { type StoryLine, type Tone, TONES } from './memory.ts';
export { refusalSentence } from './refusals.ts';
export { baseOf } from './rolls.ts';
export {
  battleName,
  billItemText,
  inch,
  isMany,
  memberName,
  type Names,
  namesOf,
  neededFace,
  objectName,
} from './words.ts';
export { zoneName } from './zones.ts';

/** A line as plain text. */
export const lineText = ({ text, depth }: StoryLine): string => '  '.repeat(depth) + text;

/** Everything that one event has to say by itself; what was heard before it makes it say more. */
export const storyOf = (
  plan: BattlePlan,
  event: BattleEvent,
  teller: Storyteller = new Storyteller(plan),
): StoryLine[] => [...teller.tell(event), ...teller.end()];

/** Returns a listener for a game that writes the battle as lines of plain text, one call for each line. */
export const logTo = (plan: BattlePlan, write: (line: string) => void): ((event: BattleEvent) => void) => {
  const teller = new Storyteller(plan);
  return (event) => teller.tell(event).forEach((line) => write(lineText(line)));
};

/** Tells a battle to people. It holds dice and fallen models back until the event that explains them. */
export class Storyteller {
  readonly #memory: StoryMemory;

  /** `battle` is where the story begins, when that is not the beginning. */
  constructor(plan: BattlePlan, battle?: Battle) {
    this.#memory = new StoryMemory(plan, battle);
  }

  /** The lines of the next event; none when it belongs to one that is still to come. A reason follows what it is for. */
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
        if (isQuiet(event)) return [{ text: `No random event (${checkText(event.faces)}).`, depth: 0, tone: 'dice' }];
        memory.rolls.push(event);
        return event.purpose === 'event' ? leftOutEvent(memory) : [];
      case 'underdog':
        // The dice around it belong to an attack or a test that is still to be told.
        return [spentPoint(memory, event)];
      case 'befell': {
        // So do those around a weak spot.
        const lines = befellLines(memory, event);
        return event.how === 'exposed' ? lines : [...lines, ...this.#held()];
      }
      case 'picked':
        memory.picks.push(event);
        return [];
      case 'fell':
        if (event.model === memory.knockedOut) return [];
        memory.fallen.push(event);
        // No sum of an attack follows for those who are lost in a fall.
        return event.cause === 'fall' ? aftermath(memory) : [];
      case 'destroyed':
        if (isToldAlready(memory, event.unit)) return [];
        memory.destroyed.push(event);
        // Nothing more is said about flight and wrecks; of an attack the sum follows.
        return memory.fallen.every(({ cause }) => cause === 'rout' || cause === 'wreck') ? aftermath(memory) : [];
      default: {
        const lines = isSetup(event) ? setupLines(memory, event) : deedLines(memory, event);
        return [...lines, ...this.#held()];
      }
    }
  }

  /** The dice that have been held back, for somebody who must decide now. */
  pause(): StoryLine[] {
    return [...this.#thought(), ...this.#memory.rollRows(), ...this.#memory.pickRows()];
  }

  /** Everything that has been held back. */
  end(): StoryLine[] {
    return [...this.#thought(), ...this.#held()];
  }

  #held(): StoryLine[] {
    return [...this.#memory.rollRows(), ...this.#memory.pickRows(), ...aftermath(this.#memory)];
  }

  /** Takes out the reason that waits for what is done for it. */
  #thought(): StoryLine[] {
    const { reason } = this.#memory;
    this.#memory.reason = undefined;
    return reason ? [{ text: reason.text, depth: 1, tone: 'thought', side: reason.side }] : [];
  }

  #withThought(lines: readonly StoryLine[]): StoryLine[] {
    return lines.length === 0 ? [] : [lines[0], ...this.#thought(), ...lines.slice(1)];
  }
}

/** An underdog point, for or against whoever rolls next. */
const spentPoint = (memory: StoryMemory, { side, unit, amount, left }: EventOf<'underdog'>): StoryLine =>
  memory.about(
    side,
    1,
    `${memory.side(side)}: an underdog point, ${signed(amount)} to the dice of ${memory.object(unit)} (${left} left).`,
  );

/** Whether a Shaken unit tried to pull itself together and did not: nothing follows that would tell of it. */
const isVain = ({ purpose, faces, need = 0, bill }: RollEvent): boolean =>
  purpose === 'recovery' && faces.every((face) => !passes(face, need, sumOf(bill)));

/** Whether the dice call for no random event: then nothing follows either. */
const isQuiet = ({ purpose, faces, need = 0 }: RollEvent): boolean =>
  purpose === 'event-check' && faces.every((face) => face < need);

const stillShaken = (memory: StoryMemory, { unit, faces, need, bill = [] }: RollEvent): StoryLine =>
  memory.of(
    unit,
    1,
    `${memory.does(unit, 'roll')} ${faces.join(', ')} against ${bill[0]?.source ?? 'recovery'} ${need}+: still Shaken.`,
  );

/** Whether a unit was one model, of whose knock-out has been told. */
const isToldAlready = (memory: StoryMemory, unit: number): boolean => {
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

const isSetup = (event: SetupEvent | DeedEvent): event is SetupEvent => SETUP_TYPES.includes(event.type);
