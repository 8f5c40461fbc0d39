import { capital } from '@muster/kernel';
import { type Battle, inch, isMany, memberName, type Names, type Question } from '@muster/engine';
import { evenDeals, shareText } from '@muster/guide';
import { namesFor } from '../desk/names.ts';
import { spellEffect } from '../log/meaning.ts';
import { type AnswerChoice, ask, type Asking } from './answer-choice.ts';
import { askAside } from './asking-asides.ts';
import { pushChoices, shoveChoices } from './pushes.ts';
import { modelHint, modelName } from './model-words.ts';
import type { Of } from './of.ts';

const yesNo = (yes: string, no: string): AnswerChoice[] => [
  { label: yes, answer: true },
  { label: no, answer: false },
];

const AUTO: AnswerChoice = { label: 'As the rules have it', answer: 'auto' };

/** What is asked, and the answers that take one click. */
export const askingOf = (battle: Battle, question: Question): Asking => {
  const names = namesFor(battle.plan);
  const name = (unit: number): string => names.units[unit];
  const fits = (unit: number, many: string, one: string): string => (isMany(battle.plan, unit) ? many : one);
  switch (question.kind) {
    case 'shoot':
      return ask(`${name(question.unit)} may shoot`, 'Choose targets, or hold fire.');
    case 'cast':
      return ask('Cast a spell?', `${name(question.unit)} may cast before it acts.`, [
        { label: 'No spell', answer: 'done' },
      ]);
    case 'use':
      return ask('Use a rule?', `${name(question.unit)} may do something before it attacks.`, [
        { label: 'Nothing', answer: 'done' },
      ]);
    case 'markers':
      return markers(question, names);
    case 'shove':
      return ask(
        `Move ${name(question.unit)}?`,
        `It failed its test: up to ${inch(question.reach)} in a straight line.`,
        [...shoveChoices(battle, question), { label: 'Leave it', answer: 'no' }],
      );
    case 'assist':
      return assist(battle, question);
    case 'strike-back':
      return strikeBack(question, names);
    case 'strike':
      return ask(`${name(question.unit)} ${fits(question.unit, 'strike', 'strikes')}`, `At ${name(question.target)}.`, [
        { label: 'Strike with everything', answer: 'auto' },
      ]);
    case 'feat':
      return ask(
        `${question.rule}?`,
        `${name(question.unit)} may use it now${question.wounds === undefined ? '' : ` against ${question.wounds} wounds`}. It works once.`,
        yesNo(`Use ${question.rule}`, 'Keep it'),
      );
    case 'casualties':
      return ask(
        question.count === 1 ? 'One model falls' : `${question.count} models fall`,
        `Choose who of ${name(question.unit)}.`,
        [{ label: 'Choose for me', answer: 'auto' }],
      );
    case 'wounds-on':
      return ask('Who takes the wounds?', `Choose one of ${name(question.unit)}.`, [
        ...question.candidates.map((model) => ({
          label: modelName(battle, model),
          hint: modelHint(battle, model),
          answer: model,
        })),
        AUTO,
      ]);
    case 'pile-in':
      return ask(`${name(question.unit)} may close in`, `Toward ${name(question.target)}.`, [
        { label: 'Close in', answer: 'auto' },
        { label: 'Stay', answer: [] },
      ]);
    case 'finish-move':
      return ask('The charge does not arrive', `${name(question.unit)} may finish its move.`, [
        { label: 'As close as they come', answer: 'auto' },
        { label: 'Stay', answer: [] },
      ]);
    case 'back-off':
      return ask(
        `${name(question.unit)} ${fits(question.unit, 'step', 'steps')} back`,
        `${fits(question.unit, 'They', 'It')} must stand apart from ${name(question.target)}.`,
        [{ label: 'Step back', answer: 'auto' }],
      );
    case 'wreck':
      return ask(
        'Out of the wreck',
        `${name(question.unit)} ${fits(question.unit, 'get', 'gets')} out of ${name(question.transport)}, fully within ${inch(battle.plan.ruleset.numbers.exitRange)} of where it stood.`,
        [{ label: 'Place them', answer: 'auto' }],
      );
    case 'consolidate':
      return ask(
        `${name(question.unit)} may move`,
        `Up to ${inch(battle.plan.ruleset.numbers.consolidation)} after the melee.`,
        [{ label: 'Stay', answer: [] }],
      );
    case 'shift':
      return ask(
        question.rule,
        `${name(question.unit)} may ${question.way === 'placed' ? 'be put down anew within' : 'move up to'} ${inch(question.reach)}.`,
        [{ label: 'Stay', answer: [] }],
      );
    case 'withdraw':
      return ask(
        `${question.rule}?`,
        `${name(question.unit)} may leave the table, to come back out of ambush in the next round.`,
        yesNo('Leave', 'Stay'),
      );
    case 'overrun':
      return ask(question.rule, `Whom does ${name(question.unit)} strike in passing?`, [
        ...question.units.map((unit) => ({ label: name(unit), answer: unit })),
        { label: 'Nobody', answer: 'no' },
      ]);
    case 'morale-quality':
      return ask('Morale', `Whose Quality counts for ${name(question.unit)}?`, [
        { label: 'The better one', answer: 'auto' },
        { label: `That of ${battle.plan.models[question.hero].name}`, answer: true },
        { label: 'That of the unit', answer: false },
      ]);
    case 'morale-order':
      return question.hurt
        ? ask('Morale', 'Several of your units test morale. Tap them in the order you want.', [
            { label: 'Heroes last', answer: 'auto' },
          ])
        : ask('The army wavers', 'Half of your units are gone: the others test morale. In which order?', [
            { label: 'Heroes last', answer: 'auto' },
          ]);
    case 'order':
      return ask('Which comes first?', 'These rules apply at the same time. Tap them in the order you want.', [
        { label: 'As listed', answer: 'auto' },
      ]);
    case 'blast-split':
      return ask('The blast spreads', 'How are its hits shared?', [
        ...evenDeals(question.units, question.aps).map((deal) => ({
          label: shareText(names.units, question.units, question.aps, deal),
          answer: deal,
        })),
        { label: 'Evenly, the target first', answer: 'auto' },
      ]);
    case 'push':
      return ask(
        `Push ${name(question.unit)}?`,
        `Up to ${inch(battle.plan.ruleset.numbers.pushReach)}; it takes a ${battle.plan.ruleset.numbers.pushTarget}+. Choose a direction, or tap or drag on the table.`,
        [...pushChoices(battle, question), { label: 'Do not push', answer: 'no' }],
      );
    case 'fall':
      return ask(
        `${capital(memberName(battle.plan, names, question.model))} has fallen`,
        'Where does it lie? Tap a spot near the bottom.',
        [{ label: 'On the nearest free spot', answer: 'auto' }],
      );
    default:
      return askAside(battle, question);
  }
};

