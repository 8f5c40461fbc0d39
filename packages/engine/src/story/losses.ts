import { countedOrNo } from '@muster/kernel';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';

/** What became of those who are gone, once the attack that did it has been told. */
export const aftermath = (memory: StoryMemory): StoryLine[] => {
  const { fallen, destroyed } = memory;
  memory.fallen = [];
  memory.destroyed = [];
  const untold = fallen.filter((event) => event.cause !== 'rout');
  const lines = [...new Set(untold.map((event) => event.unit))].map((unit) => {
    const models = untold.filter((event) => event.unit === unit);
    const what =
      models[0].cause === 'wreck'
        ? `${models.length === 1 ? 'finds' : 'find'} no room beside the wreck`
        : models[0].cause === 'fall'
          ? `${models.length === 1 ? 'is' : 'are'} lost in the fall`
          : fallOf(models.length);
    return memory.of(unit, 1, `${countedOrNo(models.length, 'model')} of ${memory.object(unit)} ${what}.`, 'loss');
  });
  const gone = destroyed.map(({ unit, routed }) =>
    memory.of(
      unit,
      1,
      `${routed ? `${memory.does(unit, 'flee')} the table` : `${memory.does(unit, 'are', 'is')} destroyed`}.`,
      'loss',
    ),
  );
  return [...lines, ...gone];
};

/** What models do that are lost. */
export const fallOf = (models: number): string => (models === 1 ? 'falls' : 'fall');

/** Wounds, and how many models they cost. */
const tollOf = (wounds: number, removed: number): string =>
  countedOrNo(wounds, 'wound') + (removed > 0 ? `, ${removed} ${fallOf(removed)}` : '');

/** A unit suffers what no enemy rolled for; its dice follow. */
const suffers = (
  memory: StoryMemory,
  { unit, removed }: { unit: number; removed: number },
  text: string,
): StoryLine[] => {
  memory.fallen = [];
  return [memory.of(unit, 1, text, removed > 0 ? 'loss' : 'plain'), ...memory.rollRows()];
};

/** What dangerous ground does to a unit. */
export const dangerousLines = (memory: StoryMemory, event: EventOf<'dangerous'>): StoryLine[] => {
  const { unit, dice, wounds, removed } = event;
  const result = wounds === 0 ? 'nobody is hurt' : tollOf(wounds, removed);
  return suffers(
    memory,
    event,
    `Dangerous ground under ${memory.object(unit)}, ${countedOrNo(dice, 'die', 'dice')}: ${result}.`,
  );
};

/** What a weapon does to those who hold it. */
export const recoilLines = (memory: StoryMemory, event: EventOf<'recoil'>): StoryLine[] => {
  const { unit, name, wounds, removed } = event;
  const result = wounds === 0 ? 'nobody is hurt' : tollOf(wounds, removed);
  return suffers(memory, event, `${name} turns on ${memory.object(unit)}: ${result}.`);
};

/** What it costs a unit to stand where others would break. */
export const heldOutLines = (memory: StoryMemory, event: EventOf<'held-out'>): StoryLine[] => {
  const { unit, dice, wounds, removed } = event;
  const text = `${memory.does(unit, 'hold')} out, ${countedOrNo(dice, 'die', 'dice')}: ${tollOf(wounds, removed)}.`;
  return suffers(memory, event, text);
};
