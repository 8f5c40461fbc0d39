import { countedOrNo, listed } from '@muster/kernel';
import type { EventOf, StoryMemory } from './memory.ts';
import { signed, verb } from './words.ts';

/** A try at a spell, with everybody who helped or hindered. */
export const cast = (memory: StoryMemory, event: EventOf<'cast'>): string => {
  const { unit, model, spell, targets, natural, modifier, passed, assists } = event;
  const { plan } = memory;
  const [roll] = memory.take('cast');
  const items = assists.map(({ model: helper, side, tokens }) => {
    const who = helper === model ? 'own tokens' : plan.models[helper].name;
    return `${who} ${signed(side === plan.units[unit].side ? tokens : -tokens)}`;
  });
  const help = items.length > 0 ? ` (${items.join(', ')})` : '';
  const sum = modifier === 0 ? `${natural}` : `${natural} ${signed(modifier)}`;
  const at = listed(targets.map((target) => memory.object(target)));
  const end = passed ? 'it works' : 'it fails';
  return `${memory.model(model)} casts ${spell} at ${at}: ${sum} against ${roll?.need ?? 4}+${help}, ${end}.`;
};

/** How long something lasts, in words. */
const LASTS = {
  round: 'until the end of the round',
  once: 'until it has counted once',
  battle: 'until the end of the battle',
} as const;

/** What a unit has for a time. */
export const granted = (memory: StoryMemory, { unit, rule, lasts = 'round' }: EventOf<'granted'>): string =>
  `${memory.does(unit, 'have', 'has')} ${rule} ${LASTS[lasts]}.`;

/** What those have who attack a unit. */
export const marked = (memory: StoryMemory, { unit, rule }: EventOf<'marked'>): string =>
  `${memory.does(unit, 'are', 'is')} marked: who attacks ${verb(memory.plan, unit, 'them', 'it')} has ${rule}.`;

/** What a model does by one of its rules. */
export const used = (memory: StoryMemory, { model, rule, targets, faces, times }: EventOf<'used'>): string => {
  const at = listed(targets.map((target) => memory.object(target)));
  const result =
    faces.length === 0 ? '' : times === 0 ? ', but it fails' : `, ${countedOrNo(times, 'success', 'successes')}`;
  return `${memory.model(model)} uses ${rule} on ${at}${result}.`;
};
