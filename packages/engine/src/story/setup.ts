import { countedOrNo, d3, inSentence, listed, plural } from '@muster/kernel';
import { type ArrivalEvent, arrivalLine } from './arrivals.ts';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';
import { wishSentence, wishText } from './setting-words.ts';
import { facesText, spotText, verb } from './words.ts';
import { pickedText } from './mishaps.ts';
import { zoneName } from './zones.ts';

/** Events around the fighting: setup, rounds, the result. */
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

/** The lines of an event of setup, of the frame of a round, or of the end. */
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
      memory.owners[event.index] = -1;
      return [
        memory.about(event.side, 0, `${memory.side(event.side)}: objective ${event.index + 1} at ${spotText(event)}.`),
      ];
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
      return [
        memory.about(
          event.side,
          0,
          `${memory.side(event.side)}: the battle is given up before round ${event.round}.`,
          'loss',
        ),
      ];
    case 'left':
      return [memory.of(event.unit, 1, departed(memory, event))];
    case 'mustered':
      return [mustered(memory, event)];
    case 'joined':
      return [memory.of(event.hero, 1, `${memory.does(event.hero, 'join')} ${memory.object(event.unit)}.`)];
    case 'edge-chosen':
      return [memory.about(event.side, 0, `${memory.side(event.side)}: ${zoneName(memory.plan, event.zone)}.`)];
    case 'deployed':
      return [memory.of(event.unit, 0, `${memory.sidedUnit(event.unit)} ${coming(memory, event)}.`)];
    case 'passed':
      return [memory.about(event.side, 0, `${memory.side(event.side)}: ${passedOver(event)}.`)];
    case 'round-started':
      memory.acting = -1;
      return [memory.about(event.first, 0, `Round ${event.round} · ${memory.side(event.first)} to act`, 'heading')];
    case 'army-at-half':
      return [memory.about(event.side, 0, `${memory.side(event.side)}: ${atHalf(event)}.`, 'loss')];
    case 'objective':
      return [objective(memory, event)];
    case 'scored':
      return [memory.about(event.side, 0, scored(memory, event), 'gain')];
    case 'round-ended':
      return [{ text: `End of round ${event.round} · ${holdings(memory)}`, depth: 0, tone: 'gain' }];
    default:
      return [finished(memory, event)];
  }
};

const rollOff = (memory: StoryMemory, { purpose, winner }: EventOf<'roll-off'>): StoryLine[] => {
  const numbers = memory.take('objectives').map(({ faces }): StoryLine => {
    const text = `${d3(faces[0]) + 2} objectives (${faces[0]} on the die for D3+2).`;
    return { text, depth: 0, tone: 'plain' };
  });
  const rolls = memory.take('roll-off').map(({ unit, faces }) => `${memory.side(-1 - unit)} ${facesText(faces)}`);
  const what = ROLL_OFFS[purpose];
  const dice = rolls.length > 0 ? `${rolls.join(', ')}: ` : '';
  return [
    ...numbers,
    memory.about(winner, 0, `Roll-off for ${what}: ${dice}won by ${inSentence(memory.side(winner))}.`),
  ];
};

/** What a roll-off is about. */
const ROLL_OFFS: Readonly<Record<EventOf<'roll-off'>['purpose'], string>> = {
  objectives: 'the first objective',
  deployment: 'deployment',
  winner: 'the victory',
  order: 'the order of rules',
  underdog: 'the underdog point',
  ruling: 'the most important rule',
};

/** What the sides decided for the rest of the battle, and how. */
const ruled = (memory: StoryMemory, event: EventOf<'ruled'>): StoryLine => {
  const { side, wishes, decided, by, kept } = event;
  const dice = memory.take('ruling').flatMap(({ faces }) => faces);
  const die = dice.length > 0 ? ` with a ${dice.join(', ')} (1–3 or 4–6)` : '';
  const wanted = wishes.map((wish, i) => `${memory.side(i)} wants ${wishText(wish)}`).join('; ');
  const decides = by < 0 ? 'all sides agree' : `${wanted}; ${memory.side(by)} decides${die}`;
  const how = kept ? 'the decision stays in force' : decides;
  const what = `${wishSentence(decided)} From the next step to the end of the battle.`;
  return memory.about(side, 0, `The most important rule, invoked by ${memory.side(side)}: ${how}. ${what}`, 'gain');
};

/** The order that a side chose for rules that apply at the same time. */
const ordered = (memory: StoryMemory, { side, items }: EventOf<'ordered'>): StoryLine => {
  const names = items.map(
    ({ unit, rule, model }) => `${rule} (${model === undefined ? memory.unit(unit) : memory.model(model)})`,
  );
  return memory.about(side, 0, `${memory.side(side)}: the order is ${names.join(', then ')}.`);
};

/** The dice that call for an event, or not. */
export const checkText = (faces: readonly number[]): string =>
  `${facesText(faces)} on the event ${plural(faces.length, 'die', 'dice')}`;

