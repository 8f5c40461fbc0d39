import { ATTACK_TEXTS } from './log-texts.ts';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';

/** Returns the lines about lost models and destroyed units that no line of an attack has reported. */
export const aftermath = (memory: StoryMemory): StoryLine[] => {
  const { fallen, destroyed } = memory;
  memory.fallen = [];
  memory.destroyed = [];
  const open = fallen.filter((event) => event.cause !== 'rout');
  const lines = [...new Set(open.map((event) => event.unit))].map((unit) => {
    const models = open.filter((event) => event.unit === unit);
    return memory.of(unit, 1, lossText(memory, unit, models), 'loss');
  });
  const gone = destroyed.map(({ unit, routed }) =>
    memory.of(unit, 1, ATTACK_TEXTS[routed ? 'routed' : 'destroyed'](memory.subject(unit)), 'loss'),
  );
  return [...lines, ...gone];
};

const lossText = (memory: StoryMemory, unit: number, models: readonly EventOf<'fell'>[]): string => {
  const subject = memory.subject(unit);
  if (models[0].cause === 'wreck') return ATTACK_TEXTS.lostInWreck(subject, models.length);
  if (models[0].cause === 'fall') return ATTACK_TEXTS.lostInFall(subject, models.length);
  return ATTACK_TEXTS.lost(subject, models.length);
};

/** Returns the line of wounds that no enemy rolled for, and its dice. */
const sufferedLines = (
  memory: StoryMemory,
  { unit, removed }: { unit: number; removed: number },
  text: string,
): StoryLine[] => {
  memory.fallen = [];
  return [memory.of(unit, 1, text, removed > 0 ? 'loss' : 'plain'), ...memory.rollRows()];
};

/** Returns the lines of a test for dangerous terrain. */
export const dangerousLines = (memory: StoryMemory, event: EventOf<'dangerous'>): StoryLine[] => {
  const { unit, dice, wounds, removed } = event;
  return sufferedLines(memory, event, ATTACK_TEXTS.dangerous(memory.subject(unit), dice, wounds, removed));
};

/** Returns the lines of wounds that a weapon deals to the unit that uses it. */
export const recoilLines = (memory: StoryMemory, event: EventOf<'recoil'>): StoryLine[] => {
  const { unit, name, wounds, removed } = event;
  return sufferedLines(memory, event, ATTACK_TEXTS.recoil(memory.subject(unit), name, wounds, removed));
};

/** Returns the lines of a unit that takes wounds instead of failing a morale test. */
export const heldOutLines = (memory: StoryMemory, event: EventOf<'held-out'>): StoryLine[] => {
  const { unit, dice, wounds, removed } = event;
  return sufferedLines(memory, event, ATTACK_TEXTS.heldOut(memory.subject(unit), dice, wounds, removed));
};
