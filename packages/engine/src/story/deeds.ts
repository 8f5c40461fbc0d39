import { baseOf } from './rolls.ts';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';
import { crossed, endOf, placed, withdrawn } from './roving.ts';
import { count, inch, listed, signed, splitFaces, spotText, targetText, verb } from './words.ts';

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
      return [memory.of(unit, 0, activated(memory, event), 'act')];
    case 'moved':
      return [memory.of(unit, 1, moved(memory, event))];
    case 'placed':
      return [...memory.rollRows(), memory.of(unit, 1, placed(memory, event))];
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
      return dangerous(memory, event);
    case 'recoil':
      return recoil(memory, event);
    case 'cast':
      return [memory.of(unit, 1, cast(memory, event))];
    case 'granted':
      return [
        memory.of(unit, 1, `${memory.does(unit, 'have', 'has')} ${event.rule} ${LASTS[event.lasts ?? 'round']}.`),
      ];
    case 'marked':
      return [
        memory.of(
          unit,
          1,
          `${memory.does(unit, 'are', 'is')} marked: who attacks ${verb(memory.plan, unit, 'them', 'it')} has ${event.rule}.`,
        ),
      ];
    case 'used':
      return [memory.of(unit, 1, usedText(memory, event)), ...memory.rollRows()];
    case 'healed':
      return [
        memory.of(unit, 1, `${memory.model(event.model)} recovers ${count(event.wounds, 'wound')}.`),
        ...memory.rollRows(),
      ];
    case 'volley':
      return volley(memory, event);
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
      return [memory.of(unit, 1, `${event.rule} of ${memory.object(unit)}: ${count(event.markers, 'marker')}.`)];
    case 'held-out':
      return heldOut(memory, event);
    default:
      return [memory.of(unit, 1, `${memory.does(unit, 'are', 'is')} no longer Shaken.`), ...memory.rollRows()];
  }
};

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
    return memory.of(unit, 1, `${count(models.length, 'model')} of ${memory.object(unit)} ${what}.`, 'loss');
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

const fallOf = (models: number): string => (models === 1 ? 'falls' : 'fall');

const activated = (memory: StoryMemory, { unit, action, target }: EventOf<'activated'>): string => {
  const { plan } = memory;
  const who = memory.sidedUnit(unit);
  if (action === 'idle') return `${who} ${verb(plan, unit, 'are', 'is')} Shaken and ${verb(plan, unit, 'stay')} idle.`;
  const at = action === 'charge' && target !== undefined ? ` ${memory.object(target)}` : '';
  return `${who} ${verb(plan, unit, action, action === 'rush' ? 'rushes' : `${action}s`)}${at}.`;
};

/** Moves other than the plain ones. */
const MOVES: Readonly<Record<string, readonly [many: string, one: string]>> = {
  'pile-in': ['close in', 'closes in'],
  consolidate: ['follow through', 'follows through'],
  'back-off': ['step back', 'steps back'],
  slip: ['slip away', 'slips away'],
};

const moved = (memory: StoryMemory, { unit, moves, how }: EventOf<'moved'>): string => {
  const [many, one] = Object.hasOwn(MOVES, how) ? MOVES[how] : ['move', 'moves'];
  return `${memory.does(unit, many, one)} to about ${endOf(moves)}.`;
};

const dangerous = (memory: StoryMemory, { unit, dice, wounds, removed }: EventOf<'dangerous'>): StoryLine[] => {
  const losses = removed > 0 ? `, ${removed} ${fallOf(removed)}` : '';
  const result = wounds === 0 ? 'nobody is hurt' : count(wounds, 'wound') + losses;
  memory.fallen = [];
  const text = `Dangerous ground under ${memory.object(unit)}, ${count(dice, 'die', 'dice')}: ${result}.`;
  return [memory.of(unit, 1, text, removed > 0 ? 'loss' : 'plain'), ...memory.rollRows()];
};

