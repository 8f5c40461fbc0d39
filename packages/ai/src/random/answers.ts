import {
  type Answer,
  type AnswerOf,
  type Assist,
  autoBackOff,
  autoPileIn,
  type Battle,
  canStrike,
  checkAssists,
  checkBackOff,
  checkCasualties,
  checkMoves,
  checkPileIn,
  checkShove,
  heldBy,
  modelsOf,
  separationOf,
  modelsWithin,
  placeAt,
  pushSpots,
  type Question,
  type QuestionKind,
  type StrikeOrder,
} from '@muster/engine';
import { mayShift } from '@muster/guide';
import { DIRECTIONS } from '@muster/kernel';
import type { Dice } from '@muster/kernel';
import { drawOne, happens, shuffle } from '../draw.ts';
import { drawShift } from './activation.ts';
import { drawCast, drawUse } from './casts.ts';
import { drawShots } from './shots.ts';

type Asked<K extends QuestionKind> = Extract<Question, { kind: K }>;

/** Returns a random legal answer to any question. */
export const drawAnswer = (battle: Battle, question: Question, dice: Dice): Answer => {
  switch (question.kind) {
    case 'shoot':
      return drawShots(battle, question.unit, dice);
    case 'cast':
      return (happens(dice, 2, 3) ? drawCast(battle, question.unit, dice) : undefined) ?? 'done';
    case 'use':
      return (happens(dice, 2, 3) ? drawUse(battle, question.unit, dice) : undefined) ?? 'done';
    case 'markers':
      return happens(dice, 1, 3) ? 'auto' : dice.below(question.most + 1);
    case 'shove':
      return drawShove(battle, question, dice);
    case 'assist':
      return drawAssists(battle, question, dice);
    case 'strike-back':
      return happens(dice, 4, 5);
    case 'feat':
      return happens(dice, 1, 2);
    case 'strike':
      return happens(dice, 1, 3) ? 'auto' : drawStrike(battle, question, dice);
    case 'casualties':
      return happens(dice, 1, 3) ? 'auto' : drawCasualties(battle, question, dice);
    case 'wounds-on':
      return happens(dice, 1, 3) ? 'auto' : (drawOne(dice, question.candidates) ?? 'auto');
    case 'pile-in':
      return happens(dice, 1, 2) ? 'auto' : drawPileIn(battle, question, dice);
    case 'finish-move':
      return 'auto';
    case 'consolidate':
      return drawConsolidation(battle, question.unit, dice);
    case 'back-off':
      return happens(dice, 1, 2) ? 'auto' : drawBackOff(battle, question, dice);
    case 'morale-quality':
      return drawOne(dice, ['auto', true, false] as const) ?? 'auto';
    case 'morale-order':
      return happens(dice, 1, 2) ? 'auto' : shuffle(dice, question.units);
    case 'order':
      return happens(dice, 1, 2)
        ? 'auto'
        : shuffle(
            dice,
            question.items.map((_, place) => place),
          );
    case 'blast-split':
      return happens(dice, 1, 2) ? 'auto' : drawShares(question, dice);
    case 'fall':
      return 'auto';
    case 'shift':
      return drawShiftAnswer(battle, question, dice);
    case 'withdraw':
      return happens(dice, 1, 3);
    case 'overrun':
      return happens(dice, 1, 6) ? 'no' : (drawOne(dice, question.units) ?? 'no');
    case 'push':
      return (happens(dice, 2, 3) ? drawOne(dice, pushSpots(battle, question.model)) : undefined) ?? 'no';
    case 'wreck':
      return happens(dice, 1, 2) ? 'auto' : drawExit(battle, question, dice);
    case 'note-terrain':
      return happens(dice, 1, 8) ? 'none' : dice.below(battle.plan.terrain.length);
    case 'note-enemy':
    case 'send-away':
      return happens(dice, 1, 4) ? 'none' : (drawOne(dice, question.units) ?? 'none');
    case 'place-ally':
      return 'auto';
    case 'drop':
      return drawDrop(battle, question, dice);
    case 'concede':
      return happens(dice, 1, 60);
    case 'underdog':
      return happens(dice, 1, 8) ? (drawOne(dice, [-1, 1]) ?? 0) : 0;
    case 'reroll':
      if (!happens(dice, 1, 4)) return 'no';
      return question.what === 'roll' ? 'all' : dice.below(question.faces.length);
    case 'pick':
      return dice.below(question.of);
    case 'dice':
      return Array.from({ length: question.count }, () => dice.d6());
  }
};

/** Returns a random place on the table within reach, or the original one. */
const drawDrop = (battle: Battle, { x, y, reach }: Asked<'drop'>, dice: Dice): AnswerOf['drop'] => {
  const { width, depth } = battle.plan.table;
  const [dx, dy] = DIRECTIONS[dice.below(DIRECTIONS.length)];
  const far = dice.below(reach + 1);
  const spot = { x: x + Math.trunc((dx * far) / 1001), y: y + Math.trunc((dy * far) / 1001) };
  return spot.x < 0 || spot.y < 0 || spot.x > width || spot.y > depth ? 'auto' : spot;
};