const strikeBack = ({ unit, target, first }: Of<'strike-back'>, { units }: Names): Asking => {
  const [title, how] = first ? ['Strike first?', 'strike before'] : ['Strike back?', 'strike back at'];
  return ask(title, `${units[unit]} may ${how} ${units[target]}. Whoever strikes is fatigued afterwards.`, [
    ...yesNo(title.slice(0, -1), 'Do not strike'),
  ]);
};

const markers = ({ target, rule, most }: Of<'markers'>, names: Names): Asking =>
  ask(rule, `${most} on ${names.units[target]}. How many does the attack use?`, [
    { label: `All ${most}`, answer: 'auto' },
    ...Array.from({ length: most }, (_, count) => ({ label: count === 0 ? 'None' : `${count}`, answer: count })),
  ]);

const assist = ({ plan }: Battle, { caster, spell: index, targets, side }: Of<'assist'>): Asking => {
  const own = plan.models[caster].side;
  const { spell } = plan.sides[own].spells[index];
  const words = own === side ? 'help' : 'hinder';
  const whom = targets.map((target) => namesFor(plan).units[target]).join(', ');
  return ask(
    `${spell.name}: ${words} it?`,
    `${plan.models[caster].name} casts it at ${whom}: ${spellEffect(plan, spell)}. Each token you spend is ${own === side ? '+1' : '−1'} to the roll.`,
    [{ label: 'Spend nothing', answer: [] }],
  );
};