const recoil = (memory: StoryMemory, { unit, name, wounds, removed }: EventOf<'recoil'>): StoryLine[] => {
  const losses = removed > 0 ? `, ${removed} ${fallOf(removed)}` : '';
  memory.fallen = [];
  const text = `${name} turns on ${memory.object(unit)}: ${wounds === 0 ? 'nobody is hurt' : count(wounds, 'wound') + losses}.`;
  return [memory.of(unit, 1, text, removed > 0 ? 'loss' : 'plain'), ...memory.rollRows()];
};

const heldOut = (memory: StoryMemory, { unit, dice, wounds, removed }: EventOf<'held-out'>): StoryLine[] => {
  const losses = removed > 0 ? `, ${removed} ${fallOf(removed)}` : '';
  memory.fallen = [];
  const text = `${memory.does(unit, 'hold')} out, ${count(dice, 'die', 'dice')}: ${count(wounds, 'wound')}${losses}.`;
  return [memory.of(unit, 1, text, removed > 0 ? 'loss' : 'plain'), ...memory.rollRows()];
};

const cast = (memory: StoryMemory, event: EventOf<'cast'>): string => {
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

const usedText = (memory: StoryMemory, { model, rule, targets, faces, times }: EventOf<'used'>): string => {
  const at = listed(targets.map((target) => memory.object(target)));
  const result = faces.length === 0 ? '' : times === 0 ? ', but it fails' : `, ${count(times, 'success', 'successes')}`;
  return `${memory.model(model)} uses ${rule} on ${at}${result}.`;
};

const volley = (memory: StoryMemory, event: EventOf<'volley'>): StoryLine[] => {
  const { unit, target, pick, hits, blocked, saved, wounds, landed, removed } = event;
  const aim = pick < 0 ? memory.object(target) : picked(memory, pick, target);
  const parts = [count(hits, 'hit')];
  if (hits > 0) parts.push(`${blocked} blocked`);
  if (saved > 0) parts.push(`${saved} shrugged off`);
  if (hits > blocked) parts.push(count(landed, 'wound') + (wounds > landed ? ` (${wounds - landed} to spare)` : ''));
  if (removed > 0) parts.push(`${removed} ${fallOf(removed)}${notables(memory, target)}`);
  memory.fallen = [];
  const text = `${armsOf(event)}${rulesOf(memory, event)} at ${aim}: ${parts.join(', ')}.`;
  const line = memory.of(unit, 1, text, removed > 0 ? 'loss' : 'plain');
  return [line, ...memory.rollRows(blocked)];
};

/** A model that a weapon picked out of its unit. */
const picked = (memory: StoryMemory, model: number, unit: number): string => {
  const one = `one of ${memory.object(unit)}`;
  const name = memory.model(model, 'one');
  return name === one ? one : `${name} among ${memory.object(unit)}`;
};

const armsOf = ({ kind, name, attackers, attacks }: EventOf<'volley'>): string => {
  if (attackers.length > 0) return `${attackers.length} × ${name}`;
  return kind === 'impact' ? `${name} (${count(attacks, 'die', 'dice')})` : name;
};

/** The attacker's rules that took part; AP and the defender's stand on the bills below. */
const rulesOf = ({ plan }: StoryMemory, { weapon, attackers, rules }: EventOf<'volley'>): string => {
  const marks = plan.marks.flatMap((mark) => mark.rules.map(({ label }) => label));
  const own = [...(plan.weapons[weapon]?.rules ?? []), ...(plan.models[attackers[0]]?.ruleNames ?? []), ...marks];
  const used = rules.filter((rule) => own.includes(rule) && !rule.startsWith('AP('));
  return used.length > 0 ? ` (${used.join(', ')})` : '';
};

/** Those of the fallen who have a name of their own. */
const notables = ({ plan, fallen }: StoryMemory, unit: number): string => {
  if (plan.units[unit].count === 1) return '';
  const names = fallen.map(({ model }) => plan.models[model].name).filter((name) => name !== plan.units[unit].name);
  return names.length === 0 ? '' : ` (${listed([...new Set(names)])})`;
};

const blastSplit = (memory: StoryMemory, { name, hits, shares }: EventOf<'blast-split'>): string => {
  const struck = shares.filter((share) => share.hits > 0);
  const parts = struck.map((share) => `${share.hits} at ${memory.object(share.unit)}`);
  return `${name} spreads: ${count(hits, 'hit')}, ${listed(parts)}.`;
};

const woundEffect = (memory: StoryMemory, event: EventOf<'wound-effect'>): string => {
  const { model, markers, natural, total, result } = event;
  const [roll] = memory.take('wound-effect');
  const who = `${memory.model(model, 'The last')} (${count(markers, 'wound marker')})`;
  if (result === 'knocked-out') memory.knockedOut = model;
  if (natural === undefined) return `${who} shrugs it off for now.`;
  const sum = [`${natural}`, ...(roll?.bill ?? []).map((item) => `${signed(item.amount)} ${item.source}`)].join(' ');
  const end = result === 'knocked-out' ? 'knocked out' : 'Shaken';
  return `${who}: ${sum} = ${total} against ${roll?.need ?? 6}, ${end}.`;
};

const pushed = (memory: StoryMemory, { unit, by, natural, passed, x, y }: EventOf<'pushed'>): string => {
  const [roll] = memory.take('push');
  const who =
    by >= 0 ? `${memory.does(by, 'push', 'pushes')} ${memory.object(unit)}` : `A push at ${memory.object(unit)}`;
  const end = passed ? `shoved to ${spotText({ x, y })}` : 'not an inch';
  return `${who}: ${natural} against ${roll?.need ?? memory.plan.ruleset.numbers.pushTarget}+, ${end}.`;
};

const jumped = (memory: StoryMemory, { model, distance, faces, passed }: EventOf<'jumped'>): string => {
  const [roll] = memory.take('jump');
  const need = roll?.need ?? memory.plan.models[model].jumpTarget;
  const dice = faces.length > 0 ? `: ${splitFaces(faces, need, 0)} against ${need}+` : '';
  return `${memory.model(model)} jumps ${inch(distance)}${dice}, ${passed ? 'and lands well' : 'and falls'}.`;
};

const fellDown = (memory: StoryMemory, { model, height, ap }: EventOf<'fell-down'>): string => {
  const hit = ap === undefined ? '' : `: a hit${ap > 0 ? ` with AP(${ap})` : ''}`;
  return `${memory.model(model)} falls ${inch(height)}${hit}.`;
};

const melee = (memory: StoryMemory, { charger, target, dealt, totals, winner }: EventOf<'melee'>): string => {
  const score = (unit: number, i: 0 | 1): string => {
    const fear = totals[i] - dealt[i];
    return `${memory.unit(unit)} ${totals[i]}${fear > 0 ? ` (${dealt[i]} and Fear ${fear})` : ''}`;
  };
  const end = winner < 0 ? 'nobody wins' : memory.does(winner, 'win');
  return `Melee, wounds dealt: ${score(charger, 0)}, ${score(target, 1)}: ${end}.`;
};

const morale = (memory: StoryMemory, { unit, natural, secondChance, result }: EventOf<'morale'>): string => {
  const [test] = memory.take('morale');
  const [again] = memory.take('second-chance');
  const against = test?.need === undefined ? 'its Quality' : targetText('Quality', test.need, test.bill);
  const first =
    natural === undefined
      ? `${memory.does(unit, 'are', 'is')} Shaken already and cannot pass`
      : `${memory.does(unit, 'roll')} ${natural} against ${against}`;
  const name = again ? `${baseOf(memory.plan, again)} ${again.need}+` : 'a second chance';
  const second = secondChance === undefined ? '' : `, then ${secondChance} against ${name}`;
  return `${first}${second}: ${MORALE_RESULTS[result]}.`;
};

const MORALE_RESULTS = {
  steady: 'steady',
  shaken: 'Shaken',
  routed: 'routed',
  fatigued: 'fatigued',
  shoved: 'at the mercy of its foe',
} as const;