const drawShove = (battle: Battle, { unit, reach }: Asked<'shove'>, dice: Dice): AnswerOf['shove'] => {
  const [dx, dy] = DIRECTIONS[dice.below(DIRECTIONS.length)];
  const length = dice.below(reach + 1);
  const way = { x: Math.trunc((dx * length) / 1001), y: Math.trunc((dy * length) / 1001) };
  return checkShove(battle, unit, way, reach) ? 'no' : way;
};

const drawAssists = (battle: Battle, { helpers }: Asked<'assist'>, dice: Dice): Assist[] => {
  const assists: Assist[] = [];
  for (const model of helpers)
    if (happens(dice, 1, 2)) assists.push({ model, tokens: dice.below(battle.tokens[model] + 1) });
  return checkAssists(battle, helpers, assists) ? [] : assists;
};

/** Shares hits evenly among the units in random order. */
const drawShares = ({ units, aps }: Asked<'blast-split'>, dice: Dice): number[] => {
  const order = shuffle(dice, units);
  const shares = aps.map(() => order[0]);
  shuffle(
    dice,
    aps.map((_, hit) => hit),
  ).forEach((hit, turn) => {
    shares[hit] = order[turn % order.length];
  });
  return shares;
};

const drawStrike = (battle: Battle, { unit, target, weapons }: Asked<'strike'>, dice: Dice): StrikeOrder => {
  const { strikeReach } = battle.plan.ruleset.numbers;
  const hold: number[] = [];
  const picks: { weapon: number; model: number }[] = [];
  for (const weapon of weapons) {
    const holders = modelsOf(battle, unit).filter(
      (model) => heldBy(battle, model, weapon) && canStrike(battle, model, target),
    );
    const limited = holders.every((model) => (heldBy(battle, model, weapon)?.usedBit ?? -1) >= 0);
    if (limited && happens(dice, 1, 3)) hold.push(weapon);
    if (!holders.every((model) => heldBy(battle, model, weapon)?.terms.picksModel)) continue;
    const near = modelsOf(battle, target).filter((foe) =>
      holders.every((model) => modelsWithin(battle, model, foe, strikeReach)),
    );
    const model = drawOne(dice, near);
    if (model !== undefined) picks.push({ weapon, model });
  }
  return { order: shuffle(dice, weapons), hold, picks };
};

/** Returns some of the plain moves, if they keep the unit coherent. */
const drawPileIn = (battle: Battle, { unit, target }: Asked<'pile-in'>, dice: Dice): AnswerOf['pile-in'] => {
  const moves = autoPileIn(battle, unit, target).filter(() => happens(dice, 3, 4));
  return checkPileIn(battle, unit, target, moves) ? 'auto' : moves;
};

const drawCasualties = (
  battle: Battle,
  { unit, candidates, count }: Asked<'casualties'>,
  dice: Dice,
): AnswerOf['casualties'] => {
  const fallen = shuffle(dice, candidates).slice(0, count);
  return checkCasualties(battle, unit, candidates, count, fallen) ? 'auto' : fallen;
};

const drawConsolidation = (battle: Battle, unit: number, dice: Dice): AnswerOf['consolidate'] => {
  const limit = battle.plan.ruleset.numbers.consolidation;
  const moves = drawShift(battle, modelsOf(battle, unit), limit, dice);
  return checkMoves(battle, unit, moves, { kind: 'consolidate', limit }) ? [] : moves;
};

/** Moves some or all models to random places within reach. */
const drawShiftAnswer = (battle: Battle, asked: Asked<'shift'>, dice: Dice): AnswerOf['shift'] => {
  for (let tries = 0; tries < 4; tries++) {
    const some = asked.models.filter(() => happens(dice, 2, 3));
    const moves = drawShift(battle, tries % 2 === 0 ? asked.models : some, asked.reach, dice);
    if (moves.length > 0 && mayShift(battle, asked, moves)) return moves;
  }
  return [];
};

/** Places the passengers in a block next to the wreck. */
const drawExit = (battle: Battle, { unit, transport }: Asked<'wreck'>, dice: Dice): AnswerOf['wreck'] => {
  const { first } = battle.plan.units[transport];
  const anchors = shuffle(dice, DIRECTIONS).map(([dx, dy]): [number, number] => {
    const away = dice.below(400);
    return [battle.x[first] + Math.round((dx * away) / 1000), battle.y[first] + Math.round((dy * away) / 1000)];
  });
  return placeAt(battle, unit, anchors, { near: transport }) ?? 'auto';
};

/** Moves the whole unit far enough away at random, or else by the plain answer. */
const drawBackOff = (battle: Battle, { unit, target }: Asked<'back-off'>, dice: Dice): AnswerOf['back-off'] => {
  const separation = separationOf(battle.plan);
  for (let tries = 0; tries < 3; tries++) {
    const moves = drawShift(battle, modelsOf(battle, unit), separation, dice);
    if (!checkBackOff(battle, unit, target, moves)) return moves;
  }
  const moves = autoBackOff(battle, unit, target, 2 * separation);
  return checkBackOff(battle, unit, target, moves) ? 'auto' : moves;
};
