import { type Assist, type Battle, hasUnitFlag, type Question, UNIT_FLAG } from '@muster/engine';

/** The largest useful modifier: a 6 always casts, a 1 never does. */
const MOST = 2;

/** The cost from which a spell is worth one of our tokens, to help or to hinder it. */
const DEAR = 2;

/** Returns the tokens to spend on a roll: those that would be lost anyway, and one on an expensive spell. */
export const chooseAssists = (battle: Battle, question: Extract<Question, { kind: 'assist' }>): Assist[] => {
  const side = battle.plan.models[question.caster].side;
  const isOurs = side === question.side;
  const { value } = battle.plan.sides[side].spells[question.spell].spell;
  const assists: Assist[] = [];
  let left = MOST - spentBefore(question);
  for (const model of question.helpers) {
    const own = battle.tokens[model];
    // A friend that can still cast saves its last token for that.
    const gift = value >= DEAR && own > (isOurs ? 1 : 0) && assists.length === 0 ? 1 : 0;
    const tokens = Math.min(left, own, Math.max(gift, surplusOf(battle, model)));
    if (tokens <= 0) continue;
    assists.push({ model, tokens });
    left -= tokens;
  }
  return assists;
};

/** Returns what our side has already spent on this roll, if assists are open. */
const spentBefore = ({ side, given }: Extract<Question, { kind: 'assist' }>): number =>
  given.reduce((sum, assist) => sum + (assist.side === side ? assist.tokens : 0), 0);

/** Returns the tokens of a caster that has acted that would exceed the limit next round. */
const surplusOf = (battle: Battle, model: number): number => {
  const { tokens, accumulator } = battle.plan.models[model];
  const { tokenLimit } = battle.plan.ruleset.numbers;
  const hasActed = hasUnitFlag(battle, battle.unitOf[model], UNIT_FLAG.activated);
  return hasActed ? Math.max(0, battle.tokens[model] + tokens + accumulator - tokenLimit) : 0;
};
