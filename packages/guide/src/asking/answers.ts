import { counted, plural } from '@muster/kernel';
import type { Answer, Assist, Question } from '@muster/engine';
import { goToward } from '../moving/index.ts';
import { chooseCast, chooseUse } from './casting.ts';
import { chooseSpot, objectiveChoices } from './places.ts';
import { strikeWords } from './odds-words.ts';
import { inTurn, parseFaces, YES_NO } from './prompt.ts';
import { choosePush, chooseRest } from './pushing.ts';
import { chooseOrder, chooseRuleOrder, chooseShares } from './sharing.ts';
import { chooseShove } from './shoving.ts';
import { chooseConcede, chooseReroll, chooseSwing } from './swaying.ts';
import { chooseOverrun, chooseShift, chooseWithdrawal } from './shifting.ts';
import { modelLabel } from './models.ts';
import { chooseShots, chooseStrikes } from './weapons.ts';
import type { Seat } from './seat.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** What a person answers to a question of the game. */
export const answerQuestion = async (seat: Seat, question: Question): Promise<Answer> => {
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
        `On ${names.units[question.target]}: ${question.most} × ${question.rule}. How many does the attack use?`,
        [
          { label: 'auto: all of them', value: 'auto' },
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
      return prompt.choose(`Shall ${names.units[question.unit]} use ${question.rule} now? It works once.`, YES_NO);
    case 'casualties':
      return casualties(seat, question);
    case 'wounds-on':
      return prompt.choose<number | 'auto'>(`Who in ${names.units[question.unit]} takes the wounds?`, [
        ...question.candidates.map((model) => ({ label: modelLabel(seat, model), value: model })),
        { label: 'auto', value: 'auto' as const },
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
      return prompt.choose<boolean | 'auto'>(`${names.units[question.unit]} tests morale. Whose Quality counts?`, [
        { label: 'auto: the better one', value: 'auto' },
        { label: `that of ${battle.plan.models[question.hero].name}`, value: true },
        { label: 'that of the unit', value: false },
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
      return chooseSwing(seat, question);
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
    // Closing in is no choice (battle:G27); stepping back and leaving a wreck have one plain way, which the engine knows.
    case 'pile-in':
    case 'back-off':
    case 'wreck':
      return 'auto';
  }
};

/** Ending a charge that went wrong: with the detail left to the computer, or not at all. */
const endCharge = async ({ prompt, names }: Seat, { unit }: Of<'finish-move'>): Promise<Answer> => {
  const goes = await prompt.choose(`The charge of ${names.units[unit]} cannot arrive.`, [
    { label: 'auto: as close as they come', value: true },
    { label: 'stay where they are', value: false },
  ]);
  return goes ? 'auto' : [];
};

const strikeBack = ({ battle, prompt, names }: Seat, { unit, target, first }: Of<'strike-back'>): Promise<Answer> => {
  const [share, how] = first ? (['first', 'strike first at'] as const) : (['rest', 'strike back at'] as const);
  const words = strikeWords(battle, unit, target, share);
  return prompt.choose(`Shall ${names.units[unit]} ${how} ${names.units[target]} (${words})?`, YES_NO);
};

const casualties = (seat: Seat, { unit, candidates, count }: Of<'casualties'>): Promise<Answer> =>
  seat.prompt.several(
    `${count === 1 ? 'One model' : `${count} models`} of ${seat.names.units[unit]} must fall. Which?`,
    candidates.map((model) => ({ label: modelLabel(seat, model), value: model })),
    count,
    `Type ${count === 1 ? 'a number' : `${count} different numbers`} from the list, or auto.`,
  );

const assist = async (
  { battle, prompt, names }: Seat,
  { caster, spell, targets, helpers, side }: Of<'assist'>,
): Promise<Answer> => {
  const { side: own, name: by } = battle.plan.models[caster];
  const { name } = battle.plan.sides[own].spells[spell].spell;
  const words = own === side ? 'help' : 'hinder';
  const whom = targets.map((target) => names.units[target]).join(', ');
  const spent = await inTurn(helpers, async (model): Promise<Assist> => {
    const most = battle.tokens[model];
    const tokens = await prompt.read(
      `${by} casts ${name} at ${whom}. ${battle.plan.models[model].name} has ${counted(most, 'token')}. How many to ${words} it?`,
      (text) =>
        text === '' || text === 'auto' ? 0 : /^\d+$/.test(text) && Number(text) <= most ? Number(text) : undefined,
      `Type a number from 0 to ${most}.`,
    );
    return { model, tokens };
  });
  return spent.filter(({ tokens }) => tokens > 0);
};

const consolidate = async (seat: Seat, question: Of<'consolidate'>): Promise<Answer> => {
  const { battle, prompt, names, helper } = seat;
  const limit = battle.plan.ruleset.numbers.consolidation;
  const wish = await prompt.choose<'stay' | 'go' | 'auto'>(
    `${names.units[question.unit]} may move up to ${limit / 100}".`,
    [
      { label: 'stay', value: 'stay' },
      { label: 'move', value: 'go' },
      { label: 'auto: the computer decides', value: 'auto' },
    ],
  );
  if (wish === 'stay') return [];
  if (wish === 'auto') return helper.answer(battle, question);
  const goal = await chooseSpot(seat, 'Where to?', objectiveChoices(seat, question.unit));
  return goToward(battle, question.unit, goal.x, goal.y, { kind: 'consolidate', limit }) ?? [];
};

/** Terrain that is noted down; whoever else looks at the screen should look away. */
const noteTerrain = ({ battle, prompt, names }: Seat, { side }: Of<'note-terrain'>): Promise<Answer> =>
  prompt.choose<number | 'none'>(`${names.sides[side]}: which piece of terrain is rigged? Nobody else should look.`, [
    ...battle.plan.terrain.map(({ id, minX, maxX, minY, maxY }, piece) => ({
      label: `${id}, around ${inchesOf((minX + maxX) / 2)} ${inchesOf((minY + maxY) / 2)}`,
      value: piece,
    })),
    { label: 'none', value: 'none' as const },
  ]);

const inchesOf = (hundredths: number): string => `${Math.round(hundredths / 100)}"`;

/** An enemy unit that is noted down; whoever else looks at the screen should look away. */
const noteEnemy = ({ prompt, names }: Seat, { side, units }: Of<'note-enemy'>): Promise<Answer> =>
  prompt.choose<number | 'none'>(`${names.sides[side]}: whose end shall pay? Nobody else should look.`, [
    ...units.map((unit) => ({ label: names.units[unit], value: unit })),
    { label: 'nobody', value: 'none' as const },
  ]);

const sendAway = ({ prompt, names }: Seat, { side, units }: Of<'send-away'>): Promise<Answer> =>
  prompt.choose<number | 'none'>(`${names.sides[side]}: who leaves the battle for a reward?`, [
    { label: 'nobody', value: 'none' as const },
    ...units.map((unit) => ({ label: names.units[unit], value: unit })),
  ]);

/** A place for a helper or a marker: near by, or where the computer would put it. */
const chooseMarked = async (seat: Seat, question: Of<'place-ally' | 'drop'>): Promise<Answer> => {
  const { prompt, names } = seat;
  const what = question.kind === 'drop' ? 'The marker falls' : `A helper joins ${names.units[question.unit]}`;
  const wish = await prompt.choose(`${what}. Where to?`, [
    { label: 'auto: where there is room first', value: true },
    { label: 'somewhere else', value: false },
  ]);
  if (wish) return 'auto';
  const from = question.kind === 'drop' ? { x: question.x, y: question.y } : question.unit;
  return chooseSpot(seat, 'Where to?', objectiveChoices(seat, from));
};

/** Lots as people draw them: 1 is the first. */
const pick = ({ prompt, names }: Seat, { side, lot, of }: Of<'pick'>): Promise<Answer> =>
  prompt.read(
    `${names.sides[side]}: draw lots for the ${lot} and type a number from 1 to ${of}.`,
    (text) => (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= of ? Number(text) - 1 : undefined),
    `Type a number from 1 to ${of}.`,
  );

/** Faces as people type them: `3 5 5 1`, or `3551`. */
const dice = ({ prompt, names }: Seat, { side, purpose, unit, count }: Of<'dice'>): Promise<Answer> => {
  const who = unit >= 0 ? names.units[unit] : names.sides[side];
  return prompt.read(
    `${who}: roll ${counted(count, 'die', 'dice')} (${purpose.replaceAll('-', ' ')}) and type the ${plural(count, 'face')}.`,
    (text) => parseFaces(text, count),
    `Type ${counted(count, 'face')} from 1 to 6.`,
  );
};
