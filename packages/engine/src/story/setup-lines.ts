import { d3, inSentence } from '@muster/kernel';
import { type ArrivalEvent, arrivalLine } from './event-lines.ts';
import { facesText, roughLength } from './figures.ts';
import { DEPARTURE_TEXTS, EVENT_TEXTS, LINE_TEXTS, SETUP_TEXTS } from './log-texts.ts';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';
import { pickedText } from './mishap-lines.ts';
import { wishSentence, wishText } from './setting-texts.ts';
import { zoneName } from './zones.ts';

/** Events outside activations: setup, rounds, the result. */
export type SetupEvent = EventOf<
  | 'roll-off'
  | 'ordered'
  | 'ruled'
  | 'rules-changed'
  | 'objective-placed'
  | 'event'
  | ArrivalEvent['type']
  | 'conceded'
  | 'left'
  | 'mustered'
  | 'joined'
  | 'edge-chosen'
  | 'deployed'
  | 'passed'
  | 'round-started'
  | 'army-at-half'
  | 'objective'
  | 'scored'
  | 'round-ended'
  | 'finished'
>;

/** Returns the lines of an event of setup, of the start or end of a round, or of the end of the battle. */
export const setupLines = (memory: StoryMemory, event: SetupEvent): StoryLine[] => {
  switch (event.type) {
    case 'roll-off':
      return rollOff(memory, event);
    case 'ruled':
      return [ruled(memory, event)];
    case 'rules-changed':
      return [{ text: event.sentence, depth: 0, tone: 'gain' }];
    case 'ordered':
      return [ordered(memory, event)];
    case 'objective-placed':
      return [objectivePlaced(memory, event)];
    case 'event':
      return happened(memory, event);
    case 'came':
    case 'marker':
    case 'carried':
    case 'found':
    case 'came-true':
    case 'noted':
      return [arrivalLine(memory, event)];
    case 'conceded':
      return [ofSide(memory, event.side, SETUP_TEXTS.conceded(event.round), 'loss')];
    case 'left':
      return [memory.of(event.unit, 1, DEPARTURE_TEXTS[event.how](memory.subject(event.unit)))];
    case 'mustered':
      return [ofSide(memory, event.side, SETUP_TEXTS.mustered(event.reserves, event.joins, event.loads))];
    case 'joined':
      return [memory.of(event.hero, 1, SETUP_TEXTS.joined(memory.subject(event.hero), memory.object(event.unit)))];
    case 'edge-chosen':
      return [ofSide(memory, event.side, SETUP_TEXTS.edgeChosen(zoneName(memory.plan, event.zone)))];
    case 'deployed': {
      const text = SETUP_TEXTS.deployed[event.how](memory.subject(event.unit));
      return [memory.of(event.unit, 0, memory.withSide(event.unit, text))];
    }
    case 'passed':
      return [ofSide(memory, event.side, passedText(event))];
    case 'round-started':
      memory.acting = -1;
      return [memory.about(event.first, 0, SETUP_TEXTS.roundStarted(event.round, memory.side(event.first)), 'heading')];
    case 'army-at-half':
      return [ofSide(memory, event.side, SETUP_TEXTS.atHalf(event.left, event.start), 'loss')];
    case 'objective':
      return [objective(memory, event)];
    case 'scored':
      return [ofSide(memory, event.side, SETUP_TEXTS.scored(event.points, event.total), 'gain')];
    case 'round-ended':
      return [{ text: SETUP_TEXTS.roundEnded(event.round, holdings(memory)), depth: 0, tone: 'gain' }];
    default:
      return [finished(memory, event)];
  }
};

const ofSide = (memory: StoryMemory, side: number, text: string, tone: StoryLine['tone'] = 'plain'): StoryLine =>
  memory.about(side, 0, LINE_TEXTS.ofSide(memory.side(side), text), tone);

const objectivePlaced = (memory: StoryMemory, event: EventOf<'objective-placed'>): StoryLine => {
  const { index, side, x, y } = event;
  memory.owners[index] = -1;
  memory.objectives[index] = { x, y };
  return ofSide(memory, side, SETUP_TEXTS.objectivePlaced(index, SETUP_TEXTS.place(roughLength(x), roughLength(y))));
};

const rollOff = (memory: StoryMemory, { purpose, winner }: EventOf<'roll-off'>): StoryLine[] => {
  const numbers = memory.take('objectives').map(({ faces }): StoryLine => {
    return { text: SETUP_TEXTS.objectives(d3(faces[0]) + 2, faces[0]), depth: 0, tone: 'plain' };
  });
  const rolls = memory.take('roll-off').map(({ unit, faces }) => `${memory.side(-1 - unit)} ${facesText(faces)}`);
  return [...numbers, memory.about(winner, 0, SETUP_TEXTS.rollOff(purpose, rolls, memory.side(winner)))];
};