/** Two dice that name an event which the table of this battle leaves out: nothing follows them. */
export const leftOutEvent = (memory: StoryMemory): StoryLine[] => {
  const [tens, ones] = memory.rolls.filter(({ purpose }) => purpose === 'event').map(({ faces }) => faces[0]);
  const number = 10 * tens + ones;
  const table = memory.plan.extras?.events?.table;
  if (ones === undefined || table === undefined || Object.hasOwn(table, number)) return [];
  memory.take('event');
  const checks = memory.take('event-check').flatMap(({ faces }) => faces);
  const die = checks.length > 0 ? ` (${checkText(checks)})` : '';
  return [{ text: `Random event ${number}${die} has no effect in this battle.`, depth: 0, tone: 'dice' }];
};

/** A random event with the dice that named it. */
const happened = (memory: StoryMemory, event: EventOf<'event'>): StoryLine[] => {
  const { number, name, dead } = event;
  const checks = memory.take('event-check').flatMap(({ faces }) => faces);
  memory.take('event');
  const die = checks.length > 0 ? ` (${checkText(checks)})` : '';
  const text = `Random event ${number}: ${name}${die}${dead ? ', which finds nobody' : pickedText(memory, event)}.`;
  const rule = memory.plan.extras?.events?.table[number];
  const about: StoryLine[] = rule && !dead ? [{ text: rule.summary, depth: 1, tone: 'plain' }] : [];
  return [{ text, depth: 0, tone: 'gain' }, ...about, ...memory.pickRows()];
};

/** How a unit goes that is not destroyed. */
const departed = (memory: StoryMemory, { unit, how }: EventOf<'left'>): string => {
  switch (how) {
    case 'captured':
      return `${memory.does(unit, 'are', 'is')} captured and taken off the table.`;
    case 'exited':
      return `${memory.does(unit, 'leave')} the table through the enemy's lines.`;
    case 'sent-away':
      return `${memory.does(unit, 'are', 'is')} sent away.`;
    default:
      return `${memory.does(unit, 'go', 'goes')} home.`;
  }
};

const mustered = (memory: StoryMemory, { side, reserves, joins, loads }: EventOf<'mustered'>): StoryLine => {
  const parts = [
    ...(reserves > 0 ? [`${countedOrNo(reserves, 'unit')} in reserve`] : []),
    ...(joins > 0 ? [joins === 1 ? '1 hero with a unit' : `${joins} heroes with units`] : []),
    ...(loads > 0 ? [`${countedOrNo(loads, 'transport')} loaded`] : []),
  ];
  const text = parts.length > 0 ? listed(parts) : 'everybody ready for the table';
  return memory.about(side, 0, `${memory.side(side)}: ${text}.`);
};

const coming = ({ plan }: StoryMemory, { unit, how }: EventOf<'deployed'>): string => {
  if (how === 'late') return `${verb(plan, unit, 'arrive')} from reserve`;
  if (how === 'ambush') return `${verb(plan, unit, 'come')} out of ambush`;
  return how === 'scout' ? `${verb(plan, unit, 'scout')} ahead` : verb(plan, unit, 'deploy');
};

const passedOver = ({ phase = 'ambush' }: EventOf<'passed'>): string => {
  if (phase === 'objectives') return 'there is no place for another objective';
  if (phase === 'deployment') return 'no room is left for the others, who stay away';
  if (phase === 'redeployment') return 'everybody stays in place';
  return phase === 'scout' ? 'the scouts stay away' : 'those in ambush stay hidden';
};

const atHalf = ({ left, start }: EventOf<'army-at-half'>): string =>
  `${countedOrNo(left, 'unit')} of ${start} left, and all on the table test morale`;

const scored = (memory: StoryMemory, { side, points, total }: EventOf<'scored'>): string =>
  `${memory.side(side)}: ${countedOrNo(points, 'point')}, ${total} in all.`;

const objective = (memory: StoryMemory, { index, owner, before }: EventOf<'objective'>): StoryLine => {
  memory.owners[index] = owner;
  const name = `Objective ${index + 1}`;
  if (owner < 0) return { text: `${name} is contested and belongs to nobody now.`, depth: 0, tone: 'gain' };
  const from = before >= 0 ? `, from ${inSentence(memory.side(before))}` : '';
  return memory.about(owner, 0, `${name} goes to ${inSentence(memory.side(owner))}${from}.`, 'gain');
};

const finished = (memory: StoryMemory, { winner }: EventOf<'finished'>): StoryLine => {
  if (winner < 0) return { text: `A draw · ${holdings(memory)}`, depth: 0, tone: 'heading' };
  return memory.about(winner, 0, `Victory for ${inSentence(memory.side(winner))} · ${holdings(memory)}`, 'heading');
};

const holdings = ({ names, owners }: StoryMemory): string => {
  const held = (side: number): number => owners.filter((owner) => owner === side).length;
  const parts = names.sides.map((name, side) => `${name} ${held(side)}`);
  return `objectives: ${[...parts, ...(held(-1) > 0 ? [`nobody ${held(-1)}`] : [])].join(', ')}`;
};
