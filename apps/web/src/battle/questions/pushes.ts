import { type Battle, checkPush, checkShove, floorAt, holdsPoint, inch, type Question } from '@muster/engine';
import { DIRECTIONS, EIGHT_DIRECTIONS } from '@muster/kernel';
import type { AnswerChoice } from './answer-choice.ts';

/** The eight directions as people see them on a map. */
const WORDS = ['right', 'down right', 'down', 'down left', 'left', 'up left', 'up', 'up right'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As far as a push goes in each direction that is free, with a word about drops. */
export const pushChoices = (battle: Battle, model: number): AnswerChoice[] => {
  const { pushReach, fallHeight } = battle.plan.ruleset.numbers;
  return WORDS.flatMap((word, i) => {
    const along = (from: number, share: number): number => from + Math.trunc((share * pushReach) / 1000);
    const spot = {
      x: along(battle.x[model], EIGHT_DIRECTIONS[2 * i]),
      y: along(battle.y[model], EIGHT_DIRECTIONS[2 * i + 1]),
    };
    if (checkPush(battle, model, spot)) return [];
    const drop = battle.z[model] - floorAt(battle.plan, spot.x, spot.y);
    const isOver =
      drop >= fallHeight || battle.plan.terrain.some((piece) => piece.gap && holdsPoint(piece, spot.x, spot.y));
    return [{ label: capital(word), ...(isOver ? { hint: 'over the edge' } : {}), answer: spot }];
  });
};

/** How many ways a person is offered. */
const WAYS = 8;

/** Ways to move a unit in a straight line, all the way or half of it. */
export const shoveChoices = (battle: Battle, { unit, reach }: Extract<Question, { kind: 'shove' }>): AnswerChoice[] => {
  const step = Math.max(1, Math.floor(DIRECTIONS.length / WAYS));
  return DIRECTIONS.filter((_, i) => i % step === 0).flatMap(([dx, dy], i) =>
    [1, 2].flatMap((part) => {
      const way = { x: Math.trunc((dx * reach) / part / 1001), y: Math.trunc((dy * reach) / part / 1001) };
      if (checkShove(battle, unit, way, reach)) return [];
      return [{ label: capital(WORDS[i] ?? 'that way'), hint: inch(Math.round(reach / part)), answer: way }];
    }),
  );
};
