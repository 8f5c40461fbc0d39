import { countedOrNo, listed, passes } from '@muster/kernel';
import { fallOf } from './losses.ts';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';
import { baseOf, type RollEvent } from './rolls.ts';
import { signed, sumOf, targetText } from './words.ts';

/** A weapon group at a target, what came of it, and its dice. */
export const volleyLines = (memory: StoryMemory, event: EventOf<'volley'>): StoryLine[] => {
  const { unit, target, pick, hits, blocked, saved, wounds, landed, removed } = event;
  const aim = pick < 0 ? memory.object(target) : picked(memory, pick, target);
  const parts = [countedOrNo(hits, 'hit')];
  if (hits > 0) parts.push(`${blocked} blocked`);
  if (saved > 0) parts.push(`${saved} shrugged off`);
  if (hits > blocked)
    parts.push(countedOrNo(landed, 'wound') + (wounds > landed ? ` (${wounds - landed} to spare)` : ''));
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
  return kind === 'impact' ? `${name} (${countedOrNo(attacks, 'die', 'dice')})` : name;
};

/** The attacker's rules that took part; AP and the defender's stand on the bills below. */
const rulesOf = (memory: StoryMemory, { weapon, attackers, rules }: EventOf<'volley'>): string => {
  const { plan } = memory;
  const marks = plan.marks.flatMap((mark) => mark.rules.map(({ label }) => label));
  const own = [
    ...(plan.weapons[weapon]?.rules ?? []),
    ...(plan.models[attackers[0]]?.ruleNames ?? []),
    ...marks,
    ...givenRules(memory),
  ];
  const used = rules.filter((rule) => own.includes(rule) && !rule.startsWith('AP('));
  return used.length > 0 ? ` (${used.join(', ')})` : '';
};

/** What auras, spells and abilities give and no bill of the dice names. */
const givenRules = ({ plan, rolls }: StoryMemory): string[] => {
  const billed = rolls.flatMap(({ bill = [] }) => bill.map(({ source }) => source));
  return [...plan.models.flatMap(({ auras }) => auras), ...plan.grants]
    .filter(({ label, defense }) => defense.saves.length === 0 && !billed.includes(label))
    .map(({ label }) => label);
};

/** Those of the fallen who have a name of their own. */
const notables = ({ plan, fallen }: StoryMemory, unit: number): string => {
  if (plan.units[unit].count === 1) return '';
  const names = fallen.map(({ model }) => plan.models[model].name).filter((name) => name !== plan.units[unit].name);
  return names.length === 0 ? '' : ` (${listed([...new Set(names)])})`;
};

/** How the hits of a Blast are shared out. */
export const blastSplit = (memory: StoryMemory, { name, hits, shares }: EventOf<'blast-split'>): string => {
  const struck = shares.filter((share) => share.hits > 0);
  const parts = struck.map((share) => `${share.hits} at ${memory.object(share.unit)}`);
  return `${name} spreads: ${countedOrNo(hits, 'hit')}, ${listed(parts)}.`;
};

/** What wounds do to a model where they have effects. */
export const woundEffect = (memory: StoryMemory, event: EventOf<'wound-effect'>): string => {
  const { model, markers, natural, total, result } = event;
  const [roll] = memory.take('wound-effect');
  const who = `${memory.model(model, 'The last')} (${countedOrNo(markers, 'wound marker')})`;
  if (result === 'knocked-out') memory.knockedOut = model;
  if (natural === undefined) return `${who} shrugs it off for now.`;
  const sum = [`${natural}`, ...(roll?.bill ?? []).map((item) => `${signed(item.amount)} ${item.source}`)].join(' ');
  const end = result === 'knocked-out' ? 'knocked out' : 'Shaken';
  return `${who}: ${sum} = ${total} against ${roll?.need ?? 6}, ${end}.`;
};

/** Who won a melee. */
export const melee = (memory: StoryMemory, { charger, target, dealt, totals, winner }: EventOf<'melee'>): string => {
  const score = (unit: number, i: 0 | 1): string => {
    const fear = totals[i] - dealt[i];
    return `${memory.unit(unit)} ${totals[i]}${fear > 0 ? ` (${dealt[i]} and Fear ${fear})` : ''}`;
  };
  const end = winner < 0 ? 'nobody wins' : memory.does(winner, 'win');
  return `Melee, wounds dealt: ${score(charger, 0)}, ${score(target, 1)}: ${end}.`;
};

/** Whether a test was failed and something else than a die keeps the unit steady. */
const isHeld = ({ passed, natural, secondChance }: EventOf<'morale'>, test?: RollEvent, again?: RollEvent): boolean =>
  passed &&
  (natural === undefined || (test !== undefined && !passes(natural, test.need ?? 0, sumOf(test.bill)))) &&
  (secondChance === undefined || (again !== undefined && !passes(secondChance, again.need ?? 0, sumOf(again.bill))));

/** A morale test and what becomes of the unit. */
export const morale = (memory: StoryMemory, event: EventOf<'morale'>): string => {
  const { unit, natural, secondChance, result } = event;
  const [test] = memory.take('morale');
  const [again] = memory.take('second-chance');
  const against = test?.need === undefined ? 'its Quality' : targetText('Quality', test.need, test.bill);
  if (event.surely !== undefined)
    return `${memory.does(unit, 'pass', 'passes')} a morale test without a die: ${event.surely}.`;
  const first =
    natural === undefined
      ? `${memory.does(unit, 'are', 'is')} Shaken already and cannot pass`
      : `${memory.does(unit, 'roll')} ${natural} against ${against}`;
  const name = again ? `${baseOf(memory.plan, again)} ${again.need}+` : 'a second chance';
  const second = secondChance === undefined ? '' : `, then ${secondChance} against ${name}`;
  return `${first}${second}: ${isHeld(event, test, again) ? 'failed, but nobody gives way' : MORALE_RESULTS[result]}.`;
};

const MORALE_RESULTS = {
  steady: 'steady',
  shaken: 'Shaken',
  routed: 'routed',
  fatigued: 'fatigued',
  shoved: 'at the mercy of its foe',
} as const;
