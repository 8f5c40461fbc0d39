import { type Battle, isMany, memberName, type Names, type Question } from '@muster/engine';
import { evenHitShares, shareText } from '@muster/guide';
import { namesFor } from '../desk/names.ts';
import { spellEffect } from '../log/meaning.ts';
import { type AnswerChoice, ask, type Asking } from './answer-choice.ts';
import { askAside } from './asking-asides.ts';
import { pushChoices, shoveChoices } from './pushes.ts';
import { modelHint, modelName } from './model-labels.ts';
import type { QuestionOf } from './of.ts';
import { QUESTION_TEXTS as TEXTS } from './texts.ts';

const yesNo = ({ yes, no }: { yes: string; no: string }): AnswerChoice[] => [
  { label: yes, answer: true },
  { label: no, answer: false },
];

const STAY: AnswerChoice = { label: TEXTS.stay, answer: [] };
const FOR_ME: AnswerChoice = { label: TEXTS.chooseForMe, answer: 'auto' };

const auto = (label: string): AnswerChoice => ({ label, answer: 'auto' });

/** Returns the title and text of a question, and the answers that take one click. */
export const askingOf = (battle: Battle, question: Question): Asking => {
  const { plan } = battle;
  const { numbers } = plan.ruleset;
  const names = namesFor(plan);
  const name = (unit: number): string => names.units[unit];
  switch (question.kind) {
    case 'shoot':
      return ask(TEXTS.shoot.title(name(question.unit)), TEXTS.shoot.text);
    case 'cast':
      return ask(TEXTS.cast.title, TEXTS.cast.text(name(question.unit)), [{ label: TEXTS.cast.none, answer: 'done' }]);
    case 'use':
      return ask(TEXTS.use.title, TEXTS.use.text(name(question.unit)), [{ label: TEXTS.use.none, answer: 'done' }]);
    case 'markers':
      return markers(question, names);
    case 'shove':
      return ask(TEXTS.shove.title(name(question.unit)), TEXTS.shove.text(question.reach), [
        ...shoveChoices(battle, question),
        { label: TEXTS.shove.none, answer: 'no' },
      ]);
    case 'assist':
      return assist(battle, question);
    case 'strike-back': {
      const texts = question.first ? TEXTS.strikeFirst : TEXTS.strikeBack;
      return ask(texts.title, texts.text(name(question.unit), name(question.target)), yesNo(texts));
    }
    case 'strike':
      return ask(
        TEXTS.strike.title(name(question.unit), isMany(plan, question.unit)),
        TEXTS.strike.text(name(question.target)),
        [auto(TEXTS.strike.all)],
      );
    case 'feat':
      return feat(question, names);
    case 'casualties':
      return ask(TEXTS.casualties.title(question.count), TEXTS.casualties.text(name(question.unit)), [FOR_ME]);
    case 'wounds-on':
      return ask(TEXTS.woundsOn.title, TEXTS.woundsOn.text(name(question.unit)), [
        ...question.candidates.map((model) => ({
          label: modelName(battle, model),
          hint: modelHint(battle, model),
          answer: model,
        })),
        FOR_ME,
      ]);
    case 'pile-in':
      return ask(TEXTS.pileIn.title(name(question.unit)), TEXTS.pileIn.text(name(question.target)), [
        auto(TEXTS.pileIn.yes),
        STAY,
      ]);
    case 'finish-move':
      return ask(TEXTS.finishMove.title, TEXTS.finishMove.text(name(question.unit)), [
        auto(TEXTS.finishMove.yes),
        STAY,
      ]);
    case 'back-off':
      return ask(
        TEXTS.backOff.title(name(question.unit), isMany(plan, question.unit)),
        TEXTS.backOff.text(name(question.unit), name(question.target)),
        [auto(TEXTS.backOff.yes)],
      );
    case 'wreck':
      return ask(
        TEXTS.wreck.title,
        TEXTS.wreck.text(name(question.unit), name(question.transport), numbers.exitRange),
        [auto(TEXTS.wreck.auto)],
      );
    case 'consolidate':
      return ask(TEXTS.consolidate.title(name(question.unit)), TEXTS.consolidate.text(numbers.consolidation), [STAY]);
    case 'shift': {
      const text = question.way === 'placed' ? TEXTS.shift.placed : TEXTS.shift.moved;
      return ask(TEXTS.shift.title(question.rule), text(name(question.unit), question.reach), [STAY]);
    }
    case 'withdraw':
      return ask(TEXTS.withdraw.title(question.rule), TEXTS.withdraw.text(name(question.unit)), yesNo(TEXTS.withdraw));
    case 'overrun':
      return ask(TEXTS.overrun.title(question.rule), TEXTS.overrun.text(name(question.unit)), [
        ...question.units.map((unit) => ({ label: name(unit), answer: unit })),
        { label: TEXTS.overrun.none, answer: 'no' },
      ]);
    case 'morale-quality':
      return ask(TEXTS.moraleQuality.title, TEXTS.moraleQuality.text(name(question.unit)), [
        auto(TEXTS.moraleQuality.better),
        { label: TEXTS.moraleQuality.hero(plan.models[question.hero].name), answer: true },
        { label: TEXTS.moraleQuality.unit, answer: false },
      ]);
    case 'morale-order': {
      const { title, text, armyTitle, armyText, heroesLast } = TEXTS.moraleOrder;
      return question.hurt ? ask(title, text, [auto(heroesLast)]) : ask(armyTitle, armyText, [auto(heroesLast)]);
    }
    case 'order':
      return ask(TEXTS.order.title, TEXTS.order.text, [auto(TEXTS.order.asListed)]);
    case 'blast-split':
      return ask(TEXTS.blastSplit.title, TEXTS.blastSplit.text, [
        ...evenHitShares(question.units, question.aps).map((deal) => ({
          label: shareText(names.units, question.units, question.aps, deal),
          answer: deal,
        })),
        auto(TEXTS.blastSplit.evenly),
      ]);
    case 'push':
      return ask(TEXTS.push.title(name(question.unit)), TEXTS.push.text(numbers.pushReach, numbers.pushTarget), [
        ...pushChoices(battle, question),
        { label: TEXTS.push.none, answer: 'no' },
      ]);
    case 'fall':
      return ask(TEXTS.fall.title(memberName(plan, names, question.model)), TEXTS.fall.text, [auto(TEXTS.fall.auto)]);
    default:
      return askAside(battle, question);
  }
};

