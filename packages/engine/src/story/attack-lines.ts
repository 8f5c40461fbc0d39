import { passes } from '@muster/kernel';
import { ATTACK_TEXTS, MORALE_TEXTS, type VolleyTally } from './log-texts.ts';
import type { EventOf, StoryLine, StoryMemory } from './memory.ts';
import { targetNumberName, type RollEvent } from './roll-texts.ts';
import { signed, sumOf, targetText } from './figures.ts';

/** Returns the lines of an attack with one weapon group: its result and its dice. */
export const volleyLines = (memory: StoryMemory, event: EventOf<'volley'>): StoryLine[] => {
  const { unit, blocked, removed } = event;
  const text = volleyText(memory, event);
  memory.fallen = [];
  const line = memory.of(unit, 1, text, removed > 0 ? 'loss' : 'plain');
  return [line, ...memory.rollRows(blocked)];
};

const volleyText = (memory: StoryMemory, event: EventOf<'volley'>): string => {
  const { unit, target, pick, kind } = event;
  const at = pick < 0 ? memory.object(target) : picked(memory, pick, target);
  const weapons = `${armsOf(event)}${ATTACK_TEXTS.rules(rulesOf(memory, event))}`;
  const result = tallyOf(memory, event);
  if (kind === 'shooting') return ATTACK_TEXTS.shot(memory.subject(unit), at, weapons, result);
  if (kind === 'melee' || kind === 'impact') return ATTACK_TEXTS.struck(memory.subject(unit), at, weapons, result);
  return ATTACK_TEXTS.other(weapons, at, result);
};

const tallyOf = (memory: StoryMemory, event: EventOf<'volley'>): VolleyTally => {
  const { hits, blocked, saved, wounds, landed, removed, target } = event;
  const names = removed > 0 ? namedLosses(memory, target) : [];
  return { hits, blocked, saved, landed, surplus: Math.max(0, wounds - landed), removed, names };
};

/** Names a model that a weapon picked out of its unit. */
const picked = (memory: StoryMemory, model: number, unit: number): string => {
  const one = ATTACK_TEXTS.oneOf(memory.object(unit));
  const name = memory.modelObject(model, ATTACK_TEXTS.oneOf);
  return name === one ? one : ATTACK_TEXTS.pickedModel(name, memory.object(unit));
};

const armsOf = ({ kind, name, attackers, attacks }: EventOf<'volley'>): string => {
  const hasWeapons = kind === 'shooting' || kind === 'melee';
  if (attackers.length > (hasWeapons ? 0 : 1)) return ATTACK_TEXTS.weapons(attackers.length, name);
  return kind === 'impact' ? ATTACK_TEXTS.impact(name, attacks) : name;
};

/** Returns the attacker's rules that took part; AP and the defender's rules are on the bills of the dice. */
const rulesOf = (memory: StoryMemory, { weapon, attackers, rules }: EventOf<'volley'>): string[] => {
  const { plan } = memory;
  const marks = plan.marks.flatMap((mark) => mark.rules.map(({ label }) => label));
  const own = [
    ...(plan.weapons[weapon]?.rules ?? []),
    ...(plan.models[attackers[0]]?.ruleNames ?? []),
    ...marks,
    ...givenRules(memory),
  ];
  return rules.filter((rule) => own.includes(rule) && !rule.startsWith('AP('));
};

/** Returns the rules from auras, spells and abilities that no bill of the dice names. */
const givenRules = ({ plan, rolls }: StoryMemory): string[] => {
  const billed = rolls.flatMap(({ bill = [] }) => bill.map(({ source }) => source));
  return [...plan.models.flatMap(({ auras }) => auras), ...plan.grants]
    .filter(({ label, defense }) => defense.saves.length === 0 && !billed.includes(label))
    .map(({ label }) => label);
};

/** Returns the names of lost models that have one of their own. */
const namedLosses = ({ plan, fallen }: StoryMemory, unit: number): string[] => {
  if (plan.units[unit].count === 1) return [];
  const names = fallen.map(({ model }) => plan.models[model].name).filter((name) => name !== plan.units[unit].name);
  return [...new Set(names)];
};

/** Returns the sentence of how the hits of a Blast are shared out. */
export const blastSplit = (memory: StoryMemory, { name, hits, shares }: EventOf<'blast-split'>): string => {
  const struck = shares.filter((share) => share.hits > 0);
  const parts = struck.map((share) => ATTACK_TEXTS.share(share.hits, memory.object(share.unit)));
  return ATTACK_TEXTS.blastSplit(name, hits, parts);
};

/** Returns the sentence of a check for wound effects. */
export const woundEffect = (memory: StoryMemory, event: EventOf<'wound-effect'>): string => {
  const { model, markers, natural, total, result } = event;
  const [roll] = memory.take('wound-effect');
  const name = memory.modelObject(model, ATTACK_TEXTS.lastOf);
  if (result === 'knocked-out') memory.knockedOut = model;
  if (natural === undefined) return ATTACK_TEXTS.noWoundEffect(name, markers);
  const items = [`${natural}`, ...(roll?.bill ?? []).map((item) => `${signed(item.amount)} ${item.source}`)];
  const sum = `${items.join(' ')} = ${total}`;
  return ATTACK_TEXTS.woundEffect(name, markers, sum, roll?.need ?? 6, result === 'knocked-out');
};

/** Returns the sentence of the result of a melee. */
export const melee = (memory: StoryMemory, { charger, target, dealt, totals, winner }: EventOf<'melee'>): string => {
  const scores = [charger, target].map((unit, i) =>
    ATTACK_TEXTS.meleeScore(memory.unit(unit), dealt[i], totals[i] - dealt[i]),
  );
  return winner < 0 ? ATTACK_TEXTS.meleeTied(scores) : ATTACK_TEXTS.meleeWon(memory.subject(winner), scores);
};

/** Whether a test was failed and something other than a die keeps the unit steady. */
const isHeld = ({ passed, natural, secondChance }: EventOf<'morale'>, test?: RollEvent, again?: RollEvent): boolean =>
  passed &&
  (natural === undefined || (test !== undefined && !passes(natural, test.need ?? 0, sumOf(test.bill)))) &&
  (secondChance === undefined || (again !== undefined && !passes(secondChance, again.need ?? 0, sumOf(again.bill))));

/** Returns the sentence of a morale test and its result. */
export const morale = (memory: StoryMemory, event: EventOf<'morale'>): string => {
  const { unit, natural, secondChance, result } = event;
  const [test] = memory.take('morale');
  const [again] = memory.take('second-chance');
  const subject = memory.subject(unit);
  if (event.surely !== undefined) return MORALE_TEXTS.surely(subject, event.surely);
  const target = test?.need === undefined ? 'Quality' : targetText('Quality', test.need, test.bill);
  const first = natural === undefined ? MORALE_TEXTS.alreadyShaken : MORALE_TEXTS.rolled(natural, target);
  const name = again ? `${targetNumberName(memory.plan, again)} ${again.need}+` : MORALE_TEXTS.secondChance;
  const rolls = secondChance === undefined ? first : MORALE_TEXTS.both(first, MORALE_TEXTS.rolled(secondChance, name));
  return MORALE_TEXTS.test(
    subject,
    rolls,
    isHeld(event, test, again) ? MORALE_TEXTS.held : MORALE_TEXTS.results[result],
  );
};
