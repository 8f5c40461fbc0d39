import { type Battle, billItemText, type Purpose } from '@muster/engine';
import { namesFor } from '../desk/names.ts';
import { targetWords } from '../dice/rows.ts';
import { PURPOSE_TEXTS } from '../dice/texts.ts';
import { ask, type Asking } from './answer-choice.ts';
import type { QuestionOf } from './of.ts';
import { QUESTION_TEXTS as TEXTS, rollText } from './texts.ts';

/** Returns questions outside of combat: places for allies and markers, secrets, rerolls, random draws and real dice. */
export const askAside = (
  battle: Battle,
  question: QuestionOf<
    | 'place-ally'
    | 'drop'
    | 'note-terrain'
    | 'note-enemy'
    | 'send-away'
    | 'concede'
    | 'underdog'
    | 'reroll'
    | 'pick'
    | 'dice'
  >,
): Asking => {
  const name = (unit: number): string => namesFor(battle.plan).units[unit];
  switch (question.kind) {
    case 'place-ally':
      return ask(TEXTS.placeAlly.title(name(question.unit)), TEXTS.placeAlly.text, [
        { label: TEXTS.placeAlly.auto, answer: 'auto' },
      ]);
    case 'drop':
      return ask(TEXTS.drop.title, TEXTS.drop.text(question.reach), [{ label: TEXTS.drop.auto, answer: 'auto' }]);
    case 'note-terrain':
      return ask(TEXTS.noteTerrain.title, TEXTS.noteTerrain.text, [
        ...battle.plan.terrain.map(({ id, minX, maxX, minY, maxY }, piece) => ({
          label: id,
          hint: TEXTS.noteTerrain.hint(middleOf(minX, maxX), middleOf(minY, maxY)),
          answer: piece,
        })),
        { label: TEXTS.noteTerrain.none, answer: 'none' },
      ]);
    case 'note-enemy':
      return ask(TEXTS.noteEnemy.title, TEXTS.noteEnemy.text, [
        ...question.units.map((unit) => ({ label: name(unit), answer: unit })),
        { label: TEXTS.noteEnemy.none, answer: 'none' },
      ]);
    case 'send-away':
      return ask(TEXTS.sendAway.title, TEXTS.sendAway.text, [
        { label: TEXTS.sendAway.none, answer: 'none' },
        ...question.units.map((unit) => ({ label: name(unit), answer: unit })),
      ]);
    case 'concede':
      return ask(TEXTS.concede.title(question.round), TEXTS.concede.text, [
        { label: TEXTS.concede.no, answer: false },
        { label: TEXTS.concede.yes, answer: true },
      ]);
    case 'underdog':
      return underdog(battle, question);
    case 'reroll':
      return reroll(battle, question);
    case 'pick':
      return ask(
        TEXTS.pick.title(question.lot),
        TEXTS.pick.text(question.of),
        Array.from({ length: question.of }, (_, i) => ({ label: TEXTS.pick.choice(i + 1), answer: i })),
      );
    case 'dice':
      return ask(TEXTS.dice.title(question.count), diceText(battle, question));
  }
};

/** Returns the middle of two lengths, to a whole inch. */
const middleOf = (least: number, most: number): number => Math.round((least + most) / 200) * 100;

/** Returns who rolls and for what. */
const rollOf = (
  { plan }: Battle,
  { unit, purpose, side }: { unit: number; purpose: Purpose; side: number },
  weapon?: string,
): string => {
  const { units, sides } = namesFor(plan);
  return rollText((unit >= 0 ? units[unit] : sides[side]) ?? sides[side], PURPOSE_TEXTS[purpose], weapon);
};

const underdog = (battle: Battle, question: QuestionOf<'underdog'>): Asking => {
  const { title, text, textAgainst, no, plus, minus, hint } = TEXTS.underdog;
  const { side, count, need } = question;
  const roll = rollOf(battle, question);
  const left = battle.sideUnderdog[side];
  return ask(title, need === undefined ? text(roll, count, left) : textAgainst(roll, count, need, left), [
    { label: no, answer: 0 },
    { label: plus, hint, answer: 1 },
    { label: minus, hint, answer: -1 },
  ]);
};

const reroll = (battle: Battle, question: QuestionOf<'reroll'>): Asking => {
  const { title, text, textAgainst, no, all, die } = TEXTS.reroll;
  const { need, what, faces } = question;
  const roll = rollOf(battle, question);
  return ask(title, need === undefined ? text(roll) : textAgainst(roll, need), [
    { label: no, answer: 'no' },
    ...(what === 'roll'
      ? [{ label: all, answer: 'all' as const }]
      : faces.map((face, at) => ({ label: die(face), answer: at }))),
  ]);
};

/** Returns who rolls real dice, what for, and the target number with its modifiers. */
const diceText = (battle: Battle, question: QuestionOf<'dice'>): string => {
  const { purpose, weapon = -1, bill = [] } = question;
  const roll = rollOf(battle, question, purpose === 'hit' ? battle.plan.weapons[weapon]?.name : undefined);
  const target = targetWords(question);
  if (target === '') return TEXTS.dice.text(roll);
  const modifiers = bill.map(billItemText).join(', ');
  return modifiers === '' ? TEXTS.dice.textFor(roll, target) : TEXTS.dice.textWith(roll, target, modifiers);
};