const feat = ({ unit, rule, wounds }: QuestionOf<'feat'>, { units }: Names): Asking =>
  ask(
    TEXTS.feat.title(rule),
    wounds === undefined ? TEXTS.feat.text(units[unit]) : TEXTS.feat.againstWounds(units[unit], wounds),
    yesNo({ yes: TEXTS.feat.yes(rule), no: TEXTS.feat.no }),
  );

const markers = ({ target, rule, most }: QuestionOf<'markers'>, { units }: Names): Asking =>
  ask(TEXTS.markers.title(rule), TEXTS.markers.text(most, units[target]), [
    auto(TEXTS.markers.all(most)),
    ...Array.from({ length: most }, (_, count) => ({ label: TEXTS.markers.count(count), answer: count })),
  ]);

const assist = ({ plan }: Battle, { caster, spell: index, targets, side }: QuestionOf<'assist'>): Asking => {
  const { side: own, name } = plan.models[caster];
  const { spell } = plan.sides[own].spells[index];
  const { units } = namesFor(plan);
  const isHelp = own === side;
  const text = isHelp ? TEXTS.assist.help : TEXTS.assist.hinder;
  return ask(
    isHelp ? TEXTS.assist.helpTitle(spell.name) : TEXTS.assist.hinderTitle(spell.name),
    text(
      name,
      targets.map((target) => units[target]),
      spellEffect(plan, spell),
    ),
    [{ label: TEXTS.assist.none, answer: [] }],
  );
};
