import type { Answer, Assist, Question } from '@muster/engine';
import { goToward } from '../moving/index.ts';
import { chooseCast, chooseUse } from './casting.ts';
import { chooseSpot, objectiveChoices } from './places.ts';
import { strikeWords } from './odds-words.ts';
import { askEach, parseFaces, YES_NO } from './prompt.ts';
import { choosePush, chooseRest } from './pushing.ts';
import { chooseOrder, chooseRuleOrder, chooseShares } from './sharing.ts';
import { chooseShove } from './shoving.ts';
import { chooseConcede, chooseReroll, chooseUnderdog } from './rerolls.ts';
import { chooseOverrun, chooseShift, chooseWithdrawal } from './shifting.ts';
import { modelLabel } from './models.ts';
import { CHOICES, HINTS, QUESTIONS } from './question-texts.ts';
import { chooseShots, chooseStrikes } from './weapons.ts';
import type { AskingContext } from './seat.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** Asks a person to answer a question of the game. */
export const answerQuestion = async (seat: AskingContext, question: Question): Promise<Answer> => {
  const { battle, prompt, names, helper } = seat;
  switch (question.kind) {
    case 'shoot': {
      const shots = await chooseShots(seat, question.unit);
      return shots === 'auto' ? helper.answer(battle, question) : shots;
    }
    case 'cast':
      return chooseCast(seat, question.unit);
    case 'use':
      return chooseUse(seat, question.unit);
    case 'markers':
      return prompt.choose<number | 'auto'>(
        QUESTIONS.markers(names.units[question.target], question.rule, question.most),
        [
          { label: CHOICES.allMarkers, value: 'auto' },
          ...Array.from({ length: question.most }, (_, count) => ({ label: `${count}`, value: count })),
        ],
      );
    case 'shove':
      return chooseShove(seat, question);
    case 'assist':
      return assist(seat, question);
    case 'strike-back':
      return strikeBack(seat, question);
    case 'feat':
      return prompt.choose(QUESTIONS.feat(names.units[question.unit], question.rule, question.wounds), YES_NO);
    case 'casualties':
      return casualties(seat, question);
    case 'wounds-on':
      return prompt.choose<number | 'auto'>(QUESTIONS.wounded(names.units[question.unit]), [
        ...question.candidates.map((model) => ({ label: modelLabel(seat, model), value: model })),
        { label: CHOICES.auto, value: 'auto' as const },
      ]);
    case 'consolidate':
      return consolidate(seat, question);
    case 'shift':
      return chooseShift(seat, question);
    case 'withdraw':
      return chooseWithdrawal(seat, question);
    case 'overrun':
      return chooseOverrun(seat, question);
    case 'morale-quality':
      return prompt.choose<boolean | 'auto'>(QUESTIONS.quality(names.units[question.unit]), [
        { label: CHOICES.betterQuality, value: 'auto' },
        { label: CHOICES.qualityOf(battle.plan.models[question.hero].name), value: true },
        { label: CHOICES.unitQuality, value: false },
      ]);
    case 'morale-order':
      return chooseOrder(seat, question);
    case 'order':
      return chooseRuleOrder(seat, question);
    case 'blast-split':
      return chooseShares(seat, question);
    case 'push':
      return choosePush(seat, question);
    case 'fall':
      return chooseRest(seat, question);
    case 'note-terrain':
      return noteTerrain(seat, question);
    case 'note-enemy':
      return noteEnemy(seat, question);
    case 'send-away':
      return sendAway(seat, question);
    case 'place-ally':
    case 'drop':
      return chooseMarked(seat, question);
    case 'concede':
      return chooseConcede(seat, question);
    case 'underdog':
      return chooseUnderdog(seat, question);
    case 'reroll':
      return chooseReroll(seat, question);
    case 'pick':
      return pick(seat, question);
    case 'dice':
      return dice(seat, question);
    case 'finish-move':
      return endCharge(seat, question);
    case 'strike':
      return chooseStrikes(seat, question);
    // Piling in is not a choice (battle:G27); for stepping back and leaving a wreck the engine knows the plain move.
    case 'pile-in':
    case 'back-off':
    case 'wreck':
      return 'auto';
  }
};

/** Asks whether the models of a failed charge move closer; the computer works out where to. */
const endCharge = async ({ prompt, names }: AskingContext, { unit }: Of<'finish-move'>): Promise<Answer> => {
  const goes = await prompt.choose(QUESTIONS.failedCharge(names.units[unit]), [
    { label: CHOICES.closer, value: true },
    { label: CHOICES.stay, value: false },
  ]);
  return goes ? 'auto' : [];
};

const strikeBack = (
  { battle, prompt, names }: AskingContext,
  { unit, target, first }: Of<'strike-back'>,
): Promise<Answer> => {
  const odds = strikeWords(battle, unit, target, first ? 'first' : 'rest');
  const question = first ? QUESTIONS.strikeFirst : QUESTIONS.strikeBack;
  return prompt.choose(question(names.units[unit], names.units[target], odds), YES_NO);
};

