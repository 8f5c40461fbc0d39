import { ABILITY_TEXTS } from './log-texts.ts';
import type { EventOf, StoryMemory } from './memory.ts';
import { signed } from './figures.ts';

/** Returns the sentence of a try at a spell, with the tokens spent for and against it. */
export const cast = (memory: StoryMemory, event: EventOf<'cast'>): string => {
  const { unit, model, spell, targets, natural, modifier, passed, assists } = event;
  const { plan } = memory;
  const [roll] = memory.take('cast');
  const items = assists.map(({ model: helper, side, tokens }) => {
    const source = helper === model ? ABILITY_TEXTS.ownTokens : plan.models[helper].name;
    return `${source} ${signed(side === plan.units[unit].side ? tokens : -tokens)}`;
  });
  return ABILITY_TEXTS.cast({
    model: memory.actor(model),
    spell,
    targets: targets.map((target) => memory.object(target)),
    roll: modifier === 0 ? `${natural}` : `${natural} ${signed(modifier)}`,
    need: roll?.need ?? 4,
    help: items,
    passed,
  });
};

/** Returns the sentence of a rule that a unit has for a time. */
export const granted = (memory: StoryMemory, { unit, rule, lasts = 'round' }: EventOf<'granted'>): string =>
  ABILITY_TEXTS.granted(memory.subject(unit), rule, lasts);

/** Returns the sentence of a rule that units have when they attack the unit. */
export const marked = (memory: StoryMemory, { unit, rule }: EventOf<'marked'>): string =>
  ABILITY_TEXTS.marked(memory.subject(unit), rule);

/** Returns the sentence of an ability that a model uses. */
export const used = (memory: StoryMemory, { model, rule, targets, faces, times }: EventOf<'used'>): string =>
  ABILITY_TEXTS.used(
    memory.actor(model),
    rule,
    targets.map((target) => memory.object(target)),
    faces.length === 0 ? undefined : times,
  );
