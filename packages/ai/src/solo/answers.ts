import { type Answer, type Battle, type ModelMove, modelsOf, objectiveCount, type Question } from '@muster/engine';
import { goToward } from '@muster/guide';
import { distance2 } from '@muster/kernel';
import { chooseAssists } from './assists.ts';
import { chooseCast } from './casts.ts';
import { isAtObjective } from './goals.ts';
import { chooseCasualties, chooseWounded, shareBlast } from './losses.ts';
import { strikesBack } from './melee.ts';
import { choosePush } from './pushes.ts';
import { chooseShift } from './shifts.ts';
import { chooseShots } from './shots.ts';
import { chooseSent, frailest, withdraws } from './secrets.ts';
import { chooseShove } from './shoves.ts';
import { chooseReroll, chooseUnderdog, shouldConcede } from './rerolls.ts';
import { chooseTrap } from './traps.ts';
import { chooseUse } from './uses.ts';

/** Returns a good simple answer to any question. */
export const answerPlainly = (battle: Battle, question: Question): Answer => {
  switch (question.kind) {
    case 'shoot':
      return chooseShots(battle, question.unit);
    case 'cast':
      return chooseCast(battle, question.unit);
    case 'use':
      return chooseUse(battle, question.unit);
    case 'shove':
      return chooseShove(battle, question);
    case 'assist':
      return chooseAssists(battle, question);
    case 'strike-back':
      return strikesBack(battle, question);
    case 'casualties':
      return chooseCasualties(battle, question);
    case 'wounds-on':
      return chooseWounded(battle, question);
    case 'blast-split':
      return shareBlast(battle, question);
    case 'strike':
    case 'markers':
    case 'pile-in':
    case 'back-off':
    case 'morale-quality':
    case 'morale-order':
    case 'order':
    case 'fall':
    case 'wreck':
    case 'finish-move':
      return 'auto';
    case 'feat':
      return question.wounds === undefined || question.wounds > 1 || battle.unitAlive[question.unit] === 1;
    case 'shift':
      return chooseShift(battle, question);
    case 'withdraw':
      return withdraws(battle, question.unit);
    case 'overrun':
      return question.units.reduce((best, unit) =>
        battle.plan.units[unit].cost > battle.plan.units[best].cost ? unit : best,
      );
    case 'push':
      return choosePush(battle, question.model);
    case 'consolidate':
      return consolidate(battle, question.unit);
    case 'note-terrain':
      return chooseTrap(battle, question.side);
    case 'note-enemy':
      return frailest(battle, question.units);
    case 'send-away':
      return chooseSent(battle, question.units);
    case 'place-ally':
    case 'drop':
      return 'auto';
    case 'concede':
      return shouldConcede(battle, question.side);
    case 'underdog':
      return chooseUnderdog(battle, question);
    case 'reroll':
      return chooseReroll(question);
    case 'pick':
      return 0;
    case 'dice':
      return Array.from({ length: question.count }, () => 1);
  }
};

/** Moves to an objective within a few inches, or else stays. */
const consolidate = (battle: Battle, unit: number): ModelMove[] => {
  if (isAtObjective(battle, unit)) return [];
  const limit = battle.plan.ruleset.numbers.consolidation;
  const far = limit + 2 * battle.plan.ruleset.numbers.objectiveReach;
  const [model] = modelsOf(battle, unit);
  for (let i = 0; i < objectiveCount(battle); i++) {
    if (distance2(battle.x[model], battle.y[model], battle.objX[i], battle.objY[i]) > far * far) continue;
    const moves = goToward(battle, unit, battle.objX[i], battle.objY[i], { kind: 'consolidate', limit });
    if (moves) return moves;
  }
  return [];
};