/** Returns the line of a decision about the rules for the rest of the battle. */
const ruled = (memory: StoryMemory, event: EventOf<'ruled'>): StoryLine => {
  const text = SETUP_TEXTS.ruled(memory.side(event.side), howRuled(memory, event), wishSentence(event.decided));
  return memory.about(event.side, 0, text, 'gain');
};

const howRuled = (memory: StoryMemory, { wishes, by, kept }: EventOf<'ruled'>): string => {
  const faces = memory.take('ruling').flatMap((roll) => roll.faces);
  if (kept) return SETUP_TEXTS.ruledBefore;
  if (by < 0) return SETUP_TEXTS.agreed;
  const wanted = wishes.map((wish, i) => SETUP_TEXTS.wished(memory.side(i), wishText(wish)));
  return SETUP_TEXTS.decided(wanted, memory.side(by), faces);
};

/** Returns the line of the order that a side chose for rules that apply at the same time. */
const ordered = (memory: StoryMemory, { side, items }: EventOf<'ordered'>): StoryLine => {
  const named = items.map(({ unit, rule, model }) => {
    return { rule, owner: model === undefined ? memory.unit(unit) : memory.model(model) };
  });
  return ofSide(memory, side, SETUP_TEXTS.ordered(named));
};

/** Returns what the event dice show, in words. */
export const checkText = (faces: readonly number[]): string =>
  faces.length > 0 ? EVENT_TEXTS.check(facesText(faces), faces.length) : '';

/** Returns the line of two dice whose event the table of this battle leaves out: no event follows them. */
export const leftOutEvent = (memory: StoryMemory): StoryLine[] => {
  const [tens, ones] = memory.rolls.filter(({ purpose }) => purpose === 'event').map(({ faces }) => faces[0]);
  const number = 10 * tens + ones;
  const table = memory.plan.extras?.events?.table;
  if (ones === undefined || table === undefined || Object.hasOwn(table, number)) return [];
  memory.take('event');
  const checks = memory.take('event-check').flatMap(({ faces }) => faces);
  return [{ text: EVENT_TEXTS.leftOut(number, checkText(checks)), depth: 0, tone: 'dice' }];
};

/** Returns the lines of a random event with the dice that chose it. */
const happened = (memory: StoryMemory, event: EventOf<'event'>): StoryLine[] => {
  const { number, name, dead } = event;
  const checks = memory.take('event-check').flatMap(({ faces }) => faces);
  memory.take('event');
  const picked = dead ? EVENT_TEXTS.dead : pickedText(memory, event);
  const text = EVENT_TEXTS.happened(number, name, checkText(checks), picked);
  const rule = memory.plan.extras?.events?.table[number];
  const about: StoryLine[] = rule && !dead ? [{ text: rule.summary, depth: 1, tone: 'plain' }] : [];
  return [{ text, depth: 0, tone: 'gain' }, ...about, ...memory.pickRows()];
};

const passedText = ({ phase = 'ambush' }: EventOf<'passed'>): string => {
  const { passed } = SETUP_TEXTS;
  if (phase === 'objectives' || phase === 'deployment' || phase === 'redeployment' || phase === 'scout')
    return passed[phase];
  return passed.ambush;
};

const objective = (memory: StoryMemory, { index, owner, before }: EventOf<'objective'>): StoryLine => {
  memory.owners[index] = owner;
  if (owner < 0) return { text: SETUP_TEXTS.contested(index), depth: 0, tone: 'gain' };
  const from = before >= 0 ? inSentence(memory.side(before)) : undefined;
  return memory.about(owner, 0, SETUP_TEXTS.seized(index, inSentence(memory.side(owner)), from), 'gain');
};

const finished = (memory: StoryMemory, { winner }: EventOf<'finished'>): StoryLine => {
  if (winner < 0) return { text: SETUP_TEXTS.draw(holdings(memory)), depth: 0, tone: 'heading' };
  return memory.about(winner, 0, SETUP_TEXTS.won(inSentence(memory.side(winner)), holdings(memory)), 'heading');
};

const holdings = ({ names, owners }: StoryMemory): string => {
  const held = (side: number): number => owners.filter((owner) => owner === side).length;
  const sides = names.sides.map((name, side) => ({ name, held: held(side) }));
  return SETUP_TEXTS.holdings(sides, held(-1));
};