const casualties = (seat: AskingContext, { unit, candidates, count }: Of<'casualties'>): Promise<Answer> =>
  seat.prompt.several(
    QUESTIONS.casualties(seat.names.units[unit], count),
    candidates.map((model) => ({ label: modelLabel(seat, model), value: model })),
    count,
    HINTS.models(count),
  );

const assist = async (
  { battle, prompt, names }: AskingContext,
  { caster, spell, targets, helpers, side }: Of<'assist'>,
): Promise<Answer> => {
  const { side: own, name: by } = battle.plan.models[caster];
  const { name } = battle.plan.sides[own].spells[spell].spell;
  const question = own === side ? QUESTIONS.help : QUESTIONS.hinder;
  const aims = targets.map((target) => names.units[target]);
  const spent = await askEach(helpers, async (model): Promise<Assist> => {
    const most = battle.tokens[model];
    const tokens = await prompt.read(
      question(by, name, aims, battle.plan.models[model].name, most),
      (text) =>
        text === '' || text === 'auto' ? 0 : /^\d+$/.test(text) && Number(text) <= most ? Number(text) : undefined,
      HINTS.upTo(most),
    );
    return { model, tokens };
  });
  return spent.filter(({ tokens }) => tokens > 0);
};

const consolidate = async (seat: AskingContext, question: Of<'consolidate'>): Promise<Answer> => {
  const { battle, prompt, names, helper } = seat;
  const limit = battle.plan.ruleset.numbers.consolidation;
  const wish = await prompt.choose<'stay' | 'go' | 'auto'>(QUESTIONS.consolidate(names.units[question.unit], limit), [
    { label: CHOICES.stay, value: 'stay' },
    { label: CHOICES.move, value: 'go' },
    { label: CHOICES.computerDecides, value: 'auto' },
  ]);
  if (wish === 'stay') return [];
  if (wish === 'auto') return helper.answer(battle, question);
  const goal = await chooseSpot(seat, QUESTIONS.whereTo, objectiveChoices(seat, question.unit));
  return goToward(battle, question.unit, goal.x, goal.y, { kind: 'consolidate', limit }) ?? [];
};

/** Asks for the terrain to note down in secret. */
const noteTerrain = ({ battle, prompt, names }: AskingContext, { side }: Of<'note-terrain'>): Promise<Answer> =>
  prompt.choose<number | 'none'>(QUESTIONS.trap(names.sides[side]), [
    ...battle.plan.terrain.map(({ id, minX, maxX, minY, maxY }, piece) => ({
      label: CHOICES.terrain(id, wholeInches((minX + maxX) / 2), wholeInches((minY + maxY) / 2)),
      value: piece,
    })),
    { label: CHOICES.noTerrain, value: 'none' as const },
  ]);

const wholeInches = (hundredths: number): number => Math.round(hundredths / 100) * 100;

/** Asks for the enemy unit to note down in secret. */
const noteEnemy = ({ prompt, names }: AskingContext, { side, units }: Of<'note-enemy'>): Promise<Answer> =>
  prompt.choose<number | 'none'>(QUESTIONS.markedEnemy(names.sides[side]), [
    ...units.map((unit) => ({ label: names.units[unit], value: unit })),
    { label: CHOICES.noUnit, value: 'none' as const },
  ]);

const sendAway = ({ prompt, names }: AskingContext, { side, units }: Of<'send-away'>): Promise<Answer> =>
  prompt.choose<number | 'none'>(QUESTIONS.sendAway(names.sides[side]), [
    { label: CHOICES.noUnit, value: 'none' as const },
    ...units.map((unit) => ({ label: names.units[unit], value: unit })),
  ]);

/** Asks where an ally starts or a dropped marker lands: at the first free spot, or at another place. */
const chooseMarked = async (seat: AskingContext, question: Of<'place-ally' | 'drop'>): Promise<Answer> => {
  const { prompt, names } = seat;
  const what = question.kind === 'drop' ? QUESTIONS.droppedIntel : QUESTIONS.ally(names.units[question.unit]);
  const wish = await prompt.choose(what, [
    { label: CHOICES.firstRoom, value: true },
    { label: CHOICES.elsewhere, value: false },
  ]);
  if (wish) return 'auto';
  const from = question.kind === 'drop' ? { x: question.x, y: question.y } : question.unit;
  return chooseSpot(seat, QUESTIONS.whereTo, objectiveChoices(seat, from));
};

/** Asks for a random draw by hand, counted from 1. */
const pick = ({ prompt, names }: AskingContext, { side, lot, of }: Of<'pick'>): Promise<Answer> =>
  prompt.read(
    QUESTIONS.draw(names.sides[side], lot, of),
    (text) => (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= of ? Number(text) - 1 : undefined),
    HINTS.number(of),
  );

/** Asks for the faces of real dice: `3 5 5 1`, or `3551`. */
const dice = ({ prompt, names }: AskingContext, { side, purpose, unit, count }: Of<'dice'>): Promise<Answer> => {
  const who = unit >= 0 ? names.units[unit] : names.sides[side];
  return prompt.read(QUESTIONS.dice(who, purpose, count), (text) => parseFaces(text, count), HINTS.faces(count));
};
